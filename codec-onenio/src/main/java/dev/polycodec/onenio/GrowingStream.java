package dev.polycodec.onenio;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import java.util.Arrays;
import one.nio.serial.DataStream;

/** one-nio's stream over an array that grows, is reused, and leaves headroom for the frame. */
final class GrowingStream extends DataStream {

  private static final int INITIAL = 512;

  private final int maxBytes;
  private int start;

  GrowingStream(int maxBytes) {
    super(INITIAL);
    this.maxBytes = maxBytes;
  }

  void reset(int headroom) throws IOException {
    start = headroom;
    moveTo(0);
    alloc(headroom);
  }

  void lendTo(BytesConsumer sink) {
    sink.accept(array, start, count() - start);
  }

  /** Goes back, or forth within what there is room for. */
  void moveTo(int position) {
    offset = address + position;
  }

  /** Makes room for some bytes, and returns the index of the first in the array. */
  int room(int size) throws IOException {
    return (int) (alloc(size) - address);
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
