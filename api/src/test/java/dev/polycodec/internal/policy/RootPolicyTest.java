package dev.polycodec.internal.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import java.io.File;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootPolicyTest {

  private static final ShapesImpl SHAPES =
      ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
  private static final String HERE = RootPolicyTest.class.getName();

  enum Color {
    RED,
    GREEN {}
  }

  static class Order {
    Line[] lines = {};
    Color color = Color.RED;
    Object anything = "";
  }

  static class Line {
    URI uri = URI.create("a");
  }

  static class Stranger {}

  @Test
  void allowsNothingUnknownWithoutConfiguration() {
    RootPolicy policy = policy(List.of(), List.of(), Object.class);

    assertThat(policy.allows(Stranger.class)).isFalse();
    assertThat(policy.allows(Stranger.class.getName())).isFalse();
    assertThat(policy.allows("no.such.Class")).isFalse();
  }

  @Test
  void excludesWhatPatternsDenyOrRejectAndNothingElse() {
    TypePolicy none = TypePolicy.of(List.of("com.acme.*"), List.of(), List.of());
    assertThat(none.isRestrictive()).isFalse();
    assertThat(none.exclusion(URI.class)).isNull();

    TypePolicy denying =
        TypePolicy.of(List.of(), List.of("java.net.*", HERE + "$Color"), List.of());
    assertThat(denying.isRestrictive()).isTrue();
    assertThat(denying.exclusion(Stranger.class)).isNull();
    assertThat(denying.exclusion(URI[].class))
        .startsWith("The policy denies the class java.net.URI;");
    assertThat(denying.exclusion(Color.GREEN.getClass()))
        .startsWith("The policy denies the class " + HERE + "$Color;");

    TypePolicy rejecting = TypePolicy.of(List.of(HERE + "$*;!*"), List.of(), List.of());
    assertThat(rejecting.isRestrictive()).isTrue();
    assertThat(rejecting.exclusion(Color.class)).isNull();
    assertThat(rejecting.exclusion(String.class)).isNull();
    assertThat(rejecting.exclusion(URI.class))
        .endsWith("change the pattern of allow(...) that rejects it");
  }

  @Test
  void allowsWhatTheRootDeclaresAndOnlyForThatRoot() {
    RootPolicy order = policy(List.of(), List.of(), Order.class);
    RootPolicy stranger = policy(List.of(), List.of(), Stranger.class);

    for (Class<?> type : List.of(Order.class, Line.class, Line[][].class, Color.class, URI.class)) {
      assertThat(order.allows(type)).as(type.getName()).isTrue();
      assertThat(order.allows(type.getName())).as(type.getName()).isTrue();
      assertThat(stranger.allows(type)).as(type.getName()).isFalse();
    }
    assertThat(order.allows(Color.GREEN.getClass())).isTrue();
    assertThat(order.allows(Stranger.class)).isFalse();
  }

  @Test
  void allowsTheSafeListToEveryRoot() {
    RootPolicy policy = policy(List.of(), List.of(), Stranger.class);

    for (Object value :
        List.of(
            1, "", new int[0][0], new ArrayList<>(), List.of(), Map.of(), TimeZone.getDefault())) {
      assertThat(policy.allows(value.getClass())).as(value.getClass().getName()).isTrue();
    }
    assertThat(policy.allows("[I")).isTrue();
    assertThat(policy.allows("[[Ljava.lang.String;")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.awt.Robot",
        "java.beans.EventHandler",
        "java.io.FileInputStream",
        "java.io.ObjectInputStream",
        "java.lang.ClassValue",
        "[Ljava.lang.ClassValue;",
        "java.lang.ClassLoader",
        "java.lang.ModuleLayer",
        "java.lang.ProcessBuilder",
        "java.lang.ProcessHandleImpl",
        "java.lang.Runtime",
        "java.lang.System",
        "java.lang.System$LoggerFinder",
        "java.lang.Thread",
        "java.lang.Thread$UncaughtExceptionHandler",
        "java.lang.ThreadGroup",
        "java.lang.ThreadLocal",
        "java.lang.foreign.Arena",
        "java.lang.invoke.SerializedLambda",
        "java.lang.ref.SoftReference",
        "java.lang.reflect.Proxy",
        "java.net.Socket",
        "java.net.URLClassLoader",
        "java.nio.file.Paths",
        "java.rmi.server.UnicastRemoteObject",
        "java.security.SignedObject",
        "java.util.Scanner",
        "java.util.ServiceLoader",
        "java.util.ServiceLoader$Provider",
        "java.util.Timer",
        "java.util.TimerTask",
        "java.util.jar.JarFile",
        "java.util.logging.FileHandler",
        "java.util.prefs.Preferences",
        "java.util.zip.ZipFile",
        "javax.management.BadAttributeValueExpException",
        "javax.script.ScriptEngineManager",
        "com.sun.rowset.JdbcRowSetImpl",
        "jdk.internal.misc.Unsafe",
        "sun.misc.Unsafe"
      })
  void neverAllowsWhatActs(String name) {
    assertThat(policy(List.of("*", name.replaceAll("[\\[;]", "")), List.of(), File.class))
        .satisfies(policy -> assertThat(policy.allows(name)).isFalse());
  }

  @Test
  void allowsTheRestToThoseWhoAllowEverything() {
    assertThat(policy(List.of("*"), List.of(), File.class).allows(Stranger.class)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.net.URI", "java.util.regex.Pattern", "java.sql.Timestamp"})
  void allowsSomeValuesOnlyWhereTheyAreAskedFor(String name) throws ClassNotFoundException {
    assertThat(policy(List.of(), List.of(), Object.class).allows(name)).isFalse();
    assertThat(policy(List.of(name), List.of(), Object.class).allows(name)).isTrue();
    assertThat(policy(List.of(), List.of(), Class.forName(name)).allows(name)).isTrue();
  }

  @Test
  void denyBeatsAllowAndWhatIsDeclared() {
    RootPolicy policy = policy(List.of(HERE + "$*"), List.of(HERE + "$L*"), Order.class);

    assertThat(policy.allows(Line.class)).isFalse();
    assertThat(policy.allows(Stranger.class)).isTrue();
  }

  @Test
  void denyBeatsTheSafeList() {
    RootPolicy policy = policy(List.of(), List.of("java.util.Date"), Object.class);

    assertThat(policy.allows("java.util.Date")).isFalse();
    assertThat(policy.allows("[Ljava.util.Date;")).isFalse();
  }

  @Test
  void rejectionInAnAllowStringBeatsOtherAllowStringsInAnyOrder() {
    String all = HERE + "$*";
    String some = "!" + HERE + "$Stranger;" + HERE + "$*";

    assertThat(policy(List.of(all, some), List.of(), Object.class).allows(Stranger.class))
        .isFalse();
    assertThat(policy(List.of(some, all), List.of(), Object.class).allows(Stranger.class))
        .isFalse();
    assertThat(policy(List.of(some, all), List.of(), Object.class).allows(Line.class)).isTrue();
  }

  @Test
  void registeredClassesAreAllowedWithWhatTheyDeclare() {
    RootPolicy policy =
        TypePolicy.of(List.of(), List.of(), List.of(Order.class)).forRoot(Object.class, SHAPES);

    assertThat(policy.allows(Order.class)).isTrue();
    assertThat(policy.allows(Line.class)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ".",
        "a..B",
        ".a.B",
        "a.B.",
        "a/B",
        "a.B;",
        "a.\0B",
        "a B",
        "[",
        "[]",
        "[a.B",
        "[La.B",
        "[L;",
        "[La.B;[]",
        "[V",
        "[[[[[[[[[I",
        "a.B[]",
        "int",
        "int[]",
        "Ljava.lang.String;",
        "java.lang.String[",
        "RootPolicyTest$$Lambda/0x1",
        "a.\uD835"
      })
  void refusesMalformedNamesWhateverIsAllowed(String name) {
    assertThat(policy(List.of("*"), List.of(), Object.class).allows(name)).isFalse();
  }

  /** Letters may be two characters each. */
  @Test
  void allowsEachNameThatAClassCanHave() {
    RootPolicy any = policy(List.of("*"), List.of(), Object.class);
    RootPolicy one = policy(List.of("a.\uD835\uDCB3y"), List.of(), Object.class);

    assertThat(any.allows("a.\uD835\uDCB3y")).isTrue();
    assertThat(any.allows("[La.\uD835\uDCB3y;")).isTrue();
    assertThat(one.allows("a.\uD835\uDCB3y")).isTrue();
    assertThat(one.refusal("a.\uD835\uDCB3z", true))
        .startsWith("The policy does not allow the class a.\uD835\uDCB3z; ");
  }

  @Test
  void refusesNamesLongerThanALimit() {
    RootPolicy policy = policy(List.of("*"), List.of(), Object.class);

    assertThat(policy.allows("a".repeat(512))).isTrue();
    assertThat(policy.allows("a".repeat(513))).isFalse();
  }

  @Test
  void saysWhichLineAllowsAClassWhetherItExistsOrNot() {
    RootPolicy policy = policy(List.of(), List.of("com.acme.Bad"), Object.class);

    assertThat(policy.refusal("[Lcom.acme.Foo;", true))
        .isEqualTo(
            "The policy does not allow the class com.acme.Foo; if messages may hold it, add"
                + " allow(\"com.acme.Foo\") to the builder");
    assertThat(policy.refusal("java.lang.Thread", true))
        .isEqualTo("No policy allows the class java.lang.Thread" + WAY_OUT);
    assertThat(policy.refusal("com.acme.Bad", true))
        .isEqualTo(
            "The policy denies the class com.acme.Bad; if messages may hold it, change the pattern"
                + " of deny(...) or polycodec.deny that matches it");
    assertThat(policy.refusal("a;/b", true)).isEqualTo("No policy allows the class a??b" + WAY_OUT);
    assertThat(policy.refusal("a secret", true))
        .isEqualTo("No policy allows the class ?" + WAY_OUT);
    assertThat(policy.refusal("x".repeat(70_000), true))
        .isEqualTo("No policy allows the class " + "x".repeat(120) + "..." + WAY_OUT);
  }

  private static final String WAY_OUT =
      "; give the class that refers to it a Surrogate, whose form does without";

  @Test
  void saysWhatIsNeededBesidesAllow() {
    RootPolicy policy = policy(List.of("!com.acme.Bad;com.acme.*"), List.of(), Object.class);

    assertThat(policy.refusal("com.acme.Bad", true))
        .isEqualTo(
            "The policy does not allow the class com.acme.Bad; if messages may hold it, change the"
                + " pattern of allow(...) that rejects it");
    assertThat(policy.refusal("java.util.StringJoiner", true))
        .isEqualTo(
            "The policy does not allow the class java.util.StringJoiner; if messages may hold it,"
                + " register a Surrogate for it, as it is a JDK class without a portable form");
    assertThat(policy.refusal("java.util.StringJoiner", false))
        .endsWith("add allow(\"java.util.StringJoiner\") to the builder");
    assertThat(policy.refusal("java.net.URI", true))
        .endsWith("add allow(\"java.net.URI\") to the builder");
  }

  private static RootPolicy policy(List<String> allow, List<String> deny, Type root) {
    return TypePolicy.of(allow, deny, List.of()).forRoot(root, SHAPES);
  }
}
