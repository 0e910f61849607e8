package dev.polycodec.avro;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import org.apache.avro.io.Decoder;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Reads Avro's binary encoding from the array of the caller, and checks each length before anything
 * is allocated. The library's own decoder reads ahead, and knows no limits but those of the
 * process.
 */
final class BoundedDecoder extends Decoder {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final byte[] NOTHING = {};
  private static final int MAX_SHIFT = 63;

  private byte[] bytes = NOTHING;
  private int at;
  private int end;
  private boolean bulk;
  private boolean text;
  private @Nullable Message message;

  void begin(Message next, byte[] source, int offset, int length) {
    message = next;
    bytes = source;
    at = offset;
    end = offset + length;
  }

  /** Says whether the elements whose number is read next are primitives, each of some bytes. */
  void expectBulk(boolean primitives) {
    bulk = primitives;
  }

  /** Says whether bytes that are read next become a text, of which the library checks nothing. */
  void expectText(boolean expected) {
    text = expected;
  }

  void clear() {
    bulk = false;
    text = false;
    message = null;
    bytes = NOTHING;
    at = 0;
    end = 0;
  }

  private Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  @Override
  public int remainingBytes() {
    return end - at;
  }

  /** Passes some bytes, and returns where they begin. */
  private int advance(long length) {
    int from = at;
    if (length < 0 || length > end - from) {
      throw new MalformedDataException("The bytes end within a value");
    }
    at = from + (int) length;
    return from;
  }

  @Override
  public void readNull() {
    // takes no byte
  }

  @Override
  public boolean readBoolean() {
    byte value = bytes[advance(1)];
    if (value != 0 && value != 1) {
      throw new MalformedDataException("A boolean is neither 0 nor 1");
    }
    return value == 1;
  }

  @Override
  public int readInt() {
    long value = readLong();
    if ((int) value != value) {
      throw new MalformedDataException("A number is out of the range of its type");
    }
    return (int) value;
  }

  @Override
  public long readLong() {
    long value = 0;
    for (int shift = 0; shift <= MAX_SHIFT; shift += 7) {
      byte next = bytes[advance(1)];
      value |= (next & 0x7FL) << shift;
      if (next >= 0 && (shift < MAX_SHIFT || next <= 1)) {
        return value >>> 1 ^ -(value & 1);
      }
    }
    throw new MalformedDataException("A number does not end where it should");
  }

  @Override
  public float readFloat() {
    return Float.intBitsToFloat((int) INTS.get(bytes, advance(Float.BYTES)));
  }

  @Override
  public double readDouble() {
    return Double.longBitsToDouble((long) LONGS.get(bytes, advance(Double.BYTES)));
  }

  /** Reads the length of a text or of bytes. */
  private int length() {
    long length = readLong();
    if ((int) length != length) {
      throw new MalformedDataException("The bytes end within a value");
    }
    return message().bulk((int) length, 1, remainingBytes());
  }

  @Override
  public String readString() {
    int length = length();
    return Bulk.getUtf8(bytes, advance(length), length);
  }

  @Override
  public Utf8 readString(@Nullable Utf8 old) {
    return new Utf8(readString());
  }

  @Override
  public void skipString() {
    advance(readLong());
  }

  @Override
  public ByteBuffer readBytes(@Nullable ByteBuffer old) {
    int length = length();
    int from = advance(length);
    if (text) {
      Bulk.getUtf8(bytes, from, length);
    }
    return ByteBuffer.wrap(Arrays.copyOfRange(bytes, from, from + length));
  }

  @Override
  public void skipBytes() {
    advance(readLong());
  }

  @Override
  public void readFixed(byte[] target, int start, int length) {
    System.arraycopy(bytes, advance(length), target, start, length);
  }

  @Override
  public void skipFixed(int length) {
    advance(length);
  }

  @Override
  public int readEnum() {
    return readInt();
  }

  @Override
  public int readIndex() {
    return readInt();
  }

  @Override
  public long readArrayStart() {
    long count = readLong();
    if (count < 0) { // the number of bytes follows, for those who skip
      long size = readLong();
      if (size < 0 || size > remainingBytes() || count == Long.MIN_VALUE) {
        throw new MalformedDataException("The bytes end within a block");
      }
      count = -count;
    }
    return elements(count);
  }

  /** Counts elements, which may take no bytes: nulls, and records of nothing else. */
  private long elements(long count) {
    int announced = (int) Math.min(count, Integer.MAX_VALUE);
    return bulk
        ? message().bulk(announced, 1, remainingBytes())
        : message().elements(announced, 0, remainingBytes());
  }

  @Override
  public long arrayNext() {
    return readArrayStart();
  }

  @Override
  public long skipArray() {
    long count = readLong();
    while (count < 0) {
      advance(readLong());
      count = readLong();
    }
    return elements(count);
  }

  @Override
  public long readMapStart() {
    return readArrayStart();
  }

  @Override
  public long mapNext() {
    return readArrayStart();
  }

  @Override
  public long skipMap() {
    return skipArray();
  }
}
