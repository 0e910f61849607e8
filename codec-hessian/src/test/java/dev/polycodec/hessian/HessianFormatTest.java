package dev.polycodec.hessian;

import static dev.polycodec.hessian.HessianBytes.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.MalformedDataException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes of values are those of Hessian's own output, and its own input reads them. */
class HessianFormatTest {

  private static final long SEED = 42;

  private interface PlainWriter {
    void write(Hessian2Output out) throws IOException;
  }

  private static byte[] writePlainly(PlainWriter writer) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    writer.write(out);
    out.flush();
    return bytes.toByteArray();
  }

  private static Hessian2Input plainInput(byte[] bytes) {
    return new Hessian2Input(new ByteArrayInputStream(bytes));
  }

  /** Numbers on both sides of every power of two, and some at random. */
  private static LongStream numbers() {
    LongStream edges =
        LongStream.range(0, Long.SIZE)
            .flatMap(bit -> LongStream.rangeClosed(-17, 17).map(near -> (1L << bit) + near));
    return LongStream.concat(
        edges.flatMap(edge -> LongStream.of(edge, -edge)), new Random(SEED).longs(1_000));
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    Random random = new Random(SEED);
    int[] bounds = {0x7f, 0x80, 0x7ff, 0xffff};
    for (int length : new int[] {0, 1, 31, 32, 41, 1023, 1024, 32_768, 32_769, 70_000}) {
      for (int bound : bounds) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
          text.append((char) random.nextInt(bound + 1));
        }
        texts.add(text.toString());
      }
    }
    texts.add("a".repeat(32_767) + "\ud83d\ude00");
    texts.add("\ud83d");
    texts.add("\u0000");
    return texts;
  }

  @Test
  void intsAreThoseOfHessian() throws IOException {
    for (long number : numbers().toArray()) {
      int value = (int) number;
      byte[] bytes = HessianBytes.of(out -> out.writeInt(value));

      assertThat(bytes).isEqualTo(writePlainly(out -> out.writeInt(value)));
      assertThat(plainInput(bytes).readInt()).isEqualTo(value);
      assertThat(reader(bytes).readInt()).isEqualTo(value);
    }
  }

  @Test
  void longsAreThoseOfHessian() throws IOException {
    for (long value : numbers().toArray()) {
      byte[] bytes = HessianBytes.of(out -> out.writeLong(value));

      assertThat(bytes).isEqualTo(writePlainly(out -> out.writeLong(value)));
      assertThat(plainInput(bytes).readLong()).isEqualTo(value);
      assertThat(reader(bytes).readLong()).isEqualTo(value);
    }
  }

  @Test
  void doublesAreThoseOfHessian() throws IOException {
    for (long number : numbers().toArray()) {
      for (double value : new double[] {number, number / 1000.0, Double.longBitsToDouble(number)}) {
        if (Double.doubleToRawLongBits(value) != Long.MIN_VALUE) { // which Hessian writes as zero
          byte[] bytes = HessianBytes.of(out -> out.writeDouble(value));

          if (!Double.isNaN(value)) { // of which Hessian writes one only
            assertThat(bytes).isEqualTo(writePlainly(out -> out.writeDouble(value)));
          }
          requireDouble(bytes, value);
        }
      }
    }
  }

  @Test
  void negativeZeroIsADoubleOfEightBytesWhichHessianReads() throws IOException {
    byte[] bytes = HessianBytes.of(out -> out.writeDouble(-0.0));

    assertThat(bytes).containsExactly('D', 0x80, 0, 0, 0, 0, 0, 0, 0);
    requireDouble(bytes, -0.0);
  }

  private static void requireDouble(byte[] bytes, double value) throws IOException {
    long bits = Double.doubleToRawLongBits(value);
    assertThat(Double.doubleToRawLongBits(plainInput(bytes).readDouble())).isEqualTo(bits);
    assertThat(Double.doubleToRawLongBits(reader(bytes).readDouble())).isEqualTo(bits);
  }

  @Test
  void booleansAndNullTextsAreThoseOfHessian() throws IOException {
    byte[] bytes =
        HessianBytes.of(
            out -> {
              out.writeBoolean(true);
              out.writeBoolean(false);
              out.writeText(null);
            });
    assertThat(bytes)
        .isEqualTo(
            writePlainly(
                out -> {
                  out.writeBoolean(true);
                  out.writeBoolean(false);
                  out.writeNull();
                }));
    HessianReader in = reader(bytes);
    assertThat(in.readBoolean()).isTrue();
    assertThat(in.readBoolean()).isFalse();
    assertThat(in.readText()).isNull();
    assertThat(in.remaining()).isZero();
  }

  @Test
  void textIsThatOfHessian() throws IOException {
    for (String text : texts()) {
      byte[] bytes = HessianBytes.of(out -> out.writeText(text));

      assertThat(bytes).isEqualTo(writePlainly(out -> out.writeString(text)));
      assertThat(plainInput(bytes).readString()).isEqualTo(text);
      assertThat(reader(bytes).readText()).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01 80", // no first byte
        "01 c0 80", // overlong
        "01 c1 bf",
        "01 e0 9f bf",
        "01 c3 28", // no second byte
        "01 e2 28 a1", // no second of three
        "01 e2 82 28", // no third
        "01 f0 90 80 80", // a form of four bytes
        "01 f4 90 80 80", // beyond the last character
        "01 f8 88 80 80 80",
        "01 ff",
        "52 00 01 61 01 80", // in the second chunk
      })
  void anIllFormedTextIsRefused(String hex) {
    assertThatThrownBy(() -> reader(parse(hex)).readText())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a text that is ill-formed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"01", "01 c3", "01 e2 82", "02 61", "53 00", "53 ff ff 61", "52 00 01 61"})
  void aTextThatDoesNotEndIsRefused(String hex) {
    assertThatThrownBy(() -> reader(parse(hex)).readText())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes end within a value");
  }

  @Test
  void bytesAreThoseOfHessianInChunksOfAnyLength() throws IOException {
    Random random = new Random(SEED);
    for (int length : new int[] {0, 1, 15, 16, 1023, 1024, 32_768, 32_769, 100_000}) {
      byte[] value = new byte[length];
      random.nextBytes(value);
      byte[] bytes = HessianBytes.of(out -> out.writeBytes(value, 0, length));
      byte[] read = new byte[length];
      reader(writePlainly(out -> out.writeBytes(value))).readBytes(read, 0, length);

      assertThat(plainInput(bytes).readBytes()).isEqualTo(value);
      assertThat(read).isEqualTo(value);
    }
  }

  @Test
  void bytesOfAnotherNumberAreRefused() throws IOException {
    byte[] bytes = HessianBytes.of(out -> out.writeBytes(new byte[5], 0, 5));
    assertThatThrownBy(() -> reader(bytes).readBytes(new byte[4], 0, 4))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold more bytes than they announce");
    assertThatThrownBy(() -> reader(bytes).readBytes(new byte[6], 0, 6))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold fewer bytes than they announce");
  }

  @Test
  void aNumberBeyondItsTypeIsRefused() throws IOException {
    byte[] bytes = HessianBytes.of(out -> out.writeInt(-32_769));
    assertThatThrownBy(() -> reader(bytes).readShort())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a number that is not between -32768 and 32767");
    assertThatThrownBy(() -> reader(bytes).readNumber())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold a number that is not between 0 and 2147483647");
  }

  @Test
  void anotherScalarIsRefused() throws IOException {
    byte[] bytes = HessianBytes.of(out -> out.writeText("text"));
    assertThatThrownBy(() -> reader(bytes).readInt())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("Expected an int but found the code 0x4");
    assertThatThrownBy(() -> reader(bytes).readLong())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("Expected a long but found the code 0x4");
    assertThatThrownBy(() -> reader(bytes).readBoolean())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("Expected a boolean but found the code 0x4");
    assertThatThrownBy(() -> reader(bytes).readDouble())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("Expected a double but found the code 0x4");
    assertThatThrownBy(() -> reader(new byte[] {'I'}).readText())
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("Expected a text but found the code 0x49");
  }

  private static byte[] parse(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }
}
