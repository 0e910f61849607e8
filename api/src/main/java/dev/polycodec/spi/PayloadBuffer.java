package dev.polycodec.spi;

import dev.polycodec.BytesConsumer;
import dev.polycodec.LimitExceededException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Objects;

/** A growing, reusable, unsynchronised buffer that leaves headroom before the payload. */
public final class PayloadBuffer extends OutputStream {

  private static final int INITIAL = 512;
  private static final long SLACK = 64;
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private byte[] array = new byte[INITIAL];
  private int start;
  private int end;
  private int maxBytes = MAX_ARRAY;

  /**
   * Drops the content, leaves {@code headroom} bytes free before the next, and bounds it.
   *
   * @param maxBytes the most bytes the next content may have; one more is a {@link
   *     LimitExceededException}
   */
  public void reset(int headroom, int maxBytes) {
    this.maxBytes = maxBytes;
    if (headroom > array.length) {
      array = new byte[headroom + INITIAL];
    }
    start = headroom;
    end = headroom;
  }

  @Override
  public void write(int b) {
    if (end == array.length) {
      grow(1);
    }
    array[end++] = (byte) b;
  }

  @Override
  public void write(byte[] source, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, source.length);
    if (length > array.length - end) {
      grow(length);
    }
    System.arraycopy(source, offset, array, end, length);
    end += length;
  }

  /**
   * Makes room for {@code more} bytes and returns the array to put them into, from {@link
   * #position()} on; {@link #advanceTo} says how far they reached.
   */
  public byte[] reserve(int more) {
    if (more > array.length - end) {
      grow(more);
    }
    return array;
  }

  /** Returns the index in the array where the next byte goes. */
  public int position() {
    return end;
  }

  /** Ends the content at an index in the array, after bytes put there or before bytes to drop. */
  public void advanceTo(int position) {
    end = Objects.checkIndex(position, array.length + 1);
  }

  /** Returns the number of bytes written since the reset. */
  public int size() {
    return end - start;
  }

  /** Lends the content to a consumer. */
  public void lendTo(BytesConsumer out) {
    out.accept(array, start, end - start);
  }

  /**
   * Lends a message that a library has written to an array of its own, from the beginning on. It is
   * copied to here only if something is to precede it.
   *
   * @param maxBytes the most bytes it may have; one more is a {@link LimitExceededException}
   */
  public void lend(byte[] written, int length, int headroom, int maxBytes, BytesConsumer out) {
    if (length > maxBytes) {
      throw tooLarge(maxBytes);
    }
    if (headroom == 0) {
      out.accept(written, 0, length);
      return;
    }
    reset(headroom, maxBytes);
    write(written, 0, length);
    lendTo(out);
  }

  /** Returns the capacity, which counts as retained memory. */
  public int capacity() {
    return array.length;
  }

  /** Returns what refuses a message of more bytes than the limits allow. */
  public static LimitExceededException tooLarge(int maxBytes) {
    return new LimitExceededException(
        "The message has more than " + maxBytes + " bytes", "withMaxBytes");
  }

  private void grow(int more) {
    long needed = (long) end + more;
    // The slack lets callers reserve a few bytes more than they write; the core checks exactly.
    if (needed - start > maxBytes + SLACK || needed > MAX_ARRAY) {
      throw tooLarge(maxBytes);
    }
    array = Arrays.copyOf(array, (int) Math.max(needed, Math.min(array.length * 2L, MAX_ARRAY)));
  }
}
