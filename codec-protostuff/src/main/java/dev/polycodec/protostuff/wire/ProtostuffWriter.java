package dev.polycodec.protostuff.wire;

import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.walk.ArrayWriter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Writes the scalars of protobuf, without tags: the walk knows what comes next. */
public final class ProtostuffWriter extends ArrayWriter {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The most bytes of a varint of 32 bits, and of 64. */
  private static final int VARINT32 = 5;

  private static final int VARINT64 = 10;

  private final AsciiWriter ascii = new AsciiWriter();

  /** Creates a writer of at most so many bytes a message. */
  public ProtostuffWriter(int maxBytes) {
    super(maxBytes);
  }

  @Override
  public void writeBoolean(boolean value) {
    room(1)[at++] = (byte) (value ? 1 : 0);
  }

  @Override
  public void writeChar(char value) {
    writeNumber(value);
  }

  @Override
  public void writeInt(int value) {
    writeNumber(value << 1 ^ value >> 31);
  }

  @Override
  public void writeLong(long value) {
    writeVarint(value << 1 ^ value >> 63);
  }

  /** Writes a number of 64 bits without a sign. */
  public void writeVarint(long value) {
    at = put(room(VARINT64), at, value);
  }

  @Override
  public void writeFloat(float value) {
    writeBits(Float.floatToRawIntBits(value));
  }

  /** Writes the bits of a number as they are. */
  public void writeBits(int value) {
    INTS.set(room(Integer.BYTES), at, value);
    at += Integer.BYTES;
  }

  @Override
  public void writeBits(long value) {
    LONGS.set(room(Long.BYTES), at, value);
    at += Long.BYTES;
  }

  @Override
  public void writeNumber(int value) {
    at = put(room(VARINT32), at, value);
  }

  /** Null is 0; any other text is the number of its bytes and one, and its bytes. */
  @Override
  public void writeText(@Nullable String value) {
    if (value == null) {
      writeNumber(0);
      return;
    }
    writeText(value, 1);
  }

  /** Writes the number of a text's bytes, and more, and its bytes. */
  public void writeText(String value, int more) {
    int length = value.length();
    if (length >= maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    int start = at;
    writeNumber(length + more);
    if (ascii.put(value, room(length), at)) {
      at += length;
    } else {
      at = start;
      writeUtf8(value, more);
    }
  }

  private void writeUtf8(String value, int more) {
    long size = ascii.utf8Length(value);
    if (size >= maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    writeNumber((int) size + more);
    at = ascii.putUtf8(value, room((int) size), at);
  }

  /** Begins what its length precedes, and returns where. */
  public int open() {
    room(1);
    return at++;
  }

  /** Ends it, and makes room for a length that takes more than a byte. */
  public void close(int start) {
    int length = at - start - 1;
    int more = (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(length | 1)) / 7;
    if (more > 0) {
      byte[] target = room(more);
      System.arraycopy(target, start + 1, target, start + 1 + more, length);
      at += more;
    }
    put(array, start, length);
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    System.arraycopy(bytes, offset, room(length), at, length);
    at += length;
  }

  private static int put(byte[] target, int position, int value) {
    int next = position;
    int rest = value;
    while ((rest & ~0x7F) != 0) {
      target[next++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    target[next++] = (byte) rest;
    return next;
  }

  private static int put(byte[] target, int position, long value) {
    int next = position;
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      target[next++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    target[next++] = (byte) rest;
    return next;
  }
}
