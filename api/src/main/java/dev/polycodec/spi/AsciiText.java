package dev.polycodec.spi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Moves text of ASCII characters in bulk, where most libraries loop over the characters. */
final class AsciiText {

  /** Up to here a look at each character is faster than the copy that the JDK makes. */
  private static final int SHORT = 64;

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long REPLACEMENTS = '?' * ONES;

  private AsciiText() {}

  /** See {@link Bulk#putAscii}. */
  static boolean put(String text, byte[] target, int offset) {
    return text.length() <= SHORT ? putShort(text, target, offset) : putLong(text, target, offset);
  }

  @SuppressWarnings("deprecation") // drops the high byte of each character, which is zero
  private static boolean putShort(String text, byte[] target, int offset) {
    int length = text.length();
    int bits = 0;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      bits |= c | c - 1; // below zero is none of ASCII, either
    }
    if ((bits & ~0x7F) != 0) {
      return false;
    }
    text.getBytes(0, length, target, offset);
    return true;
  }

  private static boolean putLong(String text, byte[] target, int offset) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    if (utf8.length != text.length() || !isSame(utf8, text)) {
      return false;
    }
    System.arraycopy(utf8, 0, target, offset, utf8.length);
    return true;
  }

  /** An unpaired surrogate, which has no UTF-8, becomes one byte, too: a question mark. */
  private static boolean isSame(byte[] utf8, String text) {
    int i = 0;
    for (; i + Long.BYTES <= utf8.length; i += Long.BYTES) {
      long word = (long) WORDS.get(utf8, i);
      if ((zeros(word) | zeros(word ^ REPLACEMENTS)) != 0 && !isSame(utf8, text, i, i + 8)) {
        return false;
      }
    }
    return isSame(utf8, text, i, utf8.length);
  }

  private static boolean isSame(byte[] utf8, String text, int start, int end) {
    for (int i = start; i < end; i++) {
      if (utf8[i] == 0 || utf8[i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns a word that is 0 if no byte is: see "Bit Twiddling Hacks". */
  private static long zeros(long word) {
    return word - ONES & ~word & HIGH_BITS;
  }

  /** See {@link Bulk#getAscii}. */
  static @Nullable String get(byte[] source, int offset, int length) {
    return isAscii(source, offset, offset + length)
        ? new String(source, offset, length, StandardCharsets.ISO_8859_1)
        : null;
  }

  private static boolean isAscii(byte[] bytes, int start, int end) {
    int i = start;
    for (; i + Long.BYTES <= end; i += Long.BYTES) {
      if (((long) WORDS.get(bytes, i) & HIGH_BITS) != 0) {
        return false;
      }
    }
    for (; i < end; i++) {
      if (bytes[i] < 0) {
        return false;
      }
    }
    return true;
  }
}
