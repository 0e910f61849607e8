package dev.polycodec.bson;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.bson.ByteBufNIO;
import org.bson.io.ByteBufferBsonInput;

/**
 * What the library's reader reads from: the array of the caller, within the bytes of the message.
 *
 * <p>Names of elements must be empty, and texts UTF-8, of which the library's own input would
 * replace what is ill-formed.
 */
final class PayloadInput extends ByteBufferBsonInput {

  private final ByteBuffer buffer;

  private PayloadInput(ByteBuffer buffer) {
    super(new ByteBufNIO(buffer));
    this.buffer = buffer;
  }

  /** Begins a message, which is a document: its length comes first, and a NUL last. */
  static PayloadInput of(byte[] bytes, int offset, int length) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes, offset, length).order(ByteOrder.LITTLE_ENDIAN);
    int last = offset + length - 1;
    if (length <= Integer.BYTES || buffer.getInt(offset) != length || bytes[last] != 0) {
      throw new MalformedDataException("The bytes are no document of the length that they have");
    }
    return new PayloadInput(buffer.limit(last));
  }

  int remaining() {
    return buffer.remaining();
  }

  /** Asks the buffer, which knows where it ends, as {@link #readInt32} does. */
  @Override
  public byte readByte() {
    return buffer.get();
  }

  @Override
  public int readInt32() {
    return buffer.getInt();
  }

  @Override
  public String readString() {
    int length = readInt32() - 1;
    int from = buffer.position();
    if (length < 0 || length >= buffer.remaining() || buffer.get(from + length) != 0) {
      throw new MalformedDataException("A text does not end where its length says");
    }
    skip(length + 1);
    return Bulk.getUtf8(buffer.array(), from, length);
  }

  @Override
  public String readCString() {
    if (readByte() != 0) {
      throw new MalformedDataException("An element has a name");
    }
    return ElementWriter.NO_NAME;
  }
}
