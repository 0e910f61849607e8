package dev.polycodec.protostuff;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.AsciiWriter;
import dev.polycodec.spi.PayloadBuffer;
import io.protostuff.ByteString;
import io.protostuff.Output;
import io.protostuff.Schema;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Writes the protostuff wire format into one reused array, where the library's own output chains
 * small buffers; a nested message is a group, closed by an end tag.
 */
class FlatOutput implements Output {

  static final int VARINT = 0;
  static final int FIXED64 = 1;
  static final int DELIMITED = 2;
  static final int START_GROUP = 3;
  static final int END_GROUP = 4;
  static final int FIXED32 = 5;

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final PayloadBuffer buffer = new PayloadBuffer();
  private final AsciiWriter ascii = new AsciiWriter();

  final void reset(int headroom, int maxBytes) {
    buffer.reset(headroom, maxBytes);
  }

  final void lendTo(BytesConsumer sink) {
    buffer.lendTo(sink);
  }

  final int capacity() {
    return buffer.capacity();
  }

  final PayloadBuffer buffer() {
    return buffer;
  }

  final void tag(int number, int wireType) {
    varint(number << 3 | wireType);
  }

  final void varint(int value) {
    byte[] array = buffer.reserve(5);
    int at = buffer.position();
    int rest = value;
    while ((rest & ~0x7f) != 0) {
      array[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    array[at++] = (byte) rest;
    buffer.advanceTo(at);
  }

  private void varint(long value) {
    byte[] array = buffer.reserve(10);
    int at = buffer.position();
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      array[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    array[at++] = (byte) rest;
    buffer.advanceTo(at);
  }

  @Override
  public void writeInt32(int number, int value, boolean repeated) {
    tag(number, VARINT);
    if (value < 0) {
      varint((long) value);
    } else {
      varint(value);
    }
  }

  @Override
  public void writeUInt32(int number, int value, boolean repeated) {
    tag(number, VARINT);
    varint(value);
  }

  @Override
  public void writeSInt32(int number, int value, boolean repeated) {
    tag(number, VARINT);
    varint(value << 1 ^ value >> 31);
  }

  @Override
  public void writeFixed32(int number, int value, boolean repeated) {
    tag(number, FIXED32);
    INTS.set(buffer.reserve(4), buffer.position(), value);
    buffer.advanceTo(buffer.position() + 4);
  }

  @Override
  public void writeSFixed32(int number, int value, boolean repeated) {
    writeFixed32(number, value, repeated);
  }

  @Override
  public void writeInt64(int number, long value, boolean repeated) {
    tag(number, VARINT);
    varint(value);
  }

  @Override
  public void writeUInt64(int number, long value, boolean repeated) {
    writeInt64(number, value, repeated);
  }

  @Override
  public void writeSInt64(int number, long value, boolean repeated) {
    tag(number, VARINT);
    varint(value << 1 ^ value >> 63);
  }

  @Override
  public void writeFixed64(int number, long value, boolean repeated) {
    tag(number, FIXED64);
    LONGS.set(buffer.reserve(8), buffer.position(), value);
    buffer.advanceTo(buffer.position() + 8);
  }

  @Override
  public void writeSFixed64(int number, long value, boolean repeated) {
    writeFixed64(number, value, repeated);
  }

  @Override
  public void writeFloat(int number, float value, boolean repeated) {
    writeFixed32(number, Float.floatToRawIntBits(value), repeated);
  }

  @Override
  public void writeDouble(int number, double value, boolean repeated) {
    writeFixed64(number, Double.doubleToRawLongBits(value), repeated);
  }

  @Override
  public void writeBool(int number, boolean value, boolean repeated) {
    tag(number, VARINT);
    buffer.write(value ? 1 : 0);
  }

  @Override
  public void writeEnum(int number, int value, boolean repeated) {
    writeInt32(number, value, repeated);
  }

  /** ASCII is put in place; of other text, the caller has made sure that it is well-formed. */
  @Override
  public void writeString(int number, CharSequence value, boolean repeated) {
    if (!writeAscii(number, value.toString())) {
      byte[] utf8 = value.toString().getBytes(StandardCharsets.UTF_8);
      writeByteRange(true, number, utf8, 0, utf8.length, repeated);
    }
  }

  /**
   * Writes a text if it is ASCII.
   *
   * @return false if it is not, and nothing was written
   */
  final boolean writeAscii(int number, String text) {
    int start = buffer.position();
    tag(number, DELIMITED);
    varint(text.length());
    byte[] array = buffer.reserve(text.length());
    boolean written = ascii.put(text, array, buffer.position());
    buffer.advanceTo(written ? buffer.position() + text.length() : start);
    return written;
  }

  @Override
  public void writeBytes(int number, ByteString value, boolean repeated) {
    writeByteArray(number, value.toByteArray(), repeated);
  }

  @Override
  public void writeByteArray(int number, byte[] value, boolean repeated) {
    writeByteRange(false, number, value, 0, value.length, repeated);
  }

  @Override
  public void writeByteRange(
      boolean utf8, int number, byte[] value, int offset, int length, boolean repeated) {
    tag(number, DELIMITED);
    varint(length);
    buffer.write(value, offset, length);
  }

  @Override
  public void writeBytes(int number, ByteBuffer value, boolean repeated) {
    byte[] copy = new byte[value.remaining()];
    value.duplicate().get(copy);
    writeByteArray(number, copy, repeated);
  }

  @Override
  public <T> void writeObject(int number, T value, Schema<T> schema, boolean repeated)
      throws IOException {
    int start = begin(number);
    schema.writeTo(this, value);
    end(number, start);
  }

  /** Begins a nested message, and returns what {@link #end} needs to know of it. */
  int begin(int number) {
    tag(number, START_GROUP);
    return buffer.position();
  }

  /** Ends a nested message. */
  void end(int number, int start) {
    tag(number, END_GROUP);
  }
}
