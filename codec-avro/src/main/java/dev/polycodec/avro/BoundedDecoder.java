package dev.polycodec.avro;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.util.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Reads Avro's binary encoding from the array of the caller, and checks each length before anything
 * is allocated. The library's own sources of bytes know no limits but those of the process.
 */
final class BoundedDecoder extends BinaryDecoder {

  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);
  private static final int MAX_SHIFT = 63;

  /** What a value costs that takes no bytes, for the time that it takes. */
  private static final int NOTHING_READ = 8;

  /** About what a fixed without bytes takes of the heap, in bytes. */
  private static final int EMPTY_FIXED = 48;

  /** Whether the elements whose number is read next are primitives, each of some bytes. */
  boolean bulk;

  /** Whether bytes that are read next become a text, of which the library checks nothing. */
  boolean text;

  /** What each union and container pays for a level of what may be left out. */
  int levelBytes;

  private ByteBuffer in = NOTHING;
  private @Nullable Message message;

  void begin(Message next) {
    message = next;
  }

  void read(byte[] source, int offset, int length) {
    in = ByteBuffer.wrap(source, offset, length).order(ByteOrder.LITTLE_ENDIAN);
  }

  void clear() {
    bulk = false;
    text = false;
    levelBytes = 0;
    in = NOTHING;
  }

  Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  @Override
  public int remainingBytes() {
    return in.remaining();
  }

  @Override
  public boolean readBoolean() {
    byte value = in.get();
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
      byte next = in.get();
      value |= (next & 0x7FL) << shift;
      if (next >= 0 && (shift < MAX_SHIFT || next <= 1)) {
        return value >>> 1 ^ -(value & 1);
      }
    }
    throw new MalformedDataException("A number does not end where it should");
  }

  @Override
  public float readFloat() {
    return in.getFloat();
  }

  @Override
  public double readDouble() {
    return in.getDouble();
  }

  /** Reads the length of a text or of bytes. */
  private int length() {
    return message().bulk(readInt(), 1, in.remaining());
  }

  @Override
  public String readString() {
    int length = length();
    String read = Bulk.getUtf8(in.array(), in.position(), length);
    in.position(in.position() + length);
    return read;
  }

  @Override
  public Utf8 readString(@Nullable Utf8 old) {
    return new Utf8(readString());
  }

  @Override
  public ByteBuffer readBytes(@Nullable ByteBuffer old) {
    byte[] read = new byte[length()];
    in.get(read);
    if (text) {
      Bulk.getUtf8(read, 0, read.length);
    }
    return ByteBuffer.wrap(read);
  }

  /** Checks that as many bytes remain. */
  private int within(long length) {
    if (length < 0 || length > in.remaining()) {
      throw new MalformedDataException("The bytes end within a value");
    }
    return (int) length;
  }

  /** Checks that the bytes of a fixed remain before they are allocated. */
  void requireFixed(int length) {
    if (within(length) == 0) {
      message().charge(EMPTY_FIXED);
    }
  }

  /** Counts what takes no bytes: a record of others may have very many. */
  @Override
  public void readNull() {
    message().charge(NOTHING_READ);
  }

  @Override
  public int readIndex() {
    message().charge(levelBytes);
    return readInt();
  }

  @Override
  protected void doSkipBytes(long length) {
    in.position(in.position() + within(length));
    if (length == 0) {
      message().charge(NOTHING_READ);
    }
  }

  @Override
  protected void doReadBytes(byte[] target, int start, int length) {
    in.get(target, start, length);
  }

  @Override
  protected long doReadItemCount() {
    long count = readLong();
    if (count < 0) { // the number of bytes follows, for those who skip
      within(readLong());
      count = Math.negateExact(count);
    }
    return elements(count);
  }

  @Override
  public long skipArray() throws IOException {
    return elements(super.skipArray());
  }

  @Override
  public long skipMap() throws IOException {
    return elements(super.skipMap());
  }

  /** Counts elements, which may take no bytes: nulls, and records of nothing else. */
  private long elements(long count) {
    message().charge(levelBytes);
    int announced = (int) Math.min(count, Integer.MAX_VALUE);
    return bulk
        ? message().bulk(announced, 1, in.remaining())
        : message().elements(announced, 0, in.remaining());
  }
}
