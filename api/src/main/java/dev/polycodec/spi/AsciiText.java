package dev.polycodec.spi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads text of ASCII characters in bulk. */
final class AsciiText {

  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  private AsciiText() {}

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
