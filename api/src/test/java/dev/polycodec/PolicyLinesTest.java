package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Providers.FakeLoader;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.TinyProvider;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a line of configuration allows, and what a refusal says of it. */
class PolicyLinesTest {

  @TempDir Path directory;

  /** Is written like a package. */
  static final class lower {}

  /** Has a form for what has none of its own. */
  private static final class JoinerForm implements Surrogate<StringJoiner, String> {

    @Override
    public Class<StringJoiner> type() {
      return StringJoiner.class;
    }

    @Override
    public Class<String> form() {
      return String.class;
    }

    @Override
    public String toForm(StringJoiner joiner) {
      return joiner.toString();
    }

    @Override
    public StringJoiner fromForm(String form) {
      return new StringJoiner(",").add(form);
    }
  }

  @Test
  void aClassWithinAnotherIsNoPackage() {
    Providers.tiny()
        .allow("clojure.core$eval200$fn__201")
        .deny("com.acme.script$run")
        .build()
        .close();
  }

  @Test
  void aPackageWithoutItsStarIsRefused() {
    String message =
        "(\"com.acme\") names no class, but perhaps a package: say \"com.acme.*\" for its classes,"
            + " \"com.acme.**\" for those of its subpackages, too";
    assertThatThrownBy(() -> Providers.tiny().allow("com.acme").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("allow" + message);
    assertThatThrownBy(() -> Providers.tiny().deny("com.acme").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("deny" + message);
    assertThatThrownBy(() -> Providers.tiny().allow("com.acme.Order;!com.acme").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("allow(\"!com.acme\") names no class");
    FakeLoader loader =
        Providers.loader(TinyProvider.class).with("allowed.txt", "com.acme.Order\ncom.acme\n");
    assertThatThrownBy(() -> Codecs.builder().classLoader(loader).allowFrom("allowed.txt").build())
        .hasMessage("allow" + message);
  }

  @Test
  void whatEveryMessageIsMadeOfCannotBeDenied() {
    String message =
        " denies nothing: every message is made of texts, truth values, characters and numbers of"
            + " the primitive types; deny the classes that hold them";
    assertThatThrownBy(() -> Providers.tiny().deny("com.acme.*;java.lang.String").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("deny(\"java.lang.String\")" + message);
    assertThatThrownBy(() -> Providers.tiny().allow("!java.lang.Integer;com.acme.*").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("allow(\"!java.lang.Integer\")" + message);
    try (Codec codec =
        Providers.tiny().deny("java.lang.*").allow("java.util.ArrayList;!*").build()) {
      for (Object basic : List.of("text", 1, 1L, 1.0)) {
        assertThat(back(codec, basic)).isEqualTo(basic);
      }
    }
  }

  @Test
  void aDenialThatOnlyExemptsIsRefused() {
    assertThatThrownBy(() -> Providers.tiny().deny("!com.acme.Bad;!com.acme.worse.*").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "deny(\"!com.acme.Bad\") denies nothing: ! exempts classes from the patterns that follow"
                + " it in the same string; say \"com.acme.Bad\"");
    Providers.tiny().deny("!com.acme.Good;com.acme.*", "").build().close();
  }

  @Test
  void aClassThatIsMissingHereOrWrittenInLowerCaseIsAllowed() {
    Providers.tiny().allow("com.acme.Gone", "com.acme.Outer$Inner").build().close();
    try (Codec codec = Providers.tiny().allow(lower.class).build()) {
      assertThat(back(codec, new lower())).isInstanceOf(lower.class);
    }
  }

  @Test
  void aClassThatNoLineHelpsIsRefusedWithWhatDoes() {
    try (Codec codec = Providers.tiny().learn(directory.resolve("learnt.txt")).build()) {
      assertThatThrownBy(() -> back(codec, new StringJoiner(",")))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessage(
              "java.util.StringJoiner is a JDK class without a portable form: register a"
                  + " Surrogate for it; found at [0] of java.util.ArrayList");
      assertThatThrownBy(() -> back(codec, (Supplier<String>) () -> ""))
          .isExactlyInstanceOf(EncodeException.class)
          .hasMessageEndingWith(
              " is a lambda or another hidden class, which has no name: use a named class, such as"
                  + " an enum constant or a record that implements the interface; found at [0] of"
                  + " java.util.ArrayList");
    }
    assertThat(directory.resolve("learnt.txt")).doesNotExist();
  }

  @Test
  void aSurrogateAllowsTheClassThatItReplaces() {
    StringJoiner joiner = new StringJoiner(",").add("a");
    byte[] bytes;
    try (Codec codec = Providers.tiny().surrogate(new JoinerForm()).build()) {
      assertThat(back(codec, joiner)).hasToString("a");
      bytes = codec.forType(Object.class).encode(new ArrayList<>(List.of(joiner)));
    }
    try (Codec codec = Providers.tiny().build()) {
      assertThatThrownBy(() -> codec.forType(Object.class).decode(bytes))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              "The policy does not allow the class java.util.StringJoiner; if messages may hold"
                  + " it, register a Surrogate for it, as it is a JDK class without a portable"
                  + " form");
    }
  }

  @Test
  void aClassThatIsAllowedButMissingIsSaidToBeMissing() {
    byte[] bytes;
    try (Codec codec = Providers.tiny().allow(Invoice.class).build()) {
      bytes = codec.forType(Object.class).encode(new ArrayList<>(List.of(new Invoice(1))));
    }
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    byte[] changed = text.replace("Invoice", "Missing").getBytes(StandardCharsets.ISO_8859_1);
    ClassLoader loader = Providers.loader(TinyProvider.class);
    try (Codec codec =
        Codecs.builder().classLoader(loader).allow("dev.polycodec.testing.*").build()) {
      assertThatThrownBy(() -> codec.forType(Object.class).decode(changed))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              "The policy allows the class dev.polycodec.testing.Samples$Missing, but the codec's"
                  + " loader, %s, does not find it; add its jar, name its loader with"
                  + " classLoader(...), or say renamed(\"dev.polycodec.testing.Samples$Missing\","
                  + " ...) if it has another name now",
              loader);
    }
  }

  private static Object back(Codec codec, Object value) {
    TypedCodec<Object> handle = codec.forType(Object.class);
    Object decoded = handle.decode(handle.encode(new ArrayList<>(List.of(value))));
    return ((List<?>) decoded).get(0);
  }
}
