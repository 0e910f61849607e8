package dev.polycodec.protostuff.wire;

import static dev.polycodec.protostuff.wire.ProtostuffBytes.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import io.protostuff.ByteArrayInput;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scalars are protobuf's: what the library writes is read here, and the other way round. */
class ProtostuffWireTest {

  private static final long SEED = 42;
  private static final int TAG = 1; // the bytes of a tag, which the walk does without

  private interface LibraryWriter {
    void write(ProtobufOutput out) throws IOException;
  }

  /** Returns what the library writes for the value of field 1, without the tag. */
  private static byte[] byLibrary(LibraryWriter writer) throws IOException {
    ProtobufOutput out = new ProtobufOutput(LinkedBuffer.allocate());
    writer.write(out);
    byte[] bytes = out.toByteArray();
    return Arrays.copyOfRange(bytes, TAG, bytes.length);
  }

  /** Numbers on both sides of every power of two, and some at random. */
  private static long[] numbers() {
    LongStream edges =
        LongStream.range(0, Long.SIZE)
            .flatMap(bit -> LongStream.rangeClosed(-2, 2).map(near -> (1L << bit) + near));
    return LongStream.concat(
            edges.flatMap(edge -> LongStream.of(edge, -edge)), new Random(SEED).longs(1_000))
        .toArray();
  }

  @Test
  void intsAndLongsAreZigZagVarints() throws IOException {
    for (long value : numbers()) {
      byte[] bytes = ProtostuffBytes.of(out -> out.writeLong(value));
      assertThat(bytes).isEqualTo(byLibrary(out -> out.writeSInt64(1, value, false)));
      assertThat(reader(bytes).readLong()).isEqualTo(value);

      int small = (int) value;
      byte[] four = ProtostuffBytes.of(out -> out.writeInt(small));
      assertThat(four).isEqualTo(byLibrary(out -> out.writeSInt32(1, small, false)));
      assertThat(reader(four).readInt()).isEqualTo(small);
    }
  }

  @Test
  void smallerNumbersAreVarintsOfTheirRange() throws IOException {
    for (int value = Short.MIN_VALUE; value <= Character.MAX_VALUE; value++) {
      int number = value;
      byte[] bytes =
          ProtostuffBytes.of(
              out -> {
                out.writeByte((byte) number);
                out.writeShort((short) number);
                out.writeChar((char) number);
              });
      ProtostuffReader in = reader(bytes);
      assertThat(in.readByte()).isEqualTo((byte) number);
      assertThat(in.readShort()).isEqualTo((short) number);
      assertThat(in.readChar()).isEqualTo((char) number);
      assertThat(in.remaining()).isZero();
    }
  }

  @Test
  void booleansFloatsAndDoublesAreThoseOfTheLibrary() throws IOException {
    byte[] bytes =
        ProtostuffBytes.of(
            out -> {
              out.writeBoolean(true);
              out.writeFloat(-1.5f);
              out.writeDouble(Double.MIN_VALUE);
            });
    ByteArrayOutputStream expected = new ByteArrayOutputStream();
    expected.writeBytes(byLibrary(out -> out.writeBool(1, true, false)));
    expected.writeBytes(byLibrary(out -> out.writeFloat(1, -1.5f, false)));
    expected.writeBytes(byLibrary(out -> out.writeDouble(1, Double.MIN_VALUE, false)));
    assertThat(bytes).isEqualTo(expected.toByteArray());
    ProtostuffReader in = reader(bytes);
    assertThat(in.readBoolean()).isTrue();
    assertThat(in.readFloat()).isEqualTo(-1.5f);
    assertThat(in.readDouble()).isEqualTo(Double.MIN_VALUE);
    assertThat(in.remaining()).isZero();
  }

