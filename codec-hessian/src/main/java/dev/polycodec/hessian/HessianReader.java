package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads the scalars of Hessian 2.0; of the many tags, those that most values have come first. */
final class HessianReader extends WireReader {

  private final ByteReader in = new ByteReader();

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) {
    begin(bytes, offset, length);
  }

  /** Begins a message. */
  void begin(byte[] bytes, int offset, int length) {
    in.begin(bytes, offset, length);
  }

  @Override
  protected void clear() {
    in.clear();
  }

  @Override
  public int remaining() {
    return in.remaining();
  }

  @Override
  public boolean readBoolean() {
    int tag = in.one();
    if (tag != 'T' && tag != 'F') {
      throw unexpected(tag, "a boolean");
    }
    return tag == 'T';
  }

  @Override
  public int readNumber() throws IOException {
    return readInt(0, Integer.MAX_VALUE);
  }

  @Override
  public int readInt() {
    int tag = in.one();
    return tag >= 0x80 && tag <= 0xbf ? tag - 0x90 : longInt(tag);
  }

  private int longInt(int tag) {
    if (tag >= 0xc0 && tag <= 0xcf) {
      return (tag - 0xc8 << 8) + in.one();
    }
    if (tag >= 0xd0 && tag <= 0xd7) {
      return (tag - 0xd4 << 16) + in.two();
    }
    if (tag != 'I') {
      throw unexpected(tag, "an int");
    }
    return in.four();
  }

  @Override
  public long readLong() {
    int tag = in.one();
    if (tag >= 0xf0) {
      return (tag - 0xf8 << 8) + in.one();
    }
    return tag >= 0xd8 ? tag - 0xe0 : longLong(tag);
  }

  private long longLong(int tag) {
    if (tag >= 0x38 && tag <= 0x3f) {
      return (tag - 0x3c << 16) + in.two();
    }
    return switch (tag) {
      case 0x59 -> in.four();
      case 'L' -> in.eight();
      default -> throw unexpected(tag, "a long");
    };
  }

  @Override
  public float readFloat() {
    return Float.intBitsToFloat(readInt());
  }

  @Override
  public double readDouble() {
    int tag = in.one();
    return switch (tag) {
      case 'D' -> Double.longBitsToDouble(in.eight());
      case 0x5b -> 0;
      case 0x5c -> 1;
      case 0x5d -> (byte) in.one();
      case 0x5e -> (short) in.two();
      case 0x5f -> 0.001 * in.four();
      default -> throw unexpected(tag, "a double");
    };
  }

  @Override
  public @Nullable String readText() {
    int tag = in.one();
    if (tag <= 0x1f) {
      return in.chars(tag);
    }
    return tag == 'N' ? null : tag == 'R' ? chunks() : in.chars(textLength(tag));
  }

  /** Reads the text that the tag of a chunk begins which is not the last. */
  private String chunks() {
    StringBuilder text = new StringBuilder();
    int tag = 'R';
    while (tag == 'R') {
      text.append(in.chars(in.two()));
      tag = in.one();
    }
    return text.append(in.chars(textLength(tag))).toString();
  }

  private int textLength(int tag) {
    if (tag <= 0x1f) {
      return tag;
    }
    if (tag >= 0x30 && tag <= 0x33) {
      return (tag - 0x30 << 8) + in.one();
    }
    if (tag != 'S') {
      throw unexpected(tag, "a text");
    }
    return in.two();
  }

  @Override
  public void readBytes(byte[] bytes, int offset, int length) {
    int at = offset;
    int end = offset + length;
    int tag = in.one();
    for (; tag == 'A'; tag = in.one()) {
      at += copy(bytes, at, end, in.two());
    }
    at += copy(bytes, at, end, bytesLength(tag));
    if (at != end) {
      throw new MalformedDataException("The bytes hold fewer bytes than they announce");
    }
  }

  private int copy(byte[] bytes, int at, int end, int length) {
    if (length > end - at) {
      throw new MalformedDataException("The bytes hold more bytes than they announce");
    }
    in.copy(bytes, at, length);
    return length;
  }

  private int bytesLength(int tag) {
    if (tag >= 0x20 && tag <= 0x2f) {
      return tag - 0x20;
    }
    if (tag >= 0x34 && tag <= 0x37) {
      return (tag - 0x34 << 8) + in.one();
    }
    if (tag != 'B') {
      throw unexpected(tag, "binary data");
    }
    return in.two();
  }

  private static MalformedDataException unexpected(int tag, String what) {
    return new MalformedDataException(
        "Expected " + what + " but found the code 0x" + Integer.toHexString(tag));
  }
}
