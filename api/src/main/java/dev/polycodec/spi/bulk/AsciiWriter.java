package dev.polycodec.spi.bulk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/**
 * Writes text of ASCII characters in bulk, where most libraries loop over the characters; used by
 * one thread at a time.
 *
 * <p>The JVM copies characters out of a string, and encodes an array of them as ASCII, many at a
 * time. Going through arrays that are reused is therefore faster than {@code String.getBytes},
 * which makes a new array each time, and cannot tell a question mark from an unpaired surrogate.
 */
public final class AsciiWriter {

  /** Up to here a look at each character is faster. */
  private static final int SHORT = 40;

  private static final int CHUNK = 1024;

  private final CharBuffer chars = CharBuffer.allocate(CHUNK);
  private final ByteBuffer bytes = ByteBuffer.allocate(CHUNK);
  private final CharsetEncoder encoder = StandardCharsets.US_ASCII.newEncoder();

  /** Creates a writer that is used for any number of texts. */
  public AsciiWriter() {}

  /**
   * Puts a byte for each character of a text into an array that has room for them.
   *
   * @return whether all characters are ASCII; if not, the bytes are of no use
   */
  public boolean put(String text, byte[] target, int offset) {
    return text.length() <= SHORT ? putShort(text, target, offset) : putLong(text, target, offset);
  }

  /**
   * Copies the characters out first: whether a look at each within the string is as fast depends on
   * what the JVM compiles around it.
   */
  private boolean putShort(String text, byte[] target, int offset) {
    int length = text.length();
    char[] copy = chars.array();
    text.getChars(0, length, copy, 0);
    int bits = 0;
    for (int i = 0; i < length; i++) {
      bits |= copy[i];
      target[offset + i] = (byte) copy[i];
    }
    return bits <= 0x7F;
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
