package dev.polycodec.spi.bulk;

import dev.polycodec.EncodeException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes text, which is slow character by character: the JDK looks for bytes that are not
 * ASCII with instructions that take many at a time.
 */
public final class Bulk {

  /** What the JDK makes of a byte that is not ASCII. */
  private static final char NOT_ASCII = '\uFFFD';

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The bits that no ASCII character has. */
  private static final long HIGH = 0x8080_8080_8080_8080L;

  private Bulk() {}

  /**
   * Returns the text of some bytes, or null if one of them is not ASCII; {@link AsciiWriter} is the
   * inverse.
   */
  public static @Nullable String getAscii(byte[] source, int offset, int length) {
    String text = new String(source, offset, length, StandardCharsets.US_ASCII);
    // No text that the JDK keeps in a byte each can have this character, so it does not search.
    return text.indexOf(NOT_ASCII) < 0 ? text : null;
  }

  /** Returns the position of the first byte of a range that is not ASCII, or else its end. */
  public static int asciiEnd(byte[] source, int from, int to) {
    int i = from;
    while (i <= to - 4 * Long.BYTES
        && ((at(source, i) | at(source, i + 8) | at(source, i + 16) | at(source, i + 24)) & HIGH)
            == 0) {
      i += 4 * Long.BYTES;
    }
    while (i <= to - Long.BYTES && (at(source, i) & HIGH) == 0) {
      i += Long.BYTES;
    }
    while (i < to && source[i] >= 0) {
      i++;
    }
    return i;
  }

  private static long at(byte[] source, int i) {
    return (long) LONGS.get(source, i);
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
