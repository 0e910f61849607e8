package dev.polycodec.hessian.plain;

import dev.polycodec.MalformedDataException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Refuses texts that are ill-formed before Hessian's input reads them, which takes them for other
 * ones.
 *
 * <p>A message is a sequence of items, each a tag and what it announces, whatever they are part of.
 * What Hessian's input does not know or finds no end of, it refuses by itself.
 */
final class Items {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** The bits that bytes of ASCII do not have. */
  private static final long NOT_ASCII = 0x8080_8080_8080_8080L;

  private static final int UNKNOWN = -1;

  /** How far it is from each tag to the next item; 0 if only what follows the tag says that. */
  private final byte[] steps = new byte[256];

  /** What follows each other tag, as {@link #head} puts it. */
  private final int[] heads = new int[256];

  private Items() {
    Arrays.fill(heads, UNKNOWN);
  }

  /** Returns the items of Hessian 1.0. */
  static Items first() {
    return new Items()
        .bytes(0, "NTFVMrz")
        .bytes(Integer.BYTES, "IRl")
        .bytes(Long.BYTES, "LDd")
        .sized("Bb", false)
        .sized("SsXxt", true);
  }

  /** Returns the items of Hessian 2.0. */
  static Items second() {
    return new Items()
        .bytes(0, "NTFCHMOQUVWXZ[\\")
        .bytes(Byte.BYTES, "]")
        .bytes(Short.BYTES, "^")
        .bytes(Integer.BYTES, "IKY_")
        .bytes(Long.BYTES, "DJL")
        .sized("AB", false)
        .sized("RS", true)
        .sizes(0x00, 0x1f, 0, true)
        .sizes(0x20, 0x2f, 0, false)
        .sizes(0x30, 0x33, 1, true)
        .sizes(0x34, 0x37, 1, false)
        .all(0x38, 0x3f, Short.BYTES)
        .all(0x60, 0xbf, 0)
        .all(0xc0, 0xcf, Byte.BYTES)
        .all(0xd0, 0xd7, Short.BYTES)
        .all(0xd8, 0xef, 0)
        .all(0xf0, 0xff, Byte.BYTES);
  }

  /**
   * Returns what follows a tag: the rest of a size, and so many bytes or characters.
   *
   * @param high the size, or what is before the rest of it
   * @param width the number of bytes that the rest of the size takes
   * @param text whether the size is a number of characters
   */
  private static int head(int high, int width, boolean text) {
    return (high << 3) | (width << 1) | (text ? 1 : 0);
  }

  /** Adds tags that so many bytes follow. */
  private Items bytes(int size, String tags) {
    tags.chars().forEach(tag -> all(tag, tag, size));
    return this;
  }

  /** Adds tags that a size in two bytes follows. */
  private Items sized(String tags, boolean text) {
    tags.chars().forEach(tag -> heads[tag] = head(0, Short.BYTES, text));
    return this;
  }

  /** Adds tags that say how large a value is, or what is before the rest of its size. */
  private Items sizes(int from, int to, int width, boolean text) {
    for (int tag = from; tag <= to; tag++) {
      heads[tag] = head(tag - from, width, text);
    }
    return this;
  }

  private Items all(int from, int to, int size) {
    Arrays.fill(steps, from, to + 1, (byte) (1 + size));
    return this;
  }

  /**
   * Looks at a message.
   *
   * @throws MalformedDataException if one of its texts is ill-formed
   */
  void requireTexts(byte[] bytes, int offset, int length) {
    int end = offset + length;
    int at = offset;
    while (at < end) {
      int tag = bytes[at] & 0xff;
      int step = steps[tag];
      if (step == 1) { // the usual ones by themselves: then no sum is waited for
        at++;
      } else if (step == 2) {
        at += 2;
      } else {
        at = step > 0 ? at + step : after(bytes, at + 1, end, heads[tag]);
      }
    }
  }

  /** Returns where an item ends whose tag has been read; what has no end takes all. */
  private static int after(byte[] bytes, int offset, int end, int head) {
    int width = (head >> 1) & 3;
    if (head == UNKNOWN || width > end - offset) {
      return end;
    }
    int at = offset;
    int size = head >> 3;
    for (int i = 0; i < width; i++) {
      size = (size << Byte.SIZE) | (bytes[at++] & 0xff);
    }
    return (head & 1) != 0 ? afterText(bytes, at, end, size) : at + Math.min(size, end - at);
  }

  /** Returns where a text ends, each of whose UTF-16 units takes one to three bytes. */
  private static int afterText(byte[] bytes, int offset, int end, int units) {
    int at = offset;
    int left = units;
    while (left > 0 && at < end) {
      if (end - at >= Long.BYTES && isAscii(bytes, at, left)) {
        at += Math.min(left, Long.BYTES);
        left -= Long.BYTES;
      } else {
        at = bytes[at] >= 0 ? at + 1 : afterUnit(bytes, at, end);
        left--;
      }
    }
    return at;
  }

  /** Says whether the next eight bytes of a text are ASCII, or all if it has fewer. */
  private static boolean isAscii(byte[] bytes, int at, int left) {
    long beyond = left < Long.BYTES ? Byte.SIZE * (Long.BYTES - (long) left) : 0;
    return ((long) LONGS.get(bytes, at) & NOT_ASCII) >>> beyond == 0;
  }

  private static int afterUnit(byte[] bytes, int at, int end) {
    int lead = bytes[at] & 0xff;
    int size = lead >> 5 == 0b110 ? 2 : lead >> 4 == 0b1110 ? 3 : 0;
    if (size > end - at) {
      return end;
    }
    int unit = size == 2 ? lead & 0x1f : lead & 0x0f;
    for (int i = 1; i < size; i++) {
      int next = bytes[at + i];
      if ((next & 0xc0) != 0x80) {
        throw illFormed();
      }
      unit = (unit << 6) | (next & 0x3f);
    }
    if (size == 0 || unit < (size == 2 ? 0x80 : 0x800)) {
      throw illFormed();
    }
    return at + size;
  }

  private static MalformedDataException illFormed() {
    return new MalformedDataException("The bytes hold a text that is ill-formed");
  }
}
