package dev.polycodec.internal.message;

import static dev.polycodec.internal.message.MessageState.exceeded;

import dev.polycodec.CodecException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.PayloadBuffer;

/** What one message may announce and take of the heap yet. */
final class Budget {

  /** What a message may take of the heap in any case. */
  private static final int FREE = 1 << 20;

  /** The bytes of the heap that an element takes which takes none of the message. */
  private static final int UNBACKED = 8;

  private static final double DIGITS_PER_BYTE = 8 * Math.log10(2);

  private final Limits limits;

  /** A copy, for it is asked for each text, by a method small enough to inline. */
  private final int maxBytes;

  private final int maxElements;
  private final long maxExpansion;

  private boolean encoding;
  private long affordable;

  /**
   * The bytes of the heap that may be taken yet for what the message does not pay for. A writer
   * takes them on credit, as the length is not known before the end.
   */
  private long heap;

  Budget(Limits limits) {
    this.limits = limits;
    this.maxBytes = limits.maxBytes();
    this.maxElements = limits.maxElements();
    this.maxExpansion = limits.maxExpansion();
    Footprint.initialize();
    FormClass.initialize(); // the first object of a class may be where the stack ends
  }

  /** Begins a message, which has a length if it is decoded. */
  void begin(boolean writing, int length) {
    encoding = writing;
    affordable = length;
    heap = writing ? Long.MAX_VALUE : most(length);
  }

  private long most(int length) {
    return maxExpansion * length + FREE;
  }

  /** Refuses a message that was written and that no reader would pay for. */
  void requirePaid(int length) {
    if (Long.MAX_VALUE - heap > most(length)) {
      throw tooMuch();
    }
  }

  /** Goes on with what another message, around this one or within, has left. */
  void resume(Budget other) {
    affordable = other.affordable;
    heap = other.heap;
  }

  /** Takes bytes of the heap. */
  void charge(long bytes) {
    heap -= bytes;
    if (heap < 0) {
      throw tooMuch();
    }
  }

  private CodecException tooMuch() {
    return exceeded(
        "what takes more than " + maxExpansion + " times its bytes of the heap",
        "withMaxExpansion");
  }

  int elements(int announced, int minBytesEach, int remaining) {
    if (announced < 0 || (long) announced * minBytesEach > remaining) {
      throw announces(announced, remaining);
    }
    if (announced > maxElements) {
      throw exceeded("more than " + maxElements + " elements", "withMaxElements");
    }
    if (minBytesEach == 0) {
      charge((long) announced * UNBACKED);
    }
    return announced;
  }

  int container(int announced, int minBytesEach, int remaining) {
    elements(announced, minBytesEach, remaining);
    affordable -= (long) announced * minBytesEach;
    if (affordable < 0) {
      throw new MalformedDataException(
          "The containers of the message announce more elements together than it has bytes");
    }
    return announced;
  }

  int bulk(int announced, int minBytesEach, int remaining) {
    long bytes = (long) announced * minBytesEach;
    if (announced < 0 || bytes > remaining || bytes > maxBytes) {
      throw tooLong(announced, bytes, remaining);
    }
    return announced;
  }

  private CodecException tooLong(int announced, long bytes, int remaining) {
    return announced < 0 || (bytes > remaining && !encoding)
        ? announces(announced, remaining)
        : PayloadBuffer.tooLarge(maxBytes);
  }

  void digits(int bytes, int scale) {
    if ((bytes - 1) * DIGITS_PER_BYTE > limits.maxDigits()
        || Math.abs((long) scale) > limits.maxDigits()) {
      throw exceeded("a number of more than " + limits.maxDigits() + " digits", "withMaxDigits");
    }
  }

  private static MalformedDataException announces(int announced, int remaining) {
    return new MalformedDataException(
        "The bytes announce " + announced + " elements, but only " + remaining + " bytes remain");
  }
}
