package dev.polycodec.internal.wire;

import dev.polycodec.MalformedDataException;

/** Unsigned numbers of up to 31 bits in one to five bytes, low bits first. */
public final class Varint {

  private Varint() {}

  public static int size(int value) {
    return value == 0 ? 1 : (38 - Integer.numberOfLeadingZeros(value)) / 7;
  }

  /** Writes a number at a position and returns the position after it. */
  public static int write(int value, byte[] to, int at) {
    int position = at;
    int rest = value;
    while (rest > 0x7F) {
      to[position++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    to[position++] = (byte) rest;
    return position;
  }

  /** Reads the number at the cursor, in the only form in which it is written. */
  public static int read(Cursor in) {
    int value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int next = in.next();
      if (shift == 28 && next > 0x07) {
        break;
      }
      value |= (next & 0x7F) << shift;
      if (next < 0x80) {
        requireShort(next, shift);
        return value;
      }
    }
    throw new MalformedDataException("A number in the header has more than 31 bits");
  }

  private static void requireShort(int last, int shift) {
    if (last == 0 && shift > 0) {
      throw new MalformedDataException("A number in the header has more bytes than it needs");
    }
  }
}
