package dev.polycodec.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.spi.PayloadBuffer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The bytes of values are those of Hessian's own output, and its own input reads them. */
class HessianFormatTest {

  private static final long SEED = 42;

  private interface Writer {
    void write(Output out);
  }

  private interface PlainWriter {
    void write(Hessian2Output out) throws IOException;
  }

  private static byte[] write(Writer writer) {
    PayloadBuffer buffer = new PayloadBuffer();
    buffer.reset(0, Integer.MAX_VALUE);
    writer.write(new Output(buffer));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    buffer.lendTo(bytes::write);
    return bytes.toByteArray();
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

  private static Input input(byte[] bytes) {
    Input input = new Input();
    input.begin(bytes, 0, bytes.length);
    return input;
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
      byte[] bytes = write(out -> out.writeInt(value));

      assertThat(bytes).isEqualTo(writePlainly(out -> out.writeInt(value)));
      assertThat(plainInput(bytes).readInt()).isEqualTo(value);
      assertThat(input(bytes).readInt()).isEqualTo(value);
    }
  }

  @Test
  void longsAreThoseOfHessian() throws IOException {
    for (long value : numbers().toArray()) {
      byte[] bytes = write(out -> out.writeLong(value));

      assertThat(bytes).isEqualTo(writePlainly(out -> out.writeLong(value)));
      assertThat(plainInput(bytes).readLong()).isEqualTo(value);
      assertThat(input(bytes).readLong()).isEqualTo(value);
    }
  }

  @Test
  void doublesAreThoseOfHessian() throws IOException {
    for (long number : numbers().toArray()) {
      for (double value : new double[] {number, number / 1000.0, Double.longBitsToDouble(number)}) {
        if (Double.doubleToRawLongBits(value) != Long.MIN_VALUE) { // which Hessian has no form for
          byte[] bytes = write(out -> out.writeDouble(value));

          assertThat(bytes).isEqualTo(writePlainly(out -> out.writeDouble(value)));
          assertThat(plainInput(bytes).readDouble()).isEqualTo((Double) value);
          assertThat(Scalars.readDouble(input(bytes))).isEqualTo((Double) value);
        }
      }
    }
  }

  @Test
  void datesAreThoseOfHessian() throws IOException {
    for (long number : numbers().toArray()) {
      for (long millis : new long[] {number, number * 60_000}) {
        byte[] bytes = write(out -> out.writeDate(millis));
        Input input = input(bytes);

        assertThat(bytes).isEqualTo(writePlainly(out -> out.writeUTCDate(millis)));
        assertThat(plainInput(bytes).readUTCDate()).isEqualTo(millis);
        assertThat(input.next()).isEqualTo(Kind.DATE);
        assertThat(input.dateValue()).isEqualTo(millis);
      }
    }
  }

  @Test
  void textIsThatOfHessian() throws IOException {
    for (String text : texts()) {
      byte[] bytes = write(out -> out.writeText(text));

      assertThat(bytes).isEqualTo(writePlainly(out -> out.writeString(text)));
      assertThat(plainInput(bytes).readString()).isEqualTo(text);
      assertThat(input(bytes).readText()).isEqualTo(text);
    }
  }

  @Test
  void bytesInChunksAreReadByHessian() throws IOException {
    Random random = new Random(SEED);
    for (int length : new int[] {0, 1, 15, 16, 1023, 1024, 32_768, 32_769, 100_000}) {
      byte[] value = new byte[length];
      random.nextBytes(value);
      byte[] bytes = write(out -> out.writeBytes(value));
      Input input = input(writePlainly(out -> out.writeBytes(value)));

      assertThat(plainInput(bytes).readBytes()).isEqualTo(value);
      assertThat(input.next()).isEqualTo(Kind.BYTES);
      assertThat(input.bytes()).isEqualTo(value);
    }
  }
}
