package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.walk.ArrayReader;
import org.jspecify.annotations.Nullable;

/** Reads the scalars of Hessian 2.0; of the many tags, those that most values have come first. */
final class HessianReader extends ArrayReader {

  /** The characters of a text that is not ASCII. */
  private final char[] units = new char[256];

  @Override
  public boolean readBoolean() {
    int tag = one();
    if (tag != 'T' && tag != 'F') {
      throw unexpected(tag, "a boolean");
    }
    return tag == 'T';
  }

  @Override
  public int readInt() {
    int tag = one();
    return tag >= 0x80 && tag <= 0xbf ? tag - 0x90 : longInt(tag);
  }

  private int longInt(int tag) {
    if (tag >= 0xc0 && tag <= 0xcf) {
      return (tag - 0xc8 << 8) + one();
    }
    if (tag >= 0xd0 && tag <= 0xd7) {
      return (tag - 0xd4 << 16) + two();
    }
    if (tag != 'I') {
      throw unexpected(tag, "an int");
    }
    return four();
  }

  @Override
  public long readLong() {
    int tag = one();
    if (tag >= 0xf0) {
      return (tag - 0xf8 << 8) + one();
    }
    return tag >= 0xd8 ? tag - 0xe0 : longLong(tag);
  }

  private long longLong(int tag) {
    if (tag >= 0x38 && tag <= 0x3f) {
      return (tag - 0x3c << 16) + two();
    }
    return switch (tag) {
      case 0x59 -> four();
      case 'L' -> eight();
      default -> throw unexpected(tag, "a long");
    };
  }

  @Override
  public float readFloat() {
    return Float.intBitsToFloat(readInt());
  }

  @Override
  public double readDouble() {
    int tag = one();
    return switch (tag) {
      case 'D' -> Double.longBitsToDouble(eight());
      case 0x5b -> 0;
      case 0x5c -> 1;
      case 0x5d -> (byte) one();
      case 0x5e -> (short) two();
      case 0x5f -> 0.001 * four();
      default -> throw unexpected(tag, "a double");
    };
  }

  @Override
  public @Nullable String readText() {
    int tag = one();
    if (tag <= 0x1f) {
      return chars(tag);
    }
    return tag == 'N' ? null : tag == 'R' ? chunks() : chars(textLength(tag));
  }

  /** Reads the text that the tag of a chunk begins which is not the last. */
  private String chunks() {
    StringBuilder text = new StringBuilder();
    int tag = 'R';
    while (tag == 'R') {
      text.append(chars(two()));
      tag = one();
    }
    return text.append(chars(textLength(tag))).toString();
  }

  private int textLength(int tag) {
    if (tag <= 0x1f) {
      return tag;
    }
    if (tag >= 0x30 && tag <= 0x33) {
      return (tag - 0x30 << 8) + one();
    }
    if (tag != 'S') {
      throw unexpected(tag, "a text");
    }
    return two();
  }

  /** Reads so many characters, for which there are as many bytes at least. */
  private String chars(int count) {
    int start = advance(count);
    String ascii = Bulk.getAscii(bytes, start, count);
    if (ascii != null) {
      return ascii;
    }
    at = start;
    char[] chars = count <= units.length ? units : new char[count];
    for (int i = 0; i < count; i++) {
      chars[i] = unit();
    }
    return new String(chars, 0, count);
  }

  /** Reads a UTF-16 code unit in as few bytes as it takes. */
  private char unit() {
    int first = one();
    if (first < 0x80) {
      return (char) first;
    }
    int unit =
        first >> 5 == 0b110
            ? (first & 0x1f) << 6 | continuation()
            : first >> 4 == 0b1110
                ? (first & 0x0f) << 12 | continuation() << 6 | continuation()
                : -1;
    if (unit < (first < 0xe0 ? 0x80 : 0x800)) {
      throw illFormed();
    }
    return (char) unit;
  }

  private int continuation() {
    int next = one();
    if (next >> 6 != 0b10) {
      throw illFormed();
    }
    return next & 0x3f;
  }

  private static MalformedDataException illFormed() {
    return new MalformedDataException("The bytes hold a text that is ill-formed");
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) {
    int next = offset;
    int limit = offset + length;
    int tag = one();
    for (; tag == 'A'; tag = one()) {
      next += copy(target, next, limit, two());
    }
    next += copy(target, next, limit, bytesLength(tag));
    if (next != limit) {
      throw new MalformedDataException("The bytes hold fewer bytes than they announce");
    }
  }

  private int copy(byte[] target, int offset, int limit, int length) {
    if (length > limit - offset) {
      throw new MalformedDataException("The bytes hold more bytes than they announce");
    }
    System.arraycopy(bytes, advance(length), target, offset, length);
    return length;
  }

  private int bytesLength(int tag) {
    if (tag >= 0x20 && tag <= 0x2f) {
      return tag - 0x20;
    }
    if (tag >= 0x34 && tag <= 0x37) {
      return (tag - 0x34 << 8) + one();
    }
    if (tag != 'B') {
      throw unexpected(tag, "binary data");
    }
    return two();
  }

  private static MalformedDataException unexpected(int tag, String what) {
    return new MalformedDataException(
        "Expected " + what + " but found the code 0x" + Integer.toHexString(tag));
  }
}
