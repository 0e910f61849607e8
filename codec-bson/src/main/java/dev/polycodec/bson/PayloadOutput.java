package dev.polycodec.bson;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.bson.io.BsonOutput;
import org.bson.types.ObjectId;

/** Where the library's writer puts the bytes: a reused array that does not outgrow the limit. */
final class PayloadOutput implements BsonOutput {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final AsciiWriter ascii = new AsciiWriter();
  private byte[] array = payload.reserve(0);
  private int start;
  private int at;

  PayloadOutput(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  /** Begins a message. */
  void begin(int headroom) {
    payload.reset(headroom, maxBytes);
    array = payload.reserve(0);
    start = headroom;
    at = headroom;
  }

  void lendTo(BytesConsumer out) {
    payload.advanceTo(at);
    payload.lendTo(out);
  }

  int capacity() {
    return payload.capacity();
  }

  /** Returns the array that has the message, from {@link #start()} on. */
  byte[] array() {
    return array;
  }

  int start() {
    return start;
  }

  /** Returns the array, which has room for so many more bytes. */
  private byte[] room(int more) {
    if (more > array.length - at) {
      payload.advanceTo(at);
      array = payload.reserve(more);
    }
    return array;
  }

  @Override
  public int getPosition() {
    return at - start;
  }

  @Override
  public int getSize() {
    return getPosition();
  }

  @Override
  public void truncateToPosition(int position) {
    at = start + position;
  }

  @Override
  public void writeByte(int value) {
    room(1)[at++] = (byte) value;
  }

  @Override
  public void writeBytes(byte[] bytes) {
    writeBytes(bytes, 0, bytes.length);
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    System.arraycopy(bytes, offset, room(length), at, length);
    at += length;
  }

  @Override
  public void writeInt32(int value) {
    INTS.set(room(Integer.BYTES), at, value);
    at += Integer.BYTES;
  }

  @Override
  public void writeInt32(int position, int value) {
    INTS.set(array, start + position, value);
  }

  @Override
  public void writeInt64(long value) {
    LONGS.set(room(Long.BYTES), at, value);
    at += Long.BYTES;
  }

  @Override
  public void writeDouble(double value) {
    writeInt64(Double.doubleToRawLongBits(value));
  }

  @Override
  public void writeObjectId(ObjectId value) {
    writeBytes(value.toByteArray());
  }

  /** Writes a name, or a part of a pattern, which ends with a NUL. */
  @Override
  public void writeCString(String value) {
    if (value.indexOf(0) >= 0) {
      throw new EncodeException("A name has a NUL, which ends names in BSON");
    }
    putText(value);
    writeByte(0);
  }

  /** Writes the number of bytes with the NUL that ends them, and both. */
  @Override
  public void writeString(String value) {
    int before = getPosition();
    writeInt32(0);
    putText(value);
    writeByte(0);
    writeInt32(before, getPosition() - before - Integer.BYTES);
  }

  private void putText(String value) {
    int length = value.length();
    if (length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    if (ascii.put(value, room(length), at)) {
      at += length;
    } else {
      putUtf8(value);
    }
  }

  private void putUtf8(String value) {
    long size = Bulk.utf8Length(value);
    if (size > maxBytes - getPosition()) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    at = Bulk.putUtf8(value, room((int) size), at);
  }

  @Override
  public void close() {
    // there is nothing to close
  }
}
