package dev.polycodec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.testing.Providers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class RouterTest {

  /** A family of roots. */
  sealed interface Event permits Created, Deleted {}

  /** One with the codec of all others. */
  record Created(int id) implements Event {}

  /** One with a codec of its own. */
  record Deleted(int id) implements Event {}

  /** A root whose annotation names its codec. */
  @UseCodec("tiny-bare")
  record Annotated(int id) {}

  /** A root whose annotation names a codec that overrides do not. */
  @UseCodec("tiny-other")
  record AnnotatedOther(int id) {}

  /** A superclass. */
  static class Base {
    int id;
  }

  /** A subclass. */
  static final class Derived extends Base {}

  interface Left {}

  interface Right {}

  interface NarrowerLeft extends Left {}

  record Both(int id) implements Left, Right {}

  record Narrow(int id) implements NarrowerLeft {}

  private final Codec codec = Providers.tiny().use("tiny").use("tiny-bare", Deleted.class).build();

  @Test
  void tagSaysWhichCodecWrote() {
    assertThat(codec.encode(new Created(1)))
        .startsWith(0xD7, 0x11, 4 << 1, 't', 'i', 'n', 'y', 0x11, 0x9B);
    assertThat(codec.encode(new Deleted(1)))
        .startsWith(0xD7, 0x11, 9 << 1, 't', 'i', 'n', 'y', '-', 'b', 'a', 'r', 'e', 0);
  }

  @Test
  void commonTypeReadsWhatEitherCodecWrote() {
    assertThat(codec.decode(codec.encode(new Created(1)), Event.class)).isEqualTo(new Created(1));
    assertThat(codec.decode(codec.encode(new Deleted(2)), Event.class)).isEqualTo(new Deleted(2));
    assertThat(codec.decode(codec.encode(null), Event.class)).isNull();
  }

  @Test
  void everyFormCarriesTheTag() throws IOException {
    TypedCodec<Deleted> handle = codec.forType(Deleted.class);
    byte[] bytes = handle.encode(new Deleted(7));
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    handle.encode(new Deleted(7), stream);
    assertThat(stream.toByteArray()).isEqualTo(bytes);
    ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length);
    handle.encode(new Deleted(7), direct);
    assertThat(direct.flip()).isEqualTo(ByteBuffer.wrap(bytes));
    assertThat(handle.decode(direct)).isEqualTo(new Deleted(7));
    assertThat(handle.decode(new ByteArrayInputStream(bytes))).isEqualTo(new Deleted(7));
  }

  @Test
  void bytesWithoutATagAreRefused() {
    byte[] untagged = Providers.tiny().build().encode(new Created(1));
    assertThatThrownBy(() -> codec.decode(untagged, Created.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes do not begin with a codec tag: they were written by a codec without"
                + " overrides");
  }

  @Test
  void codecThatTakesNoPartIsRefused() {
    byte[] bytes = codec.encode(new Created(1));
    bytes[3] = 'b';
    assertThatThrownBy(() -> codec.decode(bytes, Created.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes were written by the codec 'biny', which takes no part in tiny+tiny-bare")
        .extracting("codec", "type")
        .containsExactly("tiny+tiny-bare", Created.class.getName());
  }

  @Test
  void codecForTrustedInputTakesNoPartUnasked() {
    byte[] bytes =
        new byte[] {(byte) 0xD7, 0x11, 22, 't', 'i', 'n', 'y', '-', 'u', 'n', 's', 'a', 'f', 'e'};
    assertThatThrownBy(() -> codec.decode(bytes, Created.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes were written by the codec 'tiny-unsafe', which takes no part in"
                + " tiny+tiny-bare");
    assertThatThrownBy(() -> Providers.tiny().use("tiny").use("tiny-unsafe", Deleted.class).build())
        .isInstanceOf(NoCodecException.class)
        .hasMessageContaining("trustedInput()");
  }

  @Test
  void tagOfAnotherFormatVersionIsRefused() {
    byte[] bytes = codec.encode(new Created(1));
    bytes[1] = 0x12;
    assertThatThrownBy(() -> codec.decode(bytes, Created.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes have version 2 of the format; this codec reads version 1: read them with the"
                + " release that wrote them");
    bytes[1] = 0x21;
    assertThatThrownBy(() -> codec.decode(bytes, Created.class))
        .isExactlyInstanceOf(MalformedDataException.class);
  }

  @Test
  void everyTruncatedTagIsRefused() {
    byte[] bytes = codec.encode(new Created(1));
    for (int length = 0; length < bytes.length; length++) {
      ByteBuffer truncated = ByteBuffer.wrap(bytes, 0, length);
      assertThatThrownBy(() -> codec.decode(truncated, Created.class))
          .isInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  void explainNamesTheRule() {
    assertThat(codec.explain(Deleted.class))
        .isEqualTo(
            Deleted.class.getName()
                + " is encoded by tiny-bare: use(\"tiny-bare\", Deleted.class)");
    assertThat(codec.explain(Created.class))
        .isEqualTo(Created.class.getName() + " is encoded by tiny: no override matches");
  }

  @Test
  void annotationTakesPartInCodecsWithOverrides() {
    assertThat(codec.explain(Annotated.class))
        .endsWith("is encoded by tiny-bare: @UseCodec(\"tiny-bare\") on Annotated");
    assertThat(codec.decode(codec.encode(new Annotated(1)), Annotated.class))
        .isEqualTo(new Annotated(1));
  }

  @Test
  void codecThatIsOnlyPresentTakesNoPart() {
    byte[] bytes;
    try (Codec other = Providers.tiny().use("tiny-other").use("tiny", Deleted.class).build()) {
      bytes = other.encode(new Created(1));
    }
    assertThatThrownBy(() -> codec.decode(bytes, Created.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes were written by the codec 'tiny-other', which takes no part in"
                + " tiny+tiny-bare");
    assertThatThrownBy(() -> codec.encode(new AnnotatedOther(1)))
        .isExactlyInstanceOf(NoCodecException.class)
        .hasMessage(
            "The codec 'tiny-other' takes no part in tiny+tiny-bare; name it with use(), or say"
                + " useAnnotations() and add its artifact");
    try (Codec annotated = Providers.tiny().useAnnotations().build()) {
      assertThat(annotated.decode(bytes, Created.class)).isEqualTo(new Created(1));
      assertThat(annotated.decode(annotated.encode(new AnnotatedOther(1)), AnnotatedOther.class))
          .isEqualTo(new AnnotatedOther(1));
    }
  }

  @Test
  void annotationTakesPartWhenAskedTo() {
    try (Codec plain = Providers.tiny().build();
        Codec annotated = Providers.tiny().useAnnotations().build()) {
      assertThat(plain.encode(new Annotated(1))).startsWith(0x11, 0x9B);
      assertThat(annotated.encode(new Annotated(1))).startsWith(0xD7, 0x11, 9 << 1);
      assertThat(annotated.decode(annotated.encode(new Annotated(1)), Annotated.class))
          .isEqualTo(new Annotated(1));
    }
  }

  @Test
  void overrideOfTheClassGoesBeforeItsAnnotation() {
    try (Codec overridden = Providers.tiny().use("tiny").use("tiny", Annotated.class).build()) {
      assertThat(overridden.explain(Annotated.class)).endsWith("use(\"tiny\", Annotated.class)");
    }
  }

  @Test
  void superclassGoesBeforeInterfaces() {
    try (Codec derived = Providers.tiny().use("tiny").use("tiny-bare", Base.class).build()) {
      assertThat(derived.explain(Derived.class))
          .endsWith("is encoded by tiny-bare: use(\"tiny-bare\", Base.class)");
    }
  }

  @Test
  void unrelatedInterfacesAreAnError() {
    try (Codec both =
        Providers.tiny().use("tiny-bare", Left.class).use("tiny", Right.class).build()) {
      assertThatThrownBy(() -> both.encode(new Both(1)))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              Both.class.getName()
                  + " matches two overrides, use(\"tiny-bare\", Left.class) and use(\"tiny\","
                  + " Right.class); add an override of the class itself");
    }
  }

  @Test
  void narrowerInterfaceGoesBeforeWiderOne() {
    try (Codec narrow =
        Providers.tiny().use("tiny", Left.class).use("tiny-bare", NarrowerLeft.class).build()) {
      assertThat(narrow.explain(Narrow.class)).endsWith("use(\"tiny-bare\", NarrowerLeft.class)");
    }
  }

  @Test
  void overrideOfAnUnknownCodecIsRefusedWhenBuilt() {
    assertThatThrownBy(() -> Providers.tiny().use("other", Deleted.class).build())
        .isInstanceOf(NoCodecException.class)
        .hasMessage(
            "There is no codec 'other', which use(\"other\", Deleted.class) names; present: tiny,"
                + " tiny-bare, tiny-other, tiny-unsafe");
  }

  @Test
  void closingClosesAllOfThem() {
    TypedCodec<Created> handle = codec.forType(Created.class);
    codec.close();
    codec.close();
    assertThatThrownBy(() -> handle.encode(new Created(1)))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> codec.encode(new Created(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(
            "The codec tiny+tiny-bare is closed: nothing can be encoded or decoded with it any"
                + " more");
    assertThat(codec.name()).isEqualTo("tiny+tiny-bare");
  }

  @Test
  void claimsAreThoseOfAllCodecs() {
    assertThat(codec.traits())
        .containsExactlyInAnyOrder(Trait.CARRIES_TYPES, Trait.DETECTS_TRUNCATION);
  }
}
