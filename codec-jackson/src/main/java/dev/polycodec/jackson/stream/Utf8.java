package dev.polycodec.jackson.stream;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;

/**
 * Finds where text stops to be well-formed UTF-8: Jackson decodes overlong forms and surrogates,
 * and in Smile whatever follows the first byte of a character.
 */
final class Utf8 {

  private Utf8() {}

  /** Returns the position of the first byte that no character is of, or else the end. */
  static int end(byte[] bytes, int from, int to) {
    int i = Bulk.asciiEnd(bytes, from, to);
    while (i < to) {
      int length = length(bytes, i, to);
      if (length == 0) {
        return i;
      }
      i += length;
      if (i < to && bytes[i] >= 0) {
        i = Bulk.asciiEnd(bytes, i, to);
      }
    }
    return i;
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
