package dev.polycodec.onenio;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import java.io.IOException;
import java.util.Arrays;
import one.nio.serial.DataStream;

/** one-nio's stream over an array that grows, is reused, and leaves headroom for the frame. */
final class GrowingStream extends DataStream {

  private static final int INITIAL = 512;

  /** The longest string whose length takes two bytes. */
  private static final int MAX_SHORT = 0x7fff;

  /** The character of ASCII that one-nio writes as two bytes. */
  private static final char NUL = 0;

  private final int maxBytes;
  private final AsciiWriter ascii = new AsciiWriter();
  private int start;

  GrowingStream(int maxBytes) {
    super(INITIAL);
    this.maxBytes = maxBytes;
  }

  void reset(int headroom) throws IOException {
    start = headroom;
    offset = address;
    alloc(headroom);
  }

  void lendTo(BytesConsumer sink) {
    sink.accept(array, start, count() - start);
  }

  byte[] bytes() {
    return array;
  }

  int capacity() {
    return array.length;
  }

  /** Writes ASCII in bulk. */
  @Override
  public void writeUTF(String text) throws IOException {
    long start = offset;
    int length = text.length();
    if (length <= MAX_SHORT) {
      writeShort(length);
    } else {
      writeInt(length | Integer.MIN_VALUE);
    }
    long from = alloc(length);
    boolean written = ascii.put(text, array, (int) (from - address));
    if (!written || text.indexOf(NUL) >= 0) {
      offset = start;
      super.writeUTF(text);
    }
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    long from = alloc(bytes.length);
    System.arraycopy(bytes, 0, array, (int) (from - address), bytes.length);
  }

  @Override
  protected long alloc(int size) throws IOException {
    long from = offset;
    offset = from + size;
    if (offset > limit) {
      grow(offset - address);
    }
    return from;
  }

  private void grow(long needed) {
    if (needed - start > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    long doubled = Math.min(array.length * 2L, Integer.MAX_VALUE - 8);
    array = Arrays.copyOf(array, (int) Math.max(needed, doubled));
    limit = address + array.length;
  }
}
