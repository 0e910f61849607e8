package dev.polycodec.spi.bulk;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/**
 * Writes text in bulk, above all of ASCII characters, where most libraries loop over the
 * characters; used by one thread at a time.
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
      if (!putChunk(end - start, target, offset + start)) {
        return false;
      }
    }
    return true;
  }

  private boolean putChunk(int length, byte[] target, int offset) {
    if (!encodes(length)) {
      return false;
    }
    System.arraycopy(bytes.array(), 0, target, offset, length);
    return true;
  }

  private boolean encodes(int length) {
    chars.clear().limit(length);
    encoder.encode(chars, bytes.clear(), false);
    return !chars.hasRemaining(); // as of a chunk that ends with half of a surrogate pair
  }

  /**
   * Returns the number of bytes that a text takes in UTF-8, for a codec that carries any {@code
   * char[]}.
   *
   * @throws dev.polycodec.EncodeException if it has half a character, for which UTF-8 has no form
   */
  public long utf8Length(String text) {
    long size = text.length();
    for (int start = 0; start < text.length(); ) {
      int count = copy(text, start);
      if (count <= SHORT || !encodes(count)) {
        int more = UnicodeText.utf8More(chars.array(), count);
        if (more < 0) {
          Bulk.requireWhole(text);
        }
        size += more;
      }
      start += count;
    }
    return size;
  }

  /**
   * Puts a text of any characters in UTF-8 into an array.
   *
   * @param target has room for {@link #utf8Length} bytes
   * @return the position behind the text
   */
  public int putUtf8(String text, byte[] target, int offset) {
    int next = offset;
    for (int start = 0; start < text.length(); ) {
      int count = copy(text, start);
      next =
          count > SHORT && putChunk(count, target, next)
              ? next + count
              : UnicodeText.putUtf8(chars.array(), count, target, next);
      start += count;
    }
    return next;
  }

  /** Copies the next characters out, as many whole ones as there is room for. */
  private int copy(String text, int start) {
    int end = Math.min(text.length(), start + CHUNK);
    if (end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
    }
    text.getChars(start, end, chars.array(), 0);
    return end - start;
  }
}
