package dev.polycodec.hessian;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The forms of numbers and lengths in Hessian 2.0, of which most are short. */
final class Forms {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private Forms() {}

  /** Puts an int with its tag, and returns the position after it. */
  static int putInt(int value, byte[] target, int position) {
    if (value >= -0x10 && value <= 0x2f) {
      target[position] = (byte) (0x90 + value);
      return position + 1;
    }
    if (value >= -0x800 && value <= 0x7ff) {
      return putByte(0xc8 + (value >> 8), value, target, position);
    }
    if (value >= -0x40000 && value <= 0x3ffff) {
      return putShort(0xd4 + (value >> 16), value, target, position);
    }
    return putInt('I', value, target, position);
  }

  /** Puts a long with its tag, and returns the position after it. */
  static int putLong(long value, byte[] target, int position) {
    int low = (int) value;
    if (low != value) {
      return putLong('L', value, target, position);
    }
    if (low >= -0x08 && low <= 0x0f) {
      target[position] = (byte) (0xe0 + low);
      return position + 1;
    }
    if (low >= -0x800 && low <= 0x7ff) {
      return putByte(0xf8 + (low >> 8), low, target, position);
    }
    if (low >= -0x40000 && low <= 0x3ffff) {
      return putShort(0x3c + (low >> 16), low, target, position);
    }
    return putInt(0x59, low, target, position);
  }

  /** Puts a double with its tag, and returns the position after it. */
  static int putDouble(double value, byte[] target, int position) {
    long bits = Double.doubleToRawLongBits(value);
    int whole = (int) value;
    if (whole == value && whole == (short) whole && bits != Long.MIN_VALUE) { // negative zero
      return putWhole(whole, target, position);
    }
    int thousandths = (int) (value * 1000);
    return thousandths != 0 && 0.001 * thousandths == value
        ? putInt(0x5f, thousandths, target, position)
        : putLong('D', bits, target, position);
  }

  private static int putWhole(int value, byte[] target, int position) {
    if (value == 0 || value == 1) {
      target[position] = (byte) (0x5b + value);
      return position + 1;
    }
    return value == (byte) value
        ? putByte(0x5d, value, target, position)
        : putShort(0x5e, value, target, position);
  }

  /** Puts what precedes the characters of a chunk of text. */
  static int putTextHead(int length, boolean last, byte[] target, int position) {
    if (!last) {
      return putShort('R', length, target, position);
    }
    if (length <= 0x1f) {
      target[position] = (byte) length;
      return position + 1;
    }
    return length <= 0x3ff
        ? putByte(0x30 + (length >> 8), length, target, position)
        : putShort('S', length, target, position);
  }

  /** Puts what precedes the bytes of a chunk of bytes. */
  static int putBytesHead(int length, boolean last, byte[] target, int position) {
    if (!last) {
      return putShort('A', length, target, position);
    }
    if (length <= 0x0f) {
      target[position] = (byte) (0x20 + length);
      return position + 1;
    }
    return length <= 0x3ff
        ? putByte(0x34 + (length >> 8), length, target, position)
        : putShort('B', length, target, position);
  }

  /** Returns how many bytes a UTF-16 code unit takes. */
  static int width(char unit) {
    return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
  }

  /** Puts a text in UTF-8, but for surrogates: each is three bytes, whether in a pair or alone. */
  static int putUnits(String text, byte[] target, int position) {
    int next = position;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        target[next++] = (byte) c;
      } else if (c < 0x800) {
        target[next++] = (byte) (0xc0 | c >> 6);
        target[next++] = (byte) (0x80 | c & 0x3f);
      } else {
        target[next++] = (byte) (0xe0 | c >> 12);
        target[next++] = (byte) (0x80 | c >> 6 & 0x3f);
        target[next++] = (byte) (0x80 | c & 0x3f);
      }
    }
    return next;
  }

  private static int putByte(int tag, int value, byte[] target, int position) {
    target[position] = (byte) tag;
    target[position + 1] = (byte) value;
    return position + 2;
  }

  /** Puts a tag and two bytes. */
  private static int putShort(int tag, int value, byte[] target, int position) {
    target[position] = (byte) tag;
    target[position + 1] = (byte) (value >> 8);
    target[position + 2] = (byte) value;
    return position + 3;
  }

  /** Puts a tag and four bytes. */
  private static int putInt(int tag, int value, byte[] target, int position) {
    target[position] = (byte) tag;
    INTS.set(target, position + 1, value);
    return position + 1 + Integer.BYTES;
  }

  /** Puts a tag and eight bytes. */
  private static int putLong(int tag, long value, byte[] target, int position) {
    target[position] = (byte) tag;
    LONGS.set(target, position + 1, value);
    return position + 1 + Long.BYTES;
  }
}
