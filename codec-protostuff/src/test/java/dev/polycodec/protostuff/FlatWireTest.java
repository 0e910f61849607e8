package dev.polycodec.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.MalformedDataException;
import io.protostuff.ByteArrayInput;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The wire is the library's: what one writes, the other reads. */
class FlatWireTest {

  private static final int[] NUMBERS = {1, 15, 16, 2047, 2048};
  private static final long[] INTEGERS = {0, 1, 127, 128, -1, Integer.MIN_VALUE, Integer.MAX_VALUE};

  @Test
  void theLibraryReadsWhatIsWrittenHere() throws IOException {
    FlatOutput out = new FlatOutput();
    out.reset(3, 1 << 20);
    for (int number : NUMBERS) {
      for (long value : INTEGERS) {
        out.varint(Wire.tag(number, Wire.VARINT), value);
      }
      out.varint(Wire.tag(number, Wire.VARINT), Long.MIN_VALUE);
      out.fixed32(Wire.tag(number, Wire.FIXED32), -2);
      out.fixed64(Wire.tag(number, Wire.FIXED64), 1L << 60);
      out.utf8(Wire.tag(number, Wire.DELIMITED), "gr\u00fcn \ud83d\ude00");
      out.bytes(Wire.tag(number, Wire.DELIMITED), new byte[] {1, 2, 3});
    }
    byte[] bytes = bytes(out);
    ByteArrayInput in = new ByteArrayInput(bytes, true);
    for (int number : NUMBERS) {
      for (long value : INTEGERS) {
        assertThat(in.readFieldNumber(null)).isEqualTo(number);
        assertThat(in.readInt32()).isEqualTo((int) value);
      }
      assertThat(in.readFieldNumber(null)).isEqualTo(number);
      assertThat(in.readInt64()).isEqualTo(Long.MIN_VALUE);
      assertThat(in.readFieldNumber(null)).isEqualTo(number);
      assertThat(in.readFixed32()).isEqualTo(-2);
      assertThat(in.readFieldNumber(null)).isEqualTo(number);
      assertThat(in.readFixed64()).isEqualTo(1L << 60);
      assertThat(in.readFieldNumber(null)).isEqualTo(number);
      assertThat(in.readString()).isEqualTo("gr\u00fcn \ud83d\ude00");
      assertThat(in.readFieldNumber(null)).isEqualTo(number);
      assertThat(in.readByteArray()).containsExactly(1, 2, 3);
    }
    assertThat(in.currentOffset()).isEqualTo(bytes.length);
  }

  @Test
  void whatTheLibraryWritesIsReadHere() throws IOException {
    ProtobufOutput out = new ProtobufOutput(LinkedBuffer.allocate());
    for (int number : NUMBERS) {
      for (long value : INTEGERS) {
        out.writeInt32(number, (int) value, false);
      }
      out.writeInt64(number, Long.MIN_VALUE, false);
      out.writeFixed32(number, -2, false);
      out.writeFixed64(number, 1L << 60, false);
      out.writeByteArray(number, new byte[] {1, 2, 3}, false);
    }
    byte[] bytes = out.toByteArray();
    FlatInput in = new FlatInput();
    in.reset(bytes, 0, bytes.length);
    for (int number : NUMBERS) {
      for (long value : INTEGERS) {
        assertThat(in.tag()).isEqualTo(Wire.tag(number, Wire.VARINT));
        assertThat(in.integer()).isEqualTo((int) value);
      }
      assertThat(in.tag()).isEqualTo(Wire.tag(number, Wire.VARINT));
      assertThat(in.varint()).isEqualTo(Long.MIN_VALUE);
      assertThat(in.tag()).isEqualTo(Wire.tag(number, Wire.FIXED32));
      assertThat(in.fixed32()).isEqualTo(-2);
      assertThat(in.tag()).isEqualTo(Wire.tag(number, Wire.FIXED64));
      assertThat(in.fixed64()).isEqualTo(1L << 60);
      assertThat(in.tag()).isEqualTo(Wire.tag(number, Wire.DELIMITED));
      assertThat(in.array()).containsExactly(1, 2, 3);
    }
    assertThat(in.tag()).isZero();
  }

  @Test
  void groupsEndWithTheirOwnTag() {
    byte[] group = {(byte) Wire.tag(1, Wire.START_GROUP), (byte) Wire.tag(2, Wire.END_GROUP)};
    FlatInput in = new FlatInput();
    in.reset(group, 0, group.length);
    int outer = in.begin(in.tag());
    assertThat(outer).isZero();
    assertThatThrownBy(in::tag)
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("A nested message does not end where it should");
  }

  @Test
  void aLengthIsComparedWithTheEndOfThePayload() {
    byte[] bytes = {3, 'a', 'b', 'c'};
    FlatInput in = new FlatInput();
    in.reset(bytes, 0, 3);
    assertThatThrownBy(in::array)
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("A length exceeds the bytes that remain");
  }

  @Test
  void aNumberOfElevenBytesIsRefused() {
    byte[] bytes = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0};
    FlatInput in = new FlatInput();
    in.reset(bytes, 0, bytes.length);
    assertThatThrownBy(in::varint)
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("A number does not end where it should");
  }

  private static byte[] bytes(FlatOutput out) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.lendTo(bytes::write);
    return bytes.toByteArray();
  }
}
