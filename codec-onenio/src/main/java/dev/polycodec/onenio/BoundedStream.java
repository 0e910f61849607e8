package dev.polycodec.onenio;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.bulk.Latin1;
import java.io.IOException;
import one.nio.serial.DataStream;
import one.nio.util.JavaInternals;
import one.nio.util.Utf8;

/**
 * one-nio's stream over a range of an array, with the checks it lacks: negative sizes, announced
 * lengths, and strings that end within a character, beyond which it would read.
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
    requireWholeCharacters(index(from), length);
    return Utf8.read(array, from, length);
  }

  private void requireWholeCharacters(int from, int length) {
    int at = from;
    while (at < from + length) {
      byte lead = array[at];
      at += lead >= 0 ? 1 : lead < (byte) 0xe0 ? 2 : 3;
    }
    if (at != from + length) {
      throw new MalformedDataException("A string ends within a character");
    }
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
