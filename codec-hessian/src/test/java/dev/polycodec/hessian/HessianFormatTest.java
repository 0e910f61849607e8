package dev.polycodec.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import dev.polycodec.spi.PayloadBuffer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The bytes of values are those of Hessian's own output, and its own input reads them. */
class HessianFormatTest {

  private static final long SEED = 42;

  /** The versions, as this module and as Hessian itself write and read them. */
  enum Version {
    FIRST(new Input1()) {
      @Override
      Output output(PayloadBuffer buffer) {
        return new Output1(buffer);
      }

      @Override
      AbstractHessianOutput plainOutput(ByteArrayOutputStream bytes) {
        return new HessianOutput(bytes);
      }

      @Override
      AbstractHessianInput plainInput(ByteArrayInputStream bytes) {
        return new HessianInput(bytes);
      }
    },
    SECOND(new Input2()) {
      @Override
      Output output(PayloadBuffer buffer) {
        return new Output2(buffer);
      }

      @Override
      AbstractHessianOutput plainOutput(ByteArrayOutputStream bytes) {
        return new Hessian2Output(bytes);
      }

      @Override
      AbstractHessianInput plainInput(ByteArrayInputStream bytes) {
        return new Hessian2Input(bytes);
      }
    };

    private final Input input;

    Version(Input input) {
      this.input = input;
    }

    abstract Output output(PayloadBuffer buffer);

    abstract AbstractHessianOutput plainOutput(ByteArrayOutputStream bytes);

    abstract AbstractHessianInput plainInput(ByteArrayInputStream bytes);

    byte[] write(Writer writer) {
      PayloadBuffer buffer = new PayloadBuffer();
      buffer.reset(0, Integer.MAX_VALUE);
      writer.write(output(buffer));
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      buffer.lendTo(bytes::write);
      return bytes.toByteArray();
    }

    byte[] writePlainly(PlainWriter writer) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      AbstractHessianOutput out = plainOutput(bytes);
      writer.write(out);
      out.flush();
      return bytes.toByteArray();
    }

    AbstractHessianInput plainInput(byte[] bytes) {
      return plainInput(new ByteArrayInputStream(bytes));
    }

    Input input(byte[] bytes) {
      input.begin(bytes, 0, bytes.length);
      return input;
    }
  }

  private interface Writer {
    void write(Output out);
  }

  private interface PlainWriter {
    void write(AbstractHessianOutput out) throws IOException;
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

  @ParameterizedTest
  @EnumSource
  void intsAreThoseOfHessian(Version version) throws IOException {
    for (long number : numbers().toArray()) {
      int value = (int) number;
      byte[] bytes = version.write(out -> out.writeInt(value));

      assertThat(bytes).isEqualTo(version.writePlainly(out -> out.writeInt(value)));
      assertThat(version.plainInput(bytes).readInt()).isEqualTo(value);
      assertThat(version.input(bytes).readInt()).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @EnumSource
  void longsAreThoseOfHessian(Version version) throws IOException {
    for (long value : numbers().toArray()) {
      byte[] bytes = version.write(out -> out.writeLong(value));

      assertThat(bytes).isEqualTo(version.writePlainly(out -> out.writeLong(value)));
      assertThat(version.plainInput(bytes).readLong()).isEqualTo(value);
      assertThat(version.input(bytes).readLong()).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @EnumSource
  void doublesAreThoseOfHessian(Version version) throws IOException {
    for (long number : numbers().toArray()) {
      for (double value : new double[] {number, number / 1000.0, Double.longBitsToDouble(number)}) {
        if (Double.doubleToRawLongBits(value) != Long.MIN_VALUE) { // which Hessian has no form for
          byte[] bytes = version.write(out -> out.writeDouble(value));

          assertThat(bytes).isEqualTo(version.writePlainly(out -> out.writeDouble(value)));
          assertThat(version.plainInput(bytes).readDouble()).isEqualTo((Double) value);
          assertThat(Scalars.readDouble(version.input(bytes))).isEqualTo((Double) value);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void datesAreThoseOfHessian(Version version) throws IOException {
    for (long number : numbers().toArray()) {
      for (long millis : new long[] {number, number * 60_000}) {
        byte[] bytes = version.write(out -> out.writeDate(millis));
        Input input = version.input(bytes);

        assertThat(bytes).isEqualTo(version.writePlainly(out -> out.writeUTCDate(millis)));
        assertThat(version.plainInput(bytes).readUTCDate()).isEqualTo(millis);
        assertThat(input.next()).isEqualTo(Input.Kind.DATE);
        assertThat(input.dateValue()).isEqualTo(millis);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void textIsThatOfHessian(Version version) throws IOException {
    for (String text : texts()) {
      byte[] bytes = version.write(out -> out.writeText(text));

      assertThat(bytes).isEqualTo(version.writePlainly(out -> out.writeString(text)));
      assertThat(version.plainInput(bytes).readString()).isEqualTo(text);
      assertThat(version.input(bytes).readText()).isEqualTo(text);
      assertThat(version.input(bytes).skipsText(text)).isTrue();
      assertThat(version.input(bytes).skipsText(text + "x")).isFalse();
    }
  }

  @ParameterizedTest
  @EnumSource
  void bytesInChunksAreReadByHessian(Version version) throws IOException {
    Random random = new Random(SEED);
    for (int length : new int[] {0, 1, 15, 16, 1023, 1024, 32_768, 32_769, 100_000}) {
      byte[] value = new byte[length];
      random.nextBytes(value);
      byte[] bytes = version.write(out -> out.writeBytes(value));
      Input input = version.input(version.writePlainly(out -> out.writeBytes(value)));

      assertThat(version.plainInput(bytes).readBytes()).isEqualTo(value);
      assertThat(input.next()).isEqualTo(Input.Kind.BYTES);
      assertThat(input.bytes()).isEqualTo(value);
    }
  }
}
