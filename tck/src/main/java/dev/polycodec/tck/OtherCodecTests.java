package dev.polycodec.tck;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.Trait;
import dev.polycodec.spi.Framing;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What another codec wrote is never read, and its writer is named where that is possible. */
abstract class OtherCodecTests extends Kit.Group {

  private static final int NO_SCHEMAS = 12;
  private static final int SCHEMAS = 13;

  private static final Map<String, byte[]> PLAIN =
      Map.of(
          "a Java object stream|jdk-plain", new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5, 's', 'r'},
          "Smile|smile", new byte[] {':', ')', '\n', 3, (byte) 0xFA},
          "plain Kryo|kryo-plain", new byte[] {1, 0, 'c', 'o', 'm', '.', 'a', (byte) 0xE1},
          "an FST object stream|fst-plain", new byte[] {0, 1, 5, 'c', 'o', 'm', '.', 'a', 'a'},
          "plain Hessian 1.0|hessian1-plain",
              new byte[] {'M', 't', 0, 5, 'c', 'o', 'm', '.', 'a', 'z'},
          "plain Hessian 2.0|hessian-plain",
              new byte[] {'C', 5, 'c', 'o', 'm', '.', 'a', (byte) 0x90},
          "JSON|json", new byte[] {'{', '"', 'a', '"', ':', '1', '}'});

  private boolean framed() {
    return subject.variant().framing() == Framing.FRAMED;
  }

  @TestFactory
  @DisplayName("A codec with a frame has a number of its own")
  Stream<DynamicTest> numbers() {
    return framed()
        ? Stream.of(
            dynamicTest("no codec of Polycodec has it", this::isItsOwn),
            dynamicTest("any other is refused with the number", this::refusesUnknown))
        : Stream.empty();
  }

  private void isItsOwn() {
    assertThat(FramedNames.ALL)
        .filteredOn(name -> !name.equals(subject.name()))
        .extracting(FramedNames::number)
        .doesNotContain(subject.variant().number());
  }

  @TestFactory
  @DisplayName("The message of a codec of Polycodec is refused with its name")
  Stream<DynamicTest> knownWriterIsNamed() {
    return FramedNames.ALL.stream()
        .filter(name -> !name.equals(subject.name()))
        .map(name -> dynamicTest(name, () -> namesWriter(name)));
  }

  private void namesWriter(String writer) {
    byte[] honest = message();
    byte[] foreign =
        framed() ? by(honest[0], FramedNames.number(writer), honest) : FramedNames.message(writer);
    boolean both = framed() || !subject.claims(Trait.SCHEMA_FIRST);
    assertThatThrownBy(() -> decode(foreign))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes were written by the codec '%s', this codec is '%s': "
                + (both
                    ? "to read both, add envelope(Envelopes.defaults().readLegacy(\"%1$s\")"
                        + ".readLegacy(\"%2$s\")) to the builder"
                    : "read them with use(\"%1$s\")"),
            writer,
            subject.name());
  }

  private void refusesUnknown() {
    byte[] honest = message();
    IntStream.range(0, 256)
        .filter(number -> number != subject.variant().number())
        .filter(number -> FramedNames.ALL.stream().noneMatch(n -> FramedNames.number(n) == number))
        .forEach(
            number ->
                assertThatThrownBy(() -> decode(by(honest[0], number, honest)))
                    .isExactlyInstanceOf(MalformedDataException.class)
                    .hasMessage(
                        "The bytes were written by a codec of the number %d, which none of"
                            + " Polycodec's own has, this codec is '%s'",
                        number, subject.name()));
  }

  @TestFactory
  @DisplayName("Each form of a frame but the right one is refused")
  Stream<DynamicTest> otherFormsAreRefused() {
    return framed() && !subject.claims(Trait.SCHEMA_FIRST)
        ? Stream.of(Evolution.values()).map(mode -> dynamicTest(mode.name(), () -> forms(mode)))
        : Stream.empty();
  }

  private void forms(Evolution mode) {
    try (Codec codec = subject.builder().evolution(mode).build()) {
      byte[] honest = codec.encode(subject.model());
      int right = honest[0] & 0xF;
      assertThat(right).isEqualTo(mode == Evolution.STRICT ? 1 : SCHEMAS);
      for (int form = 0; form < 16; form++) {
        byte[] forged = by(honest[0] & 0xF0 | form, subject.variant().number(), honest);
        Throwable failure = catchThrowable(() -> codec.decode(forged, subject.model().getClass()));
        if (form == right) {
          assertThat(failure).isNull();
        } else if (form > SCHEMAS) {
          assertThat(failure)
              .isExactlyInstanceOf(MalformedDataException.class)
              .hasMessage(
                  "The bytes do not begin with the header of a message, this codec is '%s'",
                  subject.name());
        } else if (form >= NO_SCHEMAS != (right >= NO_SCHEMAS)) {
          assertThat(failure).isExactlyInstanceOf(SchemaMismatchException.class);
        } else {
          assertThat(failure).as("form %d", form).isInstanceOf(CodecException.class);
        }
      }
    }
  }

  @TestFactory
  @DisplayName("What a plain library wrote is refused with the codec that reads it")
  Stream<DynamicTest> plainBytesAreNamed() {
    return framed()
        ? PLAIN.entrySet().stream()
            .map(
                each ->
                    dynamicTest(each.getKey(), () -> namesPlain(each.getKey(), each.getValue())))
        : Stream.empty();
  }

  private void namesPlain(String format, byte[] bytes) {
    int split = format.indexOf('|');
    assertThatThrownBy(() -> decode(bytes))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes look like %s, this codec is '%s': read them with use(\"%3$s\"), or add"
                + " envelope(Envelopes.defaults().readLegacy(\"%3$s\")) to the builder",
            format.substring(0, split), subject.name(), format.substring(split + 1));
  }

  @Test
  @DisplayName("Bytes that begin with a blank are JSON only if a value of it follows")
  void blanksAloneAreNoJson() {
    if (framed()) {
      namesPlain("JSON|json", " \r\n\t[1]".getBytes(US_ASCII));
      for (byte[] bytes : new byte[][] {{'\r'}, {'\r', 0x0E}, {'\n', 1, '{'}, {'\t', 'e'}}) {
        assertThatThrownBy(() -> decode(bytes))
            .isExactlyInstanceOf(MalformedDataException.class)
            .hasMessage(
                "The bytes do not begin with the header of a message, this codec is '%s'",
                subject.name());
      }
    }
  }

  private byte[] message() {
    return subject.plain().encode(subject.model());
  }

  private @Nullable Object decode(byte[] bytes) {
    return subject.plain().decode(bytes, subject.model().getClass());
  }

  private static byte[] by(int control, int number, byte[] honest) {
    byte[] forged = honest.clone();
    forged[0] = (byte) control;
    forged[1] = (byte) number;
    return forged;
  }
}
