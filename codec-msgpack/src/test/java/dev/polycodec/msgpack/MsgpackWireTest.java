package dev.polycodec.msgpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;

/** The bytes are those of MessagePack's own library, and only those are read. */
class MsgpackWireTest {

  private static final int LIMIT = 1 << 20;
  private static final long SEED = 42;

  private interface Values {
    void write(MsgpackWriter out);
  }

  private interface Packed {
    void write(MessageBufferPacker out) throws IOException;
  }

  private static byte[] write(Values values) {
    MsgpackWriter out = new MsgpackWriter(LIMIT);
    out.begin(7);
    values.write(out);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.lendTo(bytes::write);
    return bytes.toByteArray();
  }

  private static byte[] library(Packed values) throws IOException {
    try (MessageBufferPacker out = MessagePack.newDefaultBufferPacker()) {
      values.write(out);
      return out.toByteArray();
    }
  }

  @SuppressWarnings("NullAway") // these values are read without a walk
  private static MsgpackReader reader(byte[] bytes) {
    MsgpackReader in = new MsgpackReader();
    in.begin(null, bytes, 0, bytes.length);
    return in;
  }

  private static byte[] hex(String bytes) {
    return HexFormat.of().parseHex(bytes.replace(" ", ""));
  }

  /** Returns those at which forms begin and end, and some of each length. */
  static LongStream integers() {
    Random random = new Random(SEED);
    LongStream edges =
        Stream.of(5, 7, 8, 15, 16, 31, 32, 63)
            .mapToLong(bit -> 1L << bit)
            .flatMap(edge -> LongStream.of(-edge - 1, -edge, -edge + 1, edge - 1, edge, edge + 1));
    return LongStream.concat(
        edges, random.longs(1_000).map(bits -> bits >> random.nextInt(Long.SIZE)));
  }

  @Test
  void anIntegerIsThatOfTheLibrary() throws IOException {
    for (long value : integers().toArray()) {
      byte[] bytes = write(out -> out.writeLong(value));
      assertThat(bytes).as("%d", value).isEqualTo(library(out -> out.packLong(value)));
      MsgpackReader in = reader(bytes);
      assertThat(in.readLong()).isEqualTo(value);
      assertThat(in.remaining()).isZero();
    }
  }

  static List<String> texts() {
    return Stream.concat(
            Stream.of(
                "a\0b", "\u007f\u0080\u07ff\u0800\uffff", "a\ud83d\ude00b\udbff\udfff", "\ufffd"),
            Stream.of(0, 1, 31, 32, 255, 256, 65_535, 65_536)
                .flatMap(length -> Stream.of("x", "\u00fc", "\u4e2d").map(c -> c.repeat(length))))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextIsThatOfTheLibrary(String text) throws IOException {
    byte[] bytes = write(out -> out.writeText(text));
    assertThat(bytes).isEqualTo(library(out -> out.packString(text)));
    MsgpackReader in = reader(bytes);
    assertThat(in.readText()).isEqualTo(text);
    assertThat(in.remaining()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 255, 256, 65_535, 65_536})
  void bytesAreThoseOfTheLibrary(int length) throws IOException {
    byte[] content = new byte[length];
    new Random(SEED).nextBytes(content);
    byte[] bytes = write(out -> out.writeBytes(content, 0, length));
    assertThat(bytes).isEqualTo(library(out -> out.packBinaryHeader(length).writePayload(content)));
    byte[] read = new byte[length];
    reader(bytes).readBytes(read, 0, length);
    assertThat(read).isEqualTo(content);
  }

  @Test
  void otherValuesAreThoseOfTheLibrary() throws IOException {
    byte[] bytes =
        write(
            out -> {
              out.writeBoolean(true);
              out.writeBoolean(false);
              out.writeInt(-5);
              out.writeInt(300);
              out.writeFloat(1.5f);
              out.writeDouble(-0.0);
              out.writeText(null);
            });
    assertThat(bytes)
        .isEqualTo(
            library(
                out ->
                    out.packBoolean(true)
                        .packBoolean(false)
                        .packInt(-5)
                        .packInt(300)
                        .packFloat(1.5f)
                        .packDouble(-0.0)
                        .packNil()));
  }

  @Test
  void everyBitOfAFractionIsKept() {
    int signalling = 0x7FA00001;
    byte[] bytes =
        write(
            out -> {
              out.writeFloat(Float.intBitsToFloat(signalling));
              out.writeDouble(Double.longBitsToDouble(0x7FF4000000000001L));
            });
    MsgpackReader in = reader(bytes);
    assertThat(Float.floatToRawIntBits(in.readFloat())).isEqualTo(signalling);
    assertThat(Double.doubleToRawLongBits(in.readDouble())).isEqualTo(0x7FF4000000000001L);
  }

  @ParameterizedTest
  @CsvSource({"0, '\ud83d'", "1, 'a\ud83d'", "0, '\ude00b'", "1, 'a\ude00\ud83db'"})
  void aLoneSurrogateIsRefusedWithItsIndex(int index, String text) {
    assertThatThrownBy(() -> write(out -> out.writeText(text)))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "A string has a lone surrogate at index "
                + index
                + ", for which UTF-8 has no form; mend the string, or encode its characters as a"
                + " char[]");
  }

