package dev.polycodec.bson;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import java.nio.ByteBuffer;
import org.bson.io.BasicOutputBuffer;

/** Where the library's writer puts the bytes, within the limit, and texts that are well-formed. */
final class PayloadOutput extends BasicOutputBuffer {

  private final int maxBytes;
  private final AsciiWriter ascii = new AsciiWriter();

  /** Has the text that is written in UTF-8. */
  private byte[] utf8 = {};

  private int start;

  PayloadOutput(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  /** Begins a message behind so many bytes that are left free. */
  void begin(int headroom) {
    truncateToPosition(0);
    start = headroom;
    super.writeBytes(room(headroom), 0, headroom);
  }

  void lendTo(BytesConsumer out) {
    out.accept(getInternalBuffer(), start, length());
  }

  /** Returns the message, of which nothing is copied. */
  ByteBuffer message() {
    return ByteBuffer.wrap(getInternalBuffer(), start, length());
  }

  int length() {
    return getPosition() - start;
  }

  long retainedBytes() {
    return getInternalBuffer().length + utf8.length;
  }

  private void requireRoom(long more) {
    if (more > maxBytes - length()) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    requireRoom(length);
    super.writeBytes(bytes, offset, length);
  }

  /** Writes a name, which each element has, or a part of a pattern: it ends with a NUL. */
  @Override
  public void writeCString(String value) {
    requireRoom(1);
    if (!value.isEmpty()) {
      if (value.indexOf(0) >= 0) {
        throw new EncodeException("A name has a NUL, which ends names in BSON");
      }
      int length = encode(value);
      writeBytes(utf8, 0, length);
    }
    writeByte(0);
  }

  /** Writes the number of bytes with the NUL that ends them, and both. */
  @Override
  public void writeString(String value) {
    int length = encode(value);
    writeInt32(length + 1);
    writeBytes(utf8, 0, length);
    writeByte(0);
  }

  /** Puts a text into the array, perhaps a longer one, and returns how many bytes it has. */
  private int encode(String value) {
    int length = value.length();
    requireRoom(length);
    if (ascii.put(value, room(length), 0)) {
      return length;
    }
    long size = ascii.utf8Length(value);
    requireRoom(size);
    return ascii.putUtf8(value, room((int) size), 0);
  }

  private byte[] room(int length) {
    if (length > utf8.length) {
      utf8 = new byte[Math.max(length, 2 * utf8.length)];
    }
    return utf8;
  }
}
