package dev.polycodec.bson;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.bson.io.BsonInput;
import org.bson.io.BsonInputMark;
import org.bson.types.ObjectId;

/**
 * What the library's reader reads from: the array of the caller, within the bytes of the message.
 *
 * <p>Names of elements must be empty, and texts UTF-8, of which the library's own input would
 * replace what is ill-formed.
 */
final class PayloadInput implements BsonInput {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final byte[] NOTHING = {};

  private byte[] bytes = NOTHING;
  private int start;
  private int at;
  private int end;

  /** Begins a message, which is a document: its length comes first, and a NUL last. */
  void begin(byte[] source, int offset, int length) {
    bytes = source;
    start = offset;
    at = offset;
    end = offset + length;
    if (length <= Integer.BYTES || (int) INTS.get(bytes, at) != length || bytes[end - 1] != 0) {
      throw new MalformedDataException("The bytes are no document of the length that they have");
    }
    end--;
  }

  void clear() {
    bytes = NOTHING;
    start = 0;
    at = 0;
    end = 0;
  }

  int remaining() {
    return end - at;
  }

  /** Passes some bytes, and returns where they begin. */
  private int advance(int length) {
    int from = at;
    if (length < 0 || length > end - from) {
      throw new MalformedDataException("The bytes end within a value");
    }
    at = from + length;
    return from;
  }

  @Override
  public int getPosition() {
    return at - start;
  }

  @Override
  public byte readByte() {
    return bytes[advance(1)];
  }

  @Override
  public void readBytes(byte[] target) {
    readBytes(target, 0, target.length);
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) {
    System.arraycopy(bytes, advance(length), target, offset, length);
  }

  @Override
  public int readInt32() {
    return (int) INTS.get(bytes, advance(Integer.BYTES));
  }

  @Override
  public long readInt64() {
    return (long) LONGS.get(bytes, advance(Long.BYTES));
  }

  @Override
  public double readDouble() {
    return Double.longBitsToDouble(readInt64());
  }

  @Override
  public String readString() {
    int length = readInt32() - 1;
    int from = advance(length);
    if (readByte() != 0) {
      throw new MalformedDataException("A text does not end where its length says");
    }
    return Bulk.getUtf8(bytes, from, length);
  }

  @Override
  public String readCString() {
    skipCString();
    return BsonWire.NO_NAME;
  }

  @Override
  public void skipCString() {
    if (readByte() != 0) {
      throw new MalformedDataException("An element has a name");
    }
  }

  @Override
  public ObjectId readObjectId() {
    throw new IllegalStateException("No element holds an ObjectId");
  }

  @Override
  public void skip(int numBytes) {
    advance(numBytes);
  }

  @Override
  public BsonInputMark getMark(int readLimit) {
    int marked = at;
    return () -> at = marked;
  }

  @Override
  public boolean hasRemaining() {
    return remaining() > 0;
  }

  @Override
  public void close() {
    clear();
  }
}
