package dev.polycodec.spi.bulk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/**
 * Writes texts whose characters are of one byte in bulk, where most libraries loop over the
 * characters; used by one thread at a time.
 */
public final class Latin1 {

  /** Up to here a look at each character is faster. */
  private static final int SHORT = 40;

  private static final int CHUNK = 1024;

  /** The texts of one ASCII character, which are many in real data. */
  private static final String[] SINGLES = new String[128];

  static {
    for (char c = 0; c < SINGLES.length; c++) {
      SINGLES[c] = String.valueOf(c);
    }
  }

  private final CharBuffer chars = CharBuffer.allocate(CHUNK);
  private final ByteBuffer bytes = ByteBuffer.allocate(CHUNK);
  private final CharsetEncoder encoder = StandardCharsets.ISO_8859_1.newEncoder();

  /** Creates a writer that is used for any number of texts. */
  public Latin1() {}

  /**
   * Puts a byte for each character of a text into an array that has room for them.
   *
   * @return whether all characters are below 256; if not, the bytes are of no use
   */
  public boolean put(String text, byte[] target, int offset) {
    return text.length() <= SHORT ? putShort(text, target, offset) : putLong(text, target, offset);
  }

  /** Returns the text of some bytes: the inverse of {@link #put}. */
  @SuppressWarnings("deprecation") // short enough to become a part of compiled code
  public static String get(byte[] source, int offset, int length) {
    return length == 1 && source[offset] >= 0
        ? SINGLES[source[offset]]
        : new String(source, 0, offset, length);
  }

  /**
   * The JVM copies the low bytes of all characters at once; whether those say it all is seen then.
   */
  @SuppressWarnings("deprecation") // is deprecated as it drops the high bytes
  private static boolean putShort(String text, byte[] target, int offset) {
    int length = text.length();
    text.getBytes(0, length, target, offset);
    int bits = 0;
    for (int i = 0; i < length; i++) {
      bits |= text.charAt(i);
    }
    return bits <= 0xFF;
  }

  private boolean putLong(String text, byte[] target, int offset) {
    int length = text.length();
    for (int start = 0; start < length; start += CHUNK) {
      int end = Math.min(length, start + CHUNK);
      text.getChars(start, end, chars.array(), 0);
      chars.clear().limit(end - start);
      encoder.encode(chars, bytes.clear(), false);
      if (chars.hasRemaining()) { // also of a chunk that ends with half of a surrogate pair
        return false;
      }
      System.arraycopy(bytes.array(), 0, target, offset + start, end - start);
    }
    return true;
  }
}
