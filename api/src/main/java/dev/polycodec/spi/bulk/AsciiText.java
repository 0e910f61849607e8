package dev.polycodec.spi.bulk;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads text of ASCII characters in bulk: the JDK looks for other bytes with instructions that take
 * many at a time.
 */
final class AsciiText {

  /** What the JDK makes of a byte that is not ASCII. */
  private static final char NOT_ASCII = '\uFFFD';

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The bits that no ASCII character has. */
  private static final long HIGH = 0x8080_8080_8080_8080L;

  private AsciiText() {}

  /** See {@link Bulk#getAscii}. */
  static @Nullable String get(byte[] source, int offset, int length) {
    String text = new String(source, offset, length, StandardCharsets.US_ASCII);
    // No text that the JDK keeps in a byte each can have this character, so it does not search.
    return text.indexOf(NOT_ASCII) < 0 ? text : null;
  }

  /** See {@link Bulk#asciiEnd}. */
  static int end(byte[] source, int from, int to) {
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
}
