package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.testing.Version;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Date;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Scanner;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassifierTest {

  private static final ShapesImpl SHAPES =
      ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());

  enum Op {
    PLUS,
    MINUS {}
  }

  record Point(int x, int y) {}

  record ReplacedRecord(int x) implements Serializable {
    Object writeReplace() {
      return this;
    }
  }

  record RecordWithIgnoredHook(int x) implements Serializable {
    private void writeObject(ObjectOutputStream out) {}
  }

  static class Plain {
    Object writeReplace() {
      return this; // no hook: the class is not serializable
    }
  }

  static class Base implements Serializable {
    private void readObject(ObjectInputStream in) {}
  }

  static class Derived extends Base {}

  static class Resolved implements Serializable {
    protected Object readResolve() {
      return this;
    }
  }

  static class ResolvedBelow extends Resolved {}

  static class ResolvedState extends Resolved {
    int state;
  }

  static class PrivatelyReplaced implements Serializable {
    private Object writeReplace() {
      return this;
    }
  }

  static class NotReplaced extends PrivatelyReplaced {}

  static class Persistent implements Serializable {
    private static final ObjectStreamField[] serialPersistentFields = {};
  }

  public static class External implements Externalizable {
    @Override
    public void writeExternal(ObjectOutput out) {}

    @Override
    public void readExternal(ObjectInput in) {}
  }

  static class Names extends ArrayList<String> {
    transient int cache;
  }

  static class Labelled extends ArrayList<String> {
    String label = "";
  }

  static class Sized extends ArrayList<String> {
    Sized(int size) {
      super(size);
    }
  }

  static class Sorted extends TreeMap<String, String> {}

  static class SortedSomehow extends TreeMap<String, String> {
    SortedSomehow() {}

    SortedSomehow(Comparator<String> comparator) {
      super(comparator);
    }
  }

  static class Skeleton extends AbstractList<String> {
    @Override
    public String get(int index) {
      throw new IndexOutOfBoundsException(index);
    }

    @Override
    public int size() {
      return 0;
    }
  }

  static class MyDate extends Date {}

  static class Money extends Number {
    private final int cents = 1;

    @Override
    public int intValue() {
      return cents;
    }

    @Override
    public long longValue() {
      return cents;
    }

    @Override
    public float floatValue() {
      return cents;
    }

    @Override
    public double doubleValue() {
      return cents;
    }
  }

  static class Failure extends RuntimeException {}

  class Inner {}

  @Test
  void classifiesWhatCarriesItsOwnKind() {
    assertKind(Kind.SCALAR, int.class, Integer.class, String.class, BigInteger.class);
    assertKind(Kind.SCALAR, BigDecimal.class, Date.class, char.class);
    assertKind(Kind.ENUM, Op.class, Op.MINUS.getClass(), java.time.DayOfWeek.class);
    assertKind(Kind.ARRAY, int[].class, String[][].class, byte[].class);
    assertKind(Kind.RECORD, Point.class, RecordWithIgnoredHook.class);
    assertKind(Kind.OPEN, Object.class, List.class, Number.class, Enum.class, Comparable.class);
    assertKind(Kind.FIELDS, ClassifierTest.class, Plain.class, Money.class, Inner.class);
    assertKind(Kind.SURROGATE, Instant.class, List.of().getClass(), EnumSet.class, ZoneId.class);
  }

  @Test
  void containersAreOfTheirClassWhateverRoomIsAskedFor() {
    for (int size : new int[] {0, 3, Integer.MAX_VALUE}) {
      for (Class<?> type :
          List.of(ArrayList.class, HashSet.class, LinkedHashSet.class, Names.class)) {
        assertThat(SHAPES.of(type).newCollection(size)).isExactlyInstanceOf(type).isEmpty();
      }
      for (Class<?> type : List.of(HashMap.class, LinkedHashMap.class, Sorted.class)) {
        assertThat(SHAPES.of(type).newMap(size)).isExactlyInstanceOf(type).isEmpty();
      }
    }
  }

  @Test
  void classifiesContainersThatElementsRebuild() {
    assertKind(Kind.COLLECTION, ArrayList.class, Names.class);
    assertKind(Kind.MAP, HashMap.class, LinkedHashMap.class, Sorted.class);
  }

  @Test
  void classifiesWhatExtendsTheJdkByItsState() {
    assertKind(Kind.EXTENSION, Labelled.class, Sized.class, SortedSomehow.class, MyDate.class);
    assertKind(Kind.FIELDS, Skeleton.class);
    assertKind(Kind.RECORD, Failure.class, Throwable.class, java.text.ParseException.class);
  }

  @Test
  void refusesItWhereTheCodecsLibraryHasItsOwnWay() {
    ShapesImpl whole = SHAPES.whole();

    assertThat(whole.of(Labelled.class).refusal())
        .isEqualTo(
            Labelled.class.getName()
                + " is a container with a field of its own, label: register a Surrogate for it");
    assertThat(whole.of(Sized.class).refusal())
        .isEqualTo(
            Sized.class.getName()
                + " is a container without a no-argument constructor: register a Surrogate for"
                + " it");
    assertThat(whole.of(Failure.class).refusal())
        .isEqualTo(
            Failure.class.getName()
                + " is a Throwable, whose state belongs to the JVM: register a Surrogate for it");
    assertThat(whole.of(MyDate.class).refusal())
        .isEqualTo(
            MyDate.class.getName()
                + " extends java.util.Date, whose state is hidden: register a Surrogate for it");
  }

  @Test
  void tellsSetsFromOtherCollections() {
    assertThat(SHAPES.of(LinkedHashSet.class).compares()).isTrue();
    assertThat(SHAPES.of(ArrayList.class).compares()).isFalse();
  }

  @Test
  void emptiesContainersThatFillThemselves() {
    assertThat(SHAPES.of(doubleBraced().getClass()).newMap(0)).isEmpty();
    assertThat(SHAPES.of(SelfFilling.class).newCollection(0)).isEmpty();
  }

  private static Map<String, String> doubleBraced() {
    return new HashMap<>() {
      {
        put("a", "b");
      }
    };
  }

  static class SelfFilling extends ArrayList<String> {
    SelfFilling() {
      add("a");
    }
  }

  @Test
  void findsHooksOfJavaSerialization() {
    assertHook("writeReplace", ReplacedRecord.class);
    assertHook("writeReplace", PrivatelyReplaced.class);
    assertHook("readObject", Base.class);
    assertHook("readObject", Derived.class);
    assertHook("readResolve", ResolvedState.class);
    assertHook("serialPersistentFields", Persistent.class);
    assertHook("Externalizable", External.class);
    assertKind(Kind.FIELDS, NotReplaced.class);
  }

  /** What a constant of an enum of Scala 3 is: an anonymous class with a hook. */
  private static Base anonymous() {
    return new Base() {
      private Object writeReplace() {
        return "anonymous";
      }
    };
  }

  @Test
  void namesWhatAnAnonymousClassExtendsOrImplements() {
    assertThat(SHAPES.of(anonymous().getClass()).refusal())
        .endsWith("add useInside(\"jdk\", Base.class) to the builder");
    Serializable implementing =
        new Serializable() {
          private Object writeReplace() {
            return "anonymous";
          }
        };
    assertThat(SHAPES.of(implementing.getClass()).refusal())
        .endsWith("add useInside(\"jdk\", Serializable.class) to the builder");
  }

  @Test
  void namesNoClassThatWasMadeAtRunTime(@TempDir Path directory) throws IOException {
    String proxy =
        "class Thing implements java.io.Serializable { int i; Object writeReplace() { return 1; } }";
    Class<?> made = Version.of(directory, proxy).type("Thing");
    assertThat(SHAPES.of(made).refusal())
        .isEqualTo(
            "acme.Thing has a Java serialization hook, writeReplace, which this codec does not run,"
                + " and which no line can name, as it was made at run time: encode what it stands"
                + " for");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Thing$$EnhancerByCGLIB$$1a2b", "Thing$ByteBuddy$x", "Thing_$$_jvst1"})
  void refusesWhatALibraryMadeOfAClassAtRunTime(String name, @TempDir Path directory)
      throws IOException {
    Class<?> made = Version.of(directory, "class " + name + " { int i; }").type(name);
    assertThat(SHAPES.of(made).refusal())
        .isEqualTo(
            "acme."
                + name
                + " was made at run time, and another process has none of its name: encode what it"
                + " stands for");
  }

  @Test
  void takesTheResolverOfAClassWithoutStateForItsForm() {
    assertKind(Kind.SURROGATE, ResolvedBelow.class);
  }

  /** An object of Scala: what it has is part of the program. */
  static class Only$ implements Serializable {
    public static final Only$ MODULE$ = new Only$();
    int state;

    private Object writeReplace() {
      return this;
    }
  }

  /** Looks like one, and has state that changes. */
  static class Other$ {
    public static final Other$ MODULE$ = new Other$();
    int count;
  }

  @Test
  void takesTheOnlyObjectOfALanguageForItsForm() {
    assertKind(Kind.SURROGATE, Only$.class);
    assertKind(Kind.FIELDS, Other$.class);

    Surrogate<?, ?> form = Objects.requireNonNull(SHAPES.of(Only$.class).surrogate());

    assertThat(((SingletonForm) form).fromForm("")).isSameAs(Only$.MODULE$);
    assertThat(((SingletonForm) form).toForm(Only$.MODULE$)).isEmpty();
  }

  private static void assertHook(String hook, Class<?> type) {
    Shape shape = SHAPES.of(type);
    assertThat(shape.kind()).as(type.getName()).isEqualTo(Kind.JAVA_HOOKS);
    assertThat(shape.refusal())
        .isEqualTo(
            type.getName()
                + " has a Java serialization hook, "
                + hook
                + ", which this codec does not run: register a Surrogate for it, or add"
                + " useInside(\"jdk\", "
                + type.getSimpleName()
                + ".class) to the builder");
  }

  @Test
  void refusesWhatWouldLoseSomethingAndSaysTheWayOut() {
    for (Class<?> type :
        List.of(Scanner.class, Thread.class, StringJoiner.class, Void.class, void.class)) {
      assertRefused(type, " is a JDK class without a portable form: register a Surrogate for it");
    }
  }

  @Test
  void refusesClassesWithoutANameOfTheirOwn() {
    Runnable lambda = () -> {};
    Object proxy =
        Proxy.newProxyInstance(
            getClass().getClassLoader(), new Class<?>[] {Runnable.class}, (p, m, a) -> null);

    assertRefused(
        lambda.getClass(),
        " is a lambda or another hidden class, which has no name: use a named class, such as an"
            + " enum constant or a record that implements the interface");
    assertRefused(
        proxy.getClass(), " is a proxy, whose state is its handler: encode what the handler holds");
  }

  private static void assertRefused(Class<?> type, String reason) {
    Shape shape = SHAPES.of(type);
    assertThat(shape.kind()).as(type.getName()).isEqualTo(Kind.REFUSED);
    assertThat(shape.refusal()).isEqualTo(type.getName() + reason);
  }

  private static void assertKind(Kind kind, Class<?>... types) {
    for (Class<?> type : types) {
      assertThat(SHAPES.of(type).kind()).as(type.getName()).isEqualTo(kind);
    }
  }
}
