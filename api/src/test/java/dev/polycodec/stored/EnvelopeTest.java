package dev.polycodec.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.TypedCodec;
import dev.polycodec.testing.Providers;
import dev.polycodec.testing.Samples;
import dev.polycodec.testing.Samples.Invoice;
import dev.polycodec.testing.Samples.Order;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnvelopeTest {

  private static final Envelope NUMBERED =
      Envelopes.defaults().number("tiny", 1).number("tiny-bare", 2);

  private static CodecBuilder builder(String codec, Envelope envelope) {
    return Providers.tiny().use(codec).register(Order.class, 65_535).envelope(envelope);
  }

  private static Codec codec(String name, Envelope envelope) {
    return builder(name, envelope).build();
  }

  @Test
  void envelopeOfAFramedMessageLeavesTheRootToTheFrame() {
    byte[] plain = Providers.tiny().use("tiny").build().encode(new Invoice(1));
    byte[] bytes = codec("tiny", Envelopes.defaults()).encode(new Invoice(1));
    assertThat(Arrays.copyOf(bytes, 9))
        .containsExactly(0xD7, 0x21, 0x28, 4 << 1, 't', 'i', 'n', 'y', 1);
    assertThat(Arrays.copyOfRange(bytes, 10, bytes.length)).isEqualTo(plain);
  }

  @Test
  void envelopeOfABareMessageNamesTheRoot() {
    byte[] bytes = Providers.tiny().use("tiny-bare").envelope(NUMBERED).build().encode(7);
    assertThat(bytes).startsWith(0xD7, 0x21, 0x21, 2 << 1 | 1, 17 << 1, 'j', 'a', 'v', 'a', '.');
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-bare"})
  void envelopeTakesEightBytesAtMostIfAllHasNumbers(String name) {
    Codec plain = Providers.tiny().use(name).register(Order.class, 65_535).build();
    int length = plain.encode(Samples.order()).length;
    assertThat(codec(name, NUMBERED).encode(Samples.order()).length - length)
        .isEqualTo(name.equals("tiny") ? 6 : 8);
    assertThat(codec(name, NUMBERED.checksum()).encode(Samples.order()).length - length)
        .isEqualTo(name.equals("tiny") ? 10 : 12);
  }

  @Test
  void checksumIsThatOfAllOtherBytes() {
    byte[] bytes = codec("tiny", NUMBERED.checksum()).encode(Samples.order());
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, 3);
    crc.update(bytes, 7, bytes.length - 7);
    assertThat(ByteBuffer.wrap(bytes).getInt(3)).isEqualTo((int) crc.getValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-bare"})
  void everyFormIsTheSame(String name) throws IOException {
    Envelope[] envelopes = {
      Envelopes.defaults(), NUMBERED, NUMBERED.checksum(), NUMBERED.checksum().deflate(0)
    };
    for (Envelope envelope : envelopes) {
      assertEveryForm(codec(name, envelope).forType(Order.class), Samples.order());
      assertEveryForm(codec(name, envelope).forType(Order.class), null);
    }
  }

  private static <T> void assertEveryForm(TypedCodec<T> codec, T value) throws IOException {
    byte[] bytes = codec.encode(value);
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    codec.encode(value, stream);
    assertThat(stream.toByteArray()).isEqualTo(bytes);
    codec.encode(
        value,
        (array, offset, length) ->
            assertThat(Arrays.copyOfRange(array, offset, offset + length)).isEqualTo(bytes));
    ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length);
    codec.encode(value, direct);
    assertThat(direct.flip()).isEqualTo(ByteBuffer.wrap(bytes));
    assertThat(codec.decode(bytes)).isEqualTo(value);
    assertThat(codec.decode(direct)).isEqualTo(value);
    assertThat(direct.remaining()).isZero();
    assertThat(codec.decode(new ByteArrayInputStream(bytes))).isEqualTo(value);
    byte[] wide = new byte[bytes.length + 7];
    System.arraycopy(bytes, 0, wide, 3, bytes.length);
    assertThat(codec.decode(wide, 3, bytes.length)).isEqualTo(value);
  }

  @Test
  void envelopeOfSeveralCodecsNeedsNoTag() {
    Codec codec =
        Providers.tiny()
            .use("tiny")
            .use("tiny-bare", Invoice.class)
            .allow(Invoice.class, Order.class, Samples.Line.class)
            .envelope(NUMBERED.checksum())
            .build();
    assertThat(Envelopes.header(codec.encode(new Invoice(1))).codecNumber()).isEqualTo(2);
    assertThat(Envelopes.header(codec.encode(Samples.order())).codecNumber()).isEqualTo(1);
    assertThat(codec.decode(codec.encode(new Invoice(1)), Record.class)).isEqualTo(new Invoice(1));
    assertThat(codec.decode(codec.encode(Samples.order()), Record.class))
        .isEqualTo(Samples.order());
    assertThat(codec.name()).isEqualTo("tiny+tiny-bare");
  }

  @Test
  void envelopeOfOneCodecHasItsName() {
    Codec codec = codec("tiny", NUMBERED);
    assertThat(codec.name()).isEqualTo("tiny");
    assertThat(codec.explain(Order.class))
        .isEqualTo(Order.class.getName() + " is encoded by tiny: no override matches");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-bare"})
  void anotherRootIsRefused(String name) {
    Codec codec = codec(name, Envelopes.defaults());
    byte[] bytes = codec.encode(new Invoice(1));
    assertThatThrownBy(() -> codec.decode(bytes, Order.class))
        .isExactlyInstanceOf(TypeMismatchException.class)
        .hasMessageContaining(Invoice.class.getName());
  }

  @Test
  void renamedClassKeepsItsNameInTheEnvelope() {
    Codec codec =
        Providers.tiny()
            .use("tiny-bare")
            .renamed("com.acme.Bill", Invoice.class)
            .envelope(Envelopes.defaults())
            .build();
    byte[] bytes = codec.encode(new Invoice(1));
    assertThat(Envelopes.header(bytes).type()).isEqualTo("com.acme.Bill");
    assertThat(codec.decode(bytes, Invoice.class)).isEqualTo(new Invoice(1));
  }

  @Test
  void codecThatTakesNoPartIsRefused() {
    byte[] named = codec("tiny-bare", Envelopes.defaults()).encode(1);
    byte[] numbered = codec("tiny-bare", NUMBERED).encode(1);
    Codec codec = codec("tiny", Envelopes.defaults());
    assertThatThrownBy(() -> codec.decode(named, Integer.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes were written by the codec 'tiny-bare', which takes no part in tiny: add"
                + " alsoRead(\"tiny-bare\") to the envelope")
        .extracting("codec", "type")
        .containsExactly("tiny", Integer.class.getName());
    assertThatThrownBy(() -> codec.decode(numbered, Integer.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The envelope names the codec number 2, which is no codec's here; add it with"
                + " Envelope.number");
    assertThat(codec("tiny", NUMBERED.alsoRead("tiny-bare")).decode(numbered, Integer.class))
        .isEqualTo(1);
    assertThat(codec("tiny", NUMBERED.alsoRead("tiny-bare")).decode(named, Integer.class))
        .isEqualTo(1);
  }

  @Test
  void anotherModeIsRefused() {
    byte[] bytes =
        Providers.tiny()
            .use("tiny")
            .evolution(Evolution.COMPATIBLE)
            .envelope(NUMBERED)
            .build()
            .encode(Samples.order());
    assertThat(Envelopes.header(bytes).evolution()).isEqualTo(Evolution.COMPATIBLE);
    assertThatThrownBy(() -> codec("tiny", NUMBERED).decode(bytes, Order.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes were written with evolution(COMPATIBLE); build this codec with it, too");
  }

  @Test
  void anotherFormatVersionIsRefused() {
    byte[] bytes = codec("tiny", Envelopes.defaults()).encode(1);
    byte[] other = Arrays.copyOf(bytes, bytes.length);
    other[1]++;
    other[9] = check(other, 9);
    assertThatThrownBy(() -> codec("tiny", Envelopes.defaults()).decode(other, Integer.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessageStartingWith("The bytes have version 2 of the format;");
  }

  @Test
  void anotherVersionOfTheEnvelopeIsRefused() {
    byte[] bytes = codec("tiny", Envelopes.defaults()).encode(1);
    bytes[2] = 0x40 | 8;
    assertThatThrownBy(() -> codec("tiny", Envelopes.defaults()).decode(bytes, Integer.class))
        .isExactlyInstanceOf(SchemaMismatchException.class)
        .hasMessage(
            "The bytes have an envelope of another version: read them with the release that wrote"
                + " them");
  }

  private static byte check(byte[] bytes, int length) {
    int check = 0;
    for (int i = 0; i < length; i++) {
      check ^= bytes[i] & 0xFF;
      for (int bit = 0; bit < 8; bit++) {
        check = check << 1 ^ ((check & 0x80) == 0 ? 0 : 0x107);
      }
    }
    return (byte) check;
  }

  @Test
  void messageWithoutAnEnvelopeIsRefused() {
    byte[] plain = Providers.tiny().use("tiny").build().encode(1);
    byte[] tagged = Providers.tiny().use("tiny").useAnnotations().build().encode(1);
    Codec codec = codec("tiny", Envelopes.defaults());
    assertThatThrownBy(() -> codec.decode(plain, Integer.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes have no envelope; if they are older than it, name the codec that wrote them"
                + " with Envelope.readLegacy");
    assertThatThrownBy(() -> codec.decode(new byte[0], Integer.class))
        .isExactlyInstanceOf(MalformedDataException.class);
    assertThatThrownBy(() -> codec.decode(tagged, Integer.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes begin with the marker of an envelope or a codec tag, but have no envelope:"
                + " if codecs with overrides wrote them, add readTags() to the envelope");
  }

  @Test
  void envelopeIsRefusedByACodecWithoutOne() {
    for (String name : List.of("tiny", "tiny-bare")) {
      byte[] bytes = codec(name, Envelopes.defaults()).encode(1);
      assertThatThrownBy(() -> Providers.tiny().use(name).build().decode(bytes, Integer.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes have an envelope, which this codec does not read: to read both, add"
                  + " envelope(Envelopes.defaults().readLegacy(\"%s\")) to the builder",
              name);
      Codec both = codec(name, Envelopes.defaults().readLegacy(name));
      assertThat(both.decode(bytes, Integer.class)).isEqualTo(1);
    }
  }

  @Test
  void tagIsRefusedByACodecWithoutOverrides() {
    for (String name : List.of("tiny", "tiny-bare")) {
      byte[] bytes = Providers.tiny().use(name).useAnnotations().build().encode(1);
      assertThatThrownBy(() -> Providers.tiny().use(name).build().decode(bytes, Integer.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes begin with a codec tag, which this codec does not read: to read both, add"
                  + " envelope(Envelopes.defaults().readTags().readLegacy(\"%s\")) to the builder",
              name);
      Codec both = codec(name, Envelopes.defaults().readTags().readLegacy(name));
      assertThat(both.decode(bytes, Integer.class)).isEqualTo(1);
    }
  }

  @Test
  void envelopeIsRefusedByACodecWithOverrides() {
    byte[] bytes = codec("tiny", Envelopes.defaults()).encode(1);
    Codec tagging = Providers.tiny().use("tiny").useAnnotations().build();
    assertThatThrownBy(() -> tagging.decode(bytes, Integer.class))
        .isExactlyInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes have an envelope, which this codec does not read: to read both, add"
                + " envelope(Envelopes.defaults().readTags()) to the builder");
  }

  @Test
  void limitCountsTheEnvelope() {
    int length = codec("tiny", NUMBERED).encode(Samples.order()).length;
    Limits exact = Limits.defaults().withMaxBytes(length);
    Codec codec = builder("tiny", NUMBERED).limits(exact).build();
    byte[] bytes = codec.encode(Samples.order());
    assertThat(codec.decode(bytes, Order.class)).isEqualTo(Samples.order());
    Codec narrow = builder("tiny", NUMBERED).limits(exact.withMaxBytes(length - 1)).build();
    String message =
        "The message has more than "
            + (length - 1)
            + " bytes; raise Limits.withMaxBytes if that is expected";
    assertThatThrownBy(() -> narrow.encode(Samples.order())).hasMessage(message);
    assertThatThrownBy(() -> narrow.decode(bytes, Order.class)).hasMessage(message);
    assertThatThrownBy(() -> narrow.decode(new ByteArrayInputStream(bytes), Order.class))
        .hasMessage(message);
  }

  @Test
  void numbersAreGivenAwayOnce() {
    assertThatThrownBy(() -> NUMBERED.number("kryo", 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The codec 'kryo' or the number 1 is given away already");
    assertThatThrownBy(() -> NUMBERED.number("tiny", 3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> NUMBERED.number("kryo", 64))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number of the codec 'kryo' is 64; it must be 1 to 63");
    assertThat(NUMBERED.number("tiny", 1)).isEqualTo(NUMBERED);
  }

  @Test
  void closedCodecIsClosed() {
    Codec codec = codec("tiny", NUMBERED.checksum().deflate(0));
    byte[] bytes = codec.encode(1);
    TypedCodec<Integer> handle = codec.forType(Integer.class);
    codec.close();
    assertThatThrownBy(() -> handle.decode(bytes)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> handle.encode(1)).isInstanceOf(IllegalStateException.class);
  }
}
