package dev.polycodec.protostuff.wire;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Texts in UTF-8 that is well-formed in both directions; where the JDK would replace, this refuses.
 */
public final class Utf8 {

  /** What the JDK makes of bytes that are ill-formed. */
  private static final char REPLACEMENT = '\uFFFD';

  private Utf8() {}

  /**
   * Returns how many bytes a text takes.
   *
   * @throws EncodeException if it has a lone surrogate, for which UTF-8 has no form
   */
  static long size(String text) {
    int length = text.length();
    long size = length;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        size += c < 0x800 ? 1 : 2;
        if (Character.isSurrogate(c)) { // four bytes for both
          requirePair(text, i++);
        }
      }
    }
    return size;
  }

  private static void requirePair(String text, int i) {
    if (i + 1 == text.length() || !Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1))) {
      throw new EncodeException(
          "A string has a lone surrogate at index "
              + i
              + ", for which UTF-8 has no form; mend the string, or encode its characters as a"
              + " char[]");
    }
  }

  /** Puts a text whose size was asked for, and returns the position after it. */
  static int put(String text, byte[] target, int position) {
    int next = position;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        target[next++] = (byte) c;
      } else if (c < 0x800) {
        target[next++] = (byte) (0xC0 | c >> 6);
        target[next++] = last(c);
      } else if (Character.isSurrogate(c)) {
        next = put(Character.toCodePoint(c, text.charAt(++i)), target, next);
      } else {
        target[next++] = (byte) (0xE0 | c >> 12);
        target[next++] = last(c >> 6);
        target[next++] = last(c);
      }
    }
    return next;
  }

  private static int put(int codePoint, byte[] target, int position) {
    target[position] = (byte) (0xF0 | codePoint >> 18);
    target[position + 1] = last(codePoint >> 12);
    target[position + 2] = last(codePoint >> 6);
    target[position + 3] = last(codePoint);
    return position + 4;
  }

  private static byte last(int bits) {
    return (byte) (0x80 | bits & 0x3F);
  }

  /** Returns the text of some bytes. */
  public static String get(byte[] source, int offset, int length) {
    String text = new String(source, offset, length, StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0 && !isWellFormed(source, offset, length)) {
      throw new MalformedDataException("The bytes hold a text that is ill-formed");
    }
    return text;
  }

  /** Says whether a text that has the replacement character has it by itself. */
  private static boolean isWellFormed(byte[] source, int offset, int length) {
    ByteBuffer bytes = ByteBuffer.wrap(source, offset, length);
    CharBuffer chars = CharBuffer.allocate(length);
    return StandardCharsets.UTF_8.newDecoder().decode(bytes, chars, true).isUnderflow();
  }
}
