package dev.polycodec.spi.bulk;

import dev.polycodec.MalformedDataException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Text of any characters, and nothing that is none. */
final class UnicodeText {

  /** What the JDK makes of bytes that are ill-formed. */
  private static final char ILL_FORMED = '\uFFFD';

  private UnicodeText() {}

  /** See {@link Bulk#getUtf8}. */
  static String utf8(byte[] source, int offset, int length) {
    String text = new String(source, offset, length, StandardCharsets.UTF_8);
    if (text.indexOf(ILL_FORMED) >= 0 && !isThat(text, source, offset, length)) {
      throw illFormed();
    }
    return text;
  }

  /** The character itself may be in a text, too. */
  private static boolean isThat(String text, byte[] source, int offset, int length) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Arrays.equals(bytes, 0, bytes.length, source, offset, offset + length);
  }

  /** Returns how many bytes text takes in UTF-8 beyond one for each unit; -1 if it has none. */
  static int utf8More(char[] text, int length) {
    int more = 0;
    for (int i = 0; i < length; i++) {
      char c = text[i];
      if (c >= 0x80) {
        more += c < 0x800 ? 1 : 2;
        if (Character.isSurrogate(c)) { // four bytes for both
          if (++i == length || !Character.isSurrogatePair(c, text[i])) {
            return -1;
          }
        }
      }
    }
    return more;
  }

  /** Puts well-formed text in UTF-8 into an array, and returns the position behind it. */
  static int putUtf8(char[] text, int length, byte[] target, int position) {
    int next = position;
    for (int i = 0; i < length; i++) {
      char c = text[i];
      if (c < 0x80) {
        target[next++] = (byte) c;
      } else if (c < 0x800) {
        target[next++] = (byte) (0xC0 | c >> 6);
        target[next++] = last(c);
      } else if (Character.isSurrogate(c)) {
        next = put(Character.toCodePoint(c, text[++i]), target, next);
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

  /** See {@link Bulk#getUnits}. */
  static String units(byte[] source, int offset, int length) {
    char[] units = new char[length];
    int end = offset + length;
    int count = 0;
    for (int at = offset; at < end; ) {
      int size = size(source[at]);
      if (size > end - at) {
        throw illFormed();
      }
      units[count++] = (char) unit(source, at, size);
      at += size;
    }
    return new String(units, 0, count);
  }

  private static int size(byte lead) {
    if (lead >= 0) {
      return 1;
    }
    if ((lead & 0xE0) == 0xC0) {
      return 2;
    }
    if ((lead & 0xF0) == 0xE0) {
      return 3;
    }
    throw illFormed();
  }

  private static int unit(byte[] source, int at, int size) {
    int lead = source[at];
    if (size == 1) {
      return lead;
    }
    int last = continuation(source[at + size - 1]);
    int unit =
        size == 2
            ? (lead & 0x1F) << 6 | last
            : (lead & 0x0F) << 12 | continuation(source[at + 1]) << 6 | last;
    boolean shortest = size == 2 ? unit == 0 || unit >= 0x80 : unit >= 0x800;
    if (!shortest) {
      throw illFormed();
    }
    return unit;
  }

  private static int continuation(byte next) {
    if ((next & 0xC0) != 0x80) {
      throw illFormed();
    }
    return next & 0x3F;
  }

  private static MalformedDataException illFormed() {
    return new MalformedDataException("The bytes hold a text that is ill-formed");
  }
}