  @Test
  void aTextThatExceedsTheLimitIsRefused() {
    for (String text : List.of("x".repeat(LIMIT + 1), "\u4e2d".repeat(LIMIT / 2))) {
      assertThatThrownBy(() -> write(out -> out.writeText(text)))
          .isInstanceOf(LimitExceededException.class)
          .hasMessageStartingWith("The message has more than 1048576 bytes");
    }
  }

  @Test
  void aTextBehindAllThatTheLimitAllowsIsRefused() {
    assertThatThrownBy(
            () ->
                write(
                    out -> {
                      out.writeBytes(new byte[LIMIT], 0, LIMIT);
                      out.writeText("\u4e2d");
                    }))
        .isInstanceOf(LimitExceededException.class);
  }

  /** Another form of a number, of another type, without an end, and what is no value at all. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cc7f",
        "cd00ff",
        "ce0000ffff",
        "cf00000000ffffffff",
        "cf8000000000000000",
        "d0e0",
        "d07f",
        "d1ff80",
        "d1007f",
        "d2ffff8000",
        "d3ffffffff80000000",
        "d30000000000000001",
        "cc",
        "cd00",
        "d3000000",
        "",
        "c0",
        "c1",
        "c3",
        "a131",
        "c40101",
        "ca00000000",
        "91",
        "81",
        "d40001",
        "c7010001"
      })
  void whatIsNoNumberInItsShortestFormIsRefused(String hex) {
    assertThatThrownBy(() -> reader(hex(hex)).readLong())
        .isInstanceOf(MalformedDataException.class);
  }

  /** The last ones are UTF-8 that nothing writes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "d90161", "da000161", "db0000000161", "a261", "d920", "dbffffffff", "db7fffffff61",
            "c40161",
        "01", "", "c1", "d40161", "a1ff", "a2c080", "a3eda080", "a2c361"
      })
  void whatIsNoTextInItsShortestFormIsRefused(String hex) {
    assertThatThrownBy(() -> reader(hex(hex)).readText())
        .isInstanceOf(MalformedDataException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"c4020000", "c403000000", "c500020000", "c6ffffffff", "a20000", "d50000"})
  void bytesOfAnotherLengthOrFormAreRefused(String hex) {
    byte[] target = new byte[hex.equals("c4020000") ? 1 : 2];
    assertThatThrownBy(() -> reader(hex(hex)).readBytes(target, 0, target.length))
        .isInstanceOf(MalformedDataException.class);
  }

  @Test
  void aNumberOfAnotherRangeIsRefused() {
    assertThatThrownBy(() -> reader(hex("ce80000000")).readInt())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("A number has more than 32 bits");
    assertThatThrownBy(() -> reader(hex("ff")).readNumber())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a number that is not between 0 and 2147483647");
    assertThatThrownBy(() -> reader(hex("01")).readBoolean())
        .isInstanceOf(MalformedDataException.class);
    assertThatThrownBy(() -> reader(hex("cb3ff8000000000000")).readFloat())
        .isInstanceOf(MalformedDataException.class);
    assertThatThrownBy(() -> reader(hex("ca3fc00000")).readDouble())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage(
            "The bytes hold a value of another type, or in a longer form than it is written in");
  }
}
