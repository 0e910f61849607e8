package dev.polycodec.onenio;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.bulk.Latin1;
import java.io.IOException;
import one.nio.serial.DataStream;
import one.nio.util.JavaInternals;

/**
 * one-nio's stream over a range of an array, with the checks it lacks: negative sizes, announced
 * lengths, and strings that are ill-formed.
 */
final class BoundedStream extends DataStream {

  private static final byte[] NONE = {};

  BoundedStream() {
    super(NONE);
  }

  void reset(byte[] bytes, int start, int length) {
    array = bytes;
    address = JavaInternals.byteArrayOffset + start;
    limit = address + length;
    offset = address;
  }

  void clear() {
    reset(NONE, 0, 0);
  }

  /** Returns whether the next byte is a number by itself. */
  boolean atSmallNumber() {
    return offset < limit && array[index(offset)] >= 0;
  }

  /** Reads a text of one byte a character. */
  String readNarrow(int length, Message message) {
    message.bulk(length, 1, available());
    return Latin1.get(array, index(alloc(length)), length);
  }

  /** Reads a text in one-nio's form. */
  String readWide(Message message) throws IOException {
    int length = readUnsignedShort();
    if (length > 0x7fff) {
      length = (length & 0x7fff) << 16 | readUnsignedShort();
    }
    message.bulk(length, 1, available());
    long from = alloc(length);
    int start = index(from);
    String ascii = Bulk.getAscii(array, start, length);
    return ascii == null ? Bulk.getUnits(array, start, length) : ascii;
  }

  private static int index(long offset) {
    return (int) (offset - JavaInternals.byteArrayOffset);
  }

  @Override
  protected long alloc(int size) {
    long from = offset;
    if (size < 0 || size > limit - from) {
      throw new MalformedDataException("A value extends beyond the end of its message");
    }
    offset = from + size;
    return from;
  }
}
