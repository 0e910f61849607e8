package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.stored.Envelopes;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Providers.FakeLoader;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Order;
import dev.polycodec.testing.TinyProvider;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BuilderPropertiesTest {

  private static final String PATTERN = "dev.polycodec.testing.*";

  private final FakeLoader loader = Providers.loader(TinyProvider.class);

  @AfterEach
  void clear() {
    System.clearProperty("polycodec.allow");
    System.clearProperty("polycodec.also-read");
    System.clearProperty("polycodec.envelope");
    System.clearProperty("polycodec.codec");
    System.clearProperty("polycodec.deny");
  }

  @Test
  void propertiesNameTheCodecAndAllowClasses() {
    try (Codec codec =
        of(Map.of("polycodec.codec", "tiny", "polycodec.allow", PATTERN, "client.id", 7))) {
      byte[] bytes = codec.encode(Samples.order());
      assertThat(codec.decode(bytes, Object.class)).isEqualTo(Samples.order());
      assertThat(Envelopes.header(bytes).codec()).isEqualTo("tiny");
    }
  }

  @Test
  void classesThatAreNotAllowedAreRefused() {
    try (Codec codec = of(Map.of("polycodec.codec", "tiny", "polycodec.allow", " "))) {
      byte[] bytes = codec.encode(Samples.order());
      assertThatThrownBy(() -> codec.decode(bytes, Object.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    try (Codec codec =
        of(
            Map.of(
                "polycodec.codec",
                "tiny",
                "polycodec.allow",
                PATTERN,
                "polycodec.deny",
                Order.class.getName()))) {
      assertThatThrownBy(() -> codec.encode(Samples.order()))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void systemPropertiesAndThenTheClassPathSayWhatTheMapDoesNot() {
    loader.with("polycodec.properties", "codec=tiny", "allow=java.util.*", "allow=" + PATTERN);
    byte[] bytes;
    try (Codec codec = of(Map.of())) {
      bytes = codec.encode(Samples.order());
      assertThat(codec.decode(bytes, Object.class)).isEqualTo(Samples.order());
    }
    System.setProperty("polycodec.allow", "java.util.*");
    try (Codec codec = of(Map.of())) {
      assertThatThrownBy(() -> codec.decode(bytes, Object.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
    try (Codec codec = of(Map.of("polycodec.allow", PATTERN))) {
      assertThat(codec.decode(bytes, Object.class)).isEqualTo(Samples.order());
    }
    System.setProperty("polycodec.codec", "tiny-other");
    try (Codec codec = of(Map.of())) {
      assertThat(codec.name()).isEqualTo("tiny-other");
    }
  }

  @Test
  void envelopesReadWhatIsNamedAndWriteWhenTheyAreToldTo() {
    byte[] legacy = of(Map.of("polycodec.codec", "tiny", "polycodec.envelope", "false")).encode(7);
    byte[] other = of(Map.of("polycodec.codec", "tiny-other")).encode(8);
    try (Codec codec =
        of(
            Map.of(
                "polycodec.codec", "tiny",
                "polycodec.envelope", "not-yet",
                "polycodec.read-legacy", "tiny",
                "polycodec.also-read", "tiny-other, "))) {
      assertThat(codec.encode(7)).isEqualTo(legacy);
      assertThat(codec.decode(legacy, Integer.class)).isEqualTo(7);
      assertThat(codec.decode(other, Integer.class)).isEqualTo(8);
    }
  }

  @Test
  void whatCannotBeDecodedIsAMissIfThePropertySaysSo() {
    byte[] order = of(Map.of("polycodec.codec", "tiny")).encode(Samples.order());
    try (Codec codec = of(Map.of("polycodec.codec", "tiny", "polycodec.on-failure", "miss"))) {
      assertThat(codec.decode(new byte[] {1, 2, 3}, Object.class)).isNull();
      assertThatThrownBy(() -> codec.decode(order, Object.class))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void wrongPropertiesAreRefused() {
    for (List<String> wrong :
        List.of(
            List.of(
                "polycodec.alow",
                "x",
                "There is no setting polycodec.alow, but: allow, also-read, codec, deny, envelope,"
                    + " evolution, on-failure, read-legacy. Did you mean 'allow'?"),
            List.of(
                "polycodec.compression",
                "x",
                "There is no setting polycodec.compression, but: allow, also-read, codec, deny,"
                    + " envelope, evolution, on-failure, read-legacy"),
            List.of(
                "polycodec.evolution",
                "loose",
                "polycodec.evolution is one of strict, compatible, not loose"),
            List.of(
                "polycodec.envelope",
                "no",
                "polycodec.envelope is one of true, false, not-yet, not no"))) {
      assertThatThrownBy(() -> of(Map.of(wrong.get(0), wrong.get(1))))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(wrong.get(2));
    }
    assertThatThrownBy(
            () -> of(Map.of("polycodec.envelope", "false", "polycodec.on-failure", "miss")))
        .hasMessage("polycodec.on-failure cannot be combined with polycodec.envelope=false");
    loader.with("polycodec.properties", "codec=tiny\nallowed=x");
    assertThatThrownBy(() -> of(Map.of()))
        .hasMessage(
            "There is no setting allowed in test:polycodec.properties#0, but: allow, also-read,"
                + " codec, deny, envelope, evolution, on-failure, read-legacy. Did you mean"
                + " 'allow'?");
  }

  @Test
  void theOrderOfFilesDoesNotDecideWhatIsWritten() {
    String codec = "codec=tiny\n";
    loader.with("polycodec.properties", codec + "envelope=false", codec + "envelope=true");
    assertThatThrownBy(() -> of(Map.of()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "envelope=false in test:polycodec.properties#0 cannot be combined with envelope=true in"
                + " test:polycodec.properties#1");
    try (Codec overruled = of(Map.of("polycodec.envelope", "false"))) {
      assertThat(overruled.name()).isEqualTo("tiny");
    }
    loader.with("polycodec.properties", codec + "envelope=false", codec + "envelope=false");
    try (Codec agreed = of(Map.of())) {
      assertThat(agreed.name()).isEqualTo("tiny");
    }
  }

  @Test
  void whatFilesAndTheSystemSayOfEnvelopesIsNotForACodecThatIsToldToHaveNone() {
    loader.with("polycodec.properties", "codec=tiny\nread-legacy=tiny\non-failure=miss");
    System.setProperty("polycodec.also-read", "tiny-other");
    try (Codec codec = of(Map.of("polycodec.envelope", "False "))) {
      assertThat(codec.decode(codec.encode(7), Integer.class)).isEqualTo(7);
      assertThatThrownBy(() -> codec.decode(new byte[] {1, 2, 3}, Object.class))
          .isInstanceOf(CodecException.class);
    }
    assertThat(Envelopes.header(of(Map.of("polycodec.envelope", "")).encode(7)).codec())
        .isEqualTo("tiny");
    System.setProperty("polycodec.envelope", "false");
    assertThatThrownBy(() -> of(Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("polycodec.also-read cannot be combined with polycodec.envelope=false");
  }

  @Test
  void whatAFileDeniesIsDeniedWithoutAnyCall() {
    loader.with("polycodec.properties", "deny=com.acme.**", "deny=" + Order.class.getName());
    try (Codec codec = Codecs.builder().classLoader(loader).allow(PATTERN).build()) {
      assertThatThrownBy(() -> codec.encode(Samples.order()))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessage(
              "The policy denies the class "
                  + Order.class.getName()
                  + "; if messages may hold it, change the pattern of deny(...) or polycodec.deny"
                  + " that matches it");
    }
    loader.with("polycodec.properties", "denny=" + Order.class.getName());
    assertThatThrownBy(() -> Codecs.builder().classLoader(loader).use("tiny").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("Did you mean 'deny'?");
  }

  @Test
  void whatTheSystemDeniesIsDeniedWhateverTheCodeSays() {
    System.setProperty("polycodec.deny", "com.acme.**," + Order.class.getName());
    try (Codec codec = of(Map.of("polycodec.codec", "tiny", "polycodec.deny", "com.acme.Other"))) {
      assertThatThrownBy(() -> codec.encode(Samples.order()))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  @Test
  void misspeltSystemPropertyIsRefused() {
    System.setProperty("polycodec.denny", PATTERN);
    try {
      assertThatThrownBy(() -> of(Map.of("polycodec.codec", "tiny")))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "There is no setting polycodec.denny of the system, but: allow, also-read, codec,"
                  + " deny, envelope, evolution, on-failure, read-legacy. Did you mean 'deny'?");
    } finally {
      System.clearProperty("polycodec.denny");
    }
  }

  @Test
  void systemPropertyOfSomethingElseIsNotOurs() {
    System.setProperty("polycodec.registry", "redis");
    try (Codec codec = of(Map.of("polycodec.codec", "tiny"))) {
      assertThat(codec.name()).isEqualTo("tiny");
    } finally {
      System.clearProperty("polycodec.registry");
    }
  }

  @Test
  void loaderAfterThePropertiesOfAnotherOneIsRefused() {
    CodecBuilder late = Codecs.builder().properties(Map.of()).use("tiny").classLoader(loader);
    assertThatThrownBy(late::build)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "properties(...), which reads the polycodec.properties of the loader it finds, cannot"
                + " be combined with a classLoader(...) after it");
    Codecs.builder()
        .classLoader(loader)
        .properties(Map.of("polycodec.codec", "tiny"))
        .classLoader(loader)
        .build()
        .close();
  }

  @Test
  void fileThatIsNoneOfPropertiesIsNamed() {
    loader.with("polycodec.properties", "allow=C:\\users");
    assertThatThrownBy(() -> of(Map.of()))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "Cannot read polycodec.properties: test:polycodec.properties#0 holds a \\u that no"
                + " digits follow; write \\\\ for each \\");
    assertThatThrownBy(() -> Codecs.builder().classLoader(loader).build())
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith("Cannot read polycodec.properties: test:polycodec.properties#0");
  }

  @Test
  void defaultsOfPropertiesCount() {
    Properties defaults = new Properties();
    defaults.setProperty("polycodec.codec", "tiny");
    defaults.setProperty("polycodec.deny", PATTERN);
    Properties own = new Properties(defaults);
    own.setProperty("polycodec.allow", PATTERN);
    try (Codec codec = of(own)) {
      assertThatThrownBy(() -> codec.encode(Samples.order()))
          .isInstanceOf(TypeNotAllowedException.class);
    }
  }

  private Codec of(Map<?, ?> properties) {
    return Codecs.builder().classLoader(loader).properties(properties).build();
  }
}
