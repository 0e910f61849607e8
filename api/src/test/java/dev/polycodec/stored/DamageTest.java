package dev.polycodec.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.wire.Crc8;
import dev.polycodec.internal.wire.Varint;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Order;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a store may do to bytes. */
class DamageTest {

  private static final Envelope NUMBERED =
      Envelopes.defaults().number("tiny", 1).number("tiny-bare", 2);

  static Stream<Codec> checksummed() {
    return Stream.of("tiny", "tiny-bare")
        .flatMap(
            name ->
                Stream.of(
                        Envelopes.defaults(),
                        NUMBERED,
                        Envelopes.defaults().deflate(0),
                        NUMBERED.alsoRead("tiny", "tiny-bare", "tiny-other").readTags(),
                        NUMBERED.readLegacy("tiny"),
                        NUMBERED.readLegacy("tiny-bare"))
                    .map(Envelope::checksum)
                    .map(
                        envelope ->
                            Providers.tiny()
                                .use(name)
                                .register(Order.class, 1)
                                .allow(Invoice.class)
                                .envelope(envelope)
                                .build()));
  }

  @ParameterizedTest
  @MethodSource("checksummed")
  void everyChangedBitOfAChecksummedMessageIsDetected(Codec codec) {
    for (Object value : List.of(Samples.order(), new Invoice(3), 7, "text")) {
      byte[] bytes = codec.encode(value);
      for (int bit = 0; bit < 8 * bytes.length; bit++) {
        byte[] changed = flipped(bytes, bit);
        assertThatThrownBy(() -> codec.decode(changed, Object.class))
            .as("bit %s", bit)
            .isInstanceOf(CodecException.class)
            .hasMessageMatching(
                "The checksum of the envelope does not match.*|The header of the envelope is"
                    + " damaged|The bytes begin with the marker of an envelope.*|The bytes have no"
                    + " envelope.*");
      }
      assertThat(codec.decode(bytes, Object.class)).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @MethodSource("checksummed")
  void everyTruncationOfAChecksummedMessageIsDetected(Codec codec) {
    byte[] bytes = codec.encode(Samples.order());
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> codec.decode(cut, Order.class)).isInstanceOf(CodecException.class);
    }
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
    assertThatThrownBy(() -> codec.decode(longer, Order.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The checksum of the envelope does not match: the bytes were changed or cut off");
  }

  @Test
  void everyChangedBitOfAHeaderWithNumbersIsDetectedWithoutAChecksum() {
    Codec codec =
        Providers.tiny().use("tiny-bare").register(Order.class, 9_999).envelope(NUMBERED).build();
    byte[] bytes = codec.encode(Samples.order());
    for (int bit = 0; bit < 8 * 8; bit++) {
      byte[] changed = flipped(bytes, bit);
      assertThatThrownBy(() -> codec.decode(changed, Order.class))
          .as("bit %s", bit)
          .isInstanceOf(CodecException.class);
    }
  }

  @Test
  void flagCannotSwitchTheChecksumOff() {
    Codec codec = Providers.tiny().use("tiny").envelope(NUMBERED.checksum()).build();
    byte[] bytes = codec.encode(Samples.order());
    bytes[2] ^= 2;
    assertThatThrownBy(() -> codec.decode(bytes, Order.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("The header of the envelope is damaged");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-bare"})
  void aHeaderWithALongNameIsRefusedBeforeAnybodyKeepsIt(String name) {
    Codec codec = Providers.tiny().use(name).envelope(NUMBERED).build();
    int length = 100_000;
    byte[] bytes = Arrays.copyOf(codec.encode(Samples.order()), length + 8);
    int from = Varint.write(length << 1, bytes, 4);
    Arrays.fill(bytes, from, from + length, (byte) 'x');
    bytes[from + length] = (byte) Crc8.update(0, bytes, 0, from + length);
    assertThatThrownBy(() -> codec.decode(bytes, Order.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage("A name in the header has 100000 bytes; at most 2048 are possible");
  }

  @Test
  void nearMissOfAnEnvelopeIsNotFedToALegacyCodecThatTakesAnything() {
    Codec codec = Providers.tiny().use("tiny").envelope(NUMBERED.readLegacy("tiny-bare")).build();
    byte[] bytes = codec.encode(Samples.order());
    for (int bit = 0; bit < 8 * 3; bit++) {
      byte[] changed = flipped(bytes, bit);
      assertThatThrownBy(() -> codec.decode(changed, Order.class))
          .as("bit %s", bit)
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage("The header of the envelope is damaged");
    }
  }

  @Test
  void beginningOfAnEnvelopeIsNotFedToALegacyCodecThatTakesAnything() {
    Codec codec = Providers.tiny().use("tiny").envelope(NUMBERED.readLegacy("tiny-bare")).build();
    byte[] bytes = codec.encode(Samples.order());
    for (int length = 1; length <= 3; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> codec.decode(cut, Order.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessageStartingWith("The bytes begin with the marker of an envelope");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-bare"})
  void anyDamageWithoutAChecksumIsAValueOrACodecException(String name) {
    Random random = new Random(20_261_121);
    Envelope envelope = NUMBERED.deflate(50).readTags();
    Codec codec = Providers.tiny().use(name).envelope(envelope).build();
    for (Object value : List.of(Samples.order(), "text", "a".repeat(200))) {
      byte[] bytes = codec.encode(value);
      int refused = 0;
      for (int i = 0; i < 5_000; i++) {
        byte[] changed = Arrays.copyOf(bytes, Math.max(0, bytes.length + random.nextInt(5) - 2));
        for (int j = random.nextInt(4); j >= 0 && changed.length > 0; j--) {
          changed[random.nextInt(Math.min(changed.length, 20))] = (byte) random.nextInt();
        }
        try {
          assertThat(codec.decode(changed, value.getClass())).isInstanceOf(value.getClass());
        } catch (CodecException e) {
          refused++;
        }
      }
      assertThat(refused).isGreaterThan(4_000);
    }
  }

  private static byte[] flipped(byte[] bytes, int bit) {
    byte[] changed = bytes.clone();
    changed[bit / 8] ^= (byte) (1 << bit % 8);
    return changed;
  }
}
