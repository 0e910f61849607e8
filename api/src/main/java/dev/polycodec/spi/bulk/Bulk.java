package dev.polycodec.spi.bulk;

import dev.polycodec.EncodeException;
import org.jspecify.annotations.Nullable;

/** Reads and writes text, which is slow character by character. */
public final class Bulk {

  private Bulk() {}

  /**
   * Returns the text of some bytes, or null if one of them is not ASCII; {@link AsciiWriter} is the
   * inverse.
   */
  public static @Nullable String getAscii(byte[] source, int offset, int length) {
    return AsciiText.get(source, offset, length);
  }

  /** Returns the position of the first byte of a range that is not ASCII, or else its end. */
  public static int asciiEnd(byte[] source, int from, int to) {
    return AsciiText.end(source, from, to);
  }

  /**
   * Returns the text of some bytes in UTF-8.
   *
   * @throws dev.polycodec.MalformedDataException if they are ill-formed
   */
  public static String getUtf8(byte[] source, int offset, int length) {
    return UnicodeText.utf8(source, offset, length);
  }

  /**
   * Returns the text of some bytes as {@link java.io.DataOutput#writeUTF} has them: each UTF-16
   * unit, surrogates included, in the one to three that it would take in UTF-8, and NUL in two.
   *
   * @throws dev.polycodec.MalformedDataException if they are ill-formed
   */
  public static String getUnits(byte[] source, int offset, int length) {
    return UnicodeText.units(source, offset, length);
  }

  /**
   * Returns the index of the first half of a character in a text, for which UTF-8 has no form; -1
   * if there is none.
   */
  public static int loneSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (i + 1 == text.length()
            || !Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  /**
   * Checks that UTF-8 has a form for a text, for a codec that carries any {@code char[]}.
   *
   * @throws EncodeException if it has half a character
   */
  public static void requireWhole(String text) {
    requireWhole(text, "encode its characters as a char[]");
  }

  /**
   * Checks that UTF-8 has a form for a text.
   *
   * @param instead what else to do than mend the text, such as "declare the field as bytes"
   * @throws EncodeException if it has half a character
   */
  public static void requireWhole(String text, String instead) {
    int lone = loneSurrogate(text);
    if (lone >= 0) {
      throw new EncodeException(
          "A string has a lone surrogate at index "
              + lone
              + ", for which UTF-8 has no form; mend the string, or "
              + instead);
    }
  }
}