  @Test
  void aTextIsOneMoreThanItsLengthAndUtf8() throws IOException {
    for (String text : texts()) {
      byte[] utf8 = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
      byte[] bytes = ProtostuffBytes.of(out -> out.writeText(text));
      ByteArrayInput library = new ByteArrayInput(bytes, false);

      assertThat(library.readUInt32()).isEqualTo(utf8.length + 1);
      assertThat(bytes).endsWith(utf8);
      assertThat(bytes.length).isEqualTo(library.currentOffset() + utf8.length);
      assertThat(reader(bytes).readText()).isEqualTo(text);
    }
    assertThat(ProtostuffBytes.of(out -> out.writeText(null))).containsExactly(0);
    assertThat(reader(new byte[] {0}).readText()).isNull();
  }

  private static List<String> texts() {
    return List.of(
        "",
        "a",
        "\0",
        "\u007f\u0080\u07ff\u0800\uffff",
        "a\ud83d\ude00b\ud800\udc00\udbff\udfff",
        "\ufffd",
        "x".repeat(126) + "\u00fc",
        "x".repeat(127),
        "\u00fc".repeat(70_000),
        "\u4e2d".repeat(6_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud83d", "a\ud83d", "\ude00b", "a\ude00\ud83db", "\ud83d\ud83d\ude00"})
  void aLoneSurrogateIsRefusedWithAdvice(String text) {
    assertThatThrownBy(() -> ProtostuffBytes.of(out -> out.writeText(text)))
        .isInstanceOf(EncodeException.class)
        .hasMessageMatching(
            "A string has a lone surrogate at index [01], for which UTF-8 has no form; mend the"
                + " string, or encode its characters as a char\\[\\]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "02 80", // no first byte
        "03 c0 80", // overlong
        "03 c1 bf",
        "04 e0 9f bf",
        "05 f0 8f bf bf",
        "03 c3 28", // no second byte
        "04 e2 28 a1",
        "04 e2 82 28",
        "02 c3", // truncated
        "03 e2 82",
        "04 f0 9f 98",
        "04 ed a0 80", // a lone surrogate
        "07 ed a0 bd ed b8 80", // a pair, each by itself
        "05 f4 90 80 80", // beyond the last character
        "06 f8 88 80 80 80",
        "02 ff",
        "06 ef bf bd c3 28" // after the replacement character itself
      })
  void anIllFormedTextIsRefused(String hex) {
    assertThatThrownBy(() -> reader(parse(hex)).readText())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a text that is ill-formed");
  }

  @Test
  void whatDoesNotEndIsRefused() {
    for (String text : List.of("02", "03 61", "ff ff ff ff 07 61")) {
      assertThatThrownBy(() -> reader(parse(text)).readText())
          .isInstanceOf(MalformedDataException.class)
          .hasMessage("The bytes end within a value");
    }
    assertThatThrownBy(() -> reader(new byte[7]).readDouble())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes end within a value");
    assertThatThrownBy(() -> reader(new byte[3]).readFloat())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes end within a value");
    assertThatThrownBy(() -> reader(new byte[3]).readBytes(new byte[4], 0, 4))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes end within a value");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "80", "ff ff ff ff ff ff ff ff ff 02", "ff ff ff ff ff ff ff ff ff ff 00"})
  void aVarintThatDoesNotEndIsRefused(String hex) {
    assertThatThrownBy(() -> reader(parse(hex)).readLong())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("A number does not end where it should");
  }

  @Test
  void aNumberBeyondItsTypeIsRefused() {
    byte[] bytes = parse("80 80 80 80 80 01");
    requireOutOfRange(() -> reader(bytes).readByte());
    requireOutOfRange(() -> reader(bytes).readShort());
    requireOutOfRange(() -> reader(bytes).readChar());
    requireOutOfRange(() -> reader(bytes).readInt());
    requireOutOfRange(() -> reader(bytes).readNumber());
    requireOutOfRange(() -> reader(new byte[] {2}).readBoolean());
    requireOutOfRange(() -> reader(parse("ff ff ff ff 0f")).readNumber());
  }

  private static void requireOutOfRange(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("A number is out of the range of its type");
  }

  private static byte[] parse(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }
}
