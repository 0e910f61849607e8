package dev.polycodec.spi.bulk;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads text of ASCII characters in bulk: the JDK looks for other bytes with instructions that take
 * many at a time.
 */
final class AsciiText {

  /** What the JDK makes of a byte that is not ASCII. */
  private static final char NOT_ASCII = '\uFFFD';

  private AsciiText() {}

  /** See {@link Bulk#getAscii}. */
  static @Nullable String get(byte[] source, int offset, int length) {
    String text = new String(source, offset, length, StandardCharsets.US_ASCII);
    // No text that the JDK keeps in a byte each can have this character, so it does not search.
    return text.indexOf(NOT_ASCII) < 0 ? text : null;
  }
}
