package dev.polycodec.jackson.stream;

import dev.polycodec.MalformedDataException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Finds where text stops to be well-formed UTF-8: Jackson decodes overlong forms and surrogates,
 * and in Smile whatever follows the first byte of a character.
 */
final class Utf8 {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The bits that no ASCII character has. */
  private static final long HIGH = 0x8080_8080_8080_8080L;

  private Utf8() {}

  /** Returns the position of the first byte that no character is of, or else the end. */
  static int end(byte[] bytes, int from, int to) {
    int i = ascii(bytes, from, to);
    while (i < to) {
      int length = length(bytes, i, to);
      if (length == 0) {
        return i;
      }
      i += length;
      if (i < to && bytes[i] >= 0) {
        i = ascii(bytes, i, to);
      }
    }
    return i;
  }

  /** Returns the position of the first byte that is not ASCII, or else the end. */
  static int ascii(byte[] bytes, int from, int to) {
    int i = from;
    while (i <= to - 4 * Long.BYTES
        && ((at(bytes, i) | at(bytes, i + 8) | at(bytes, i + 16) | at(bytes, i + 24)) & HIGH)
            == 0) {
      i += 4 * Long.BYTES;
    }
    while (i <= to - Long.BYTES && (at(bytes, i) & HIGH) == 0) {
      i += Long.BYTES;
    }
    while (i < to && bytes[i] >= 0) {
      i++;
    }
    return i;
  }

  private static long at(byte[] bytes, int i) {
    return (long) LONGS.get(bytes, i);
  }

  /** Returns how many bytes a character has that is not ASCII, or zero if it is ill-formed. */
  private static int length(byte[] bytes, int i, int to) {
    int first = bytes[i] & 0xFF;
    int length = first < 0xC2 || first > 0xF4 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (length == 0 || length > to - i) {
      return 0;
    }
    int second = bytes[i + 1] & 0xFF;
    int least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    int most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    boolean formed =
        second >= least
            && second <= most
            && (length < 3 || follows(bytes[i + 2]))
            && (length < 4 || follows(bytes[i + 3]));
    return formed ? length : 0;
  }

  private static boolean follows(byte next) {
    return (next & 0xC0) == 0x80;
  }

  static MalformedDataException illFormed() {
    return new MalformedDataException("The bytes hold text that is not well-formed UTF-8");
  }
}
