package dev.polycodec.msgpack;

import dev.polycodec.MalformedDataException;

/** The bytes of a message, with numbers whose high byte comes first. */
final class Source {

  private static final byte[] NOTHING = {};
  private static final long UNSIGNED = 0xFFFF_FFFFL;

  byte[] bytes = NOTHING;
  int at;
  private int end;

  /** Begins a message. */
  void begin(byte[] source, int offset, int length) {
    bytes = source;
    at = offset;
    end = offset + length;
  }

  void clear() {
    begin(NOTHING, 0, 0);
  }

  int remaining() {
    return end - at;
  }

  /** Passes some bytes, and returns where they begin. */
  int advance(long length) {
    int from = at;
    if (length < 0 || length > end - from) {
      throw new MalformedDataException("The bytes end within a value");
    }
    at = from + (int) length;
    return from;
  }

  /** Reads the first byte of a value. */
  int head() {
    return bytes[advance(1)] & 0xFF;
  }

  /** Reads a number without a sign; of 64 bits, the highest seems to be one. */
  long number(int width) {
    int from = advance(1L << width);
    return switch (width) {
      case Width.OF_8 -> bytes[from] & 0xFF;
      case Width.OF_16 -> (short) Width.SHORTS.get(bytes, from) & 0xFFFF;
      case Width.OF_32 -> (int) Width.INTS.get(bytes, from) & UNSIGNED;
      default -> (long) Width.LONGS.get(bytes, from);
    };
  }

  /** Reads a number that has a sign. */
  long signed(int width) {
    int unused = Long.SIZE - (Byte.SIZE << width);
    return number(width) << unused >> unused;
  }
}
