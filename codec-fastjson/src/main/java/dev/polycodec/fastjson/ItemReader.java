package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSONB.Constants;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ArrayReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Reads items of JSONB in the form in which they are written, and no other, within the bytes of the
 * message: the library's reader believes lengths, converts what it finds, and looks past the end.
 */
final class ItemReader extends ArrayReader {

  /** Reads the first byte of an item. */
  private byte head() {
    return bytes[advance(1)];
  }

  private void requireHead(byte item) {
    if (head() != item) {
      throw other();
    }
  }

  private static MalformedDataException other() {
    return new MalformedDataException(
        "The bytes hold a value of another type, or in a longer form than it is written in");
  }

  @Override
  public boolean readBoolean() {
    byte head = head();
    if (head != Constants.BC_TRUE && head != Constants.BC_FALSE) {
      throw other();
    }
    return head == Constants.BC_TRUE;
  }

  @Override
  public int readInt() {
    byte head = head();
    return head >= Constants.BC_INT32_NUM_MIN && head <= Constants.BC_INT32_NUM_MAX
        ? head
        : longerInt(head);
  }

  private int longerInt(byte head) {
    if (head >= Constants.BC_INT32_BYTE_MIN && head <= Constants.BC_INT32_BYTE_MAX) {
      int value = twoBytes(head - Constants.BC_INT32_BYTE_ZERO);
      return (int) outside(value, Constants.BC_INT32_NUM_MIN, Constants.BC_INT32_NUM_MAX);
    }
    if (head >= Constants.BC_INT32_SHORT_MIN && head <= Constants.BC_INT32_SHORT_MAX) {
      int value = threeBytes(head - Constants.BC_INT32_SHORT_ZERO);
      return (int) outside(value, Constants.INT32_BYTE_MIN, Constants.INT32_BYTE_MAX);
    }
    if (head != Constants.BC_INT32) {
      throw other();
    }
    return (int) outside(four(), Constants.INT32_SHORT_MIN, Constants.INT32_SHORT_MAX);
  }

  /** Reads a number whose high bits are in the first byte. */
  private int twoBytes(int high) {
    return (high << Byte.SIZE) | one();
  }

  private int threeBytes(int high) {
    return (high << Short.SIZE) | two();
  }

  /** Returns a number, if it is none of those that have a shorter form. */
  private static long outside(long value, long min, long max) {
    if (value >= min && value <= max) {
      throw other();
    }
    return value;
  }

  @Override
  public long readLong() {
    byte head = head();
    return head >= Constants.BC_INT64_NUM_MIN && head <= Constants.BC_INT64_NUM_MAX
        ? head - Constants.BC_INT64_NUM_MIN + Constants.INT64_NUM_LOW_VALUE
        : longerLong(head);
  }

  private long longerLong(byte head) {
    if (head >= Constants.BC_INT64_BYTE_MIN && head <= Constants.BC_INT64_BYTE_MAX) {
      int value = twoBytes(head - Constants.BC_INT64_BYTE_ZERO);
      return outside(value, Constants.INT64_NUM_LOW_VALUE, Constants.INT64_NUM_HIGH_VALUE);
    }
    if (head >= Constants.BC_INT64_SHORT_MIN && head <= Constants.BC_INT64_SHORT_MAX) {
      int value = threeBytes(head - Constants.BC_INT64_SHORT_ZERO);
      return outside(value, Constants.INT64_BYTE_MIN, Constants.INT64_BYTE_MAX);
    }
    if (head == Constants.BC_INT64_INT) {
      return outside(four(), Constants.INT64_SHORT_MIN, Constants.INT64_SHORT_MAX);
    }
    if (head != Constants.BC_INT64) {
      throw other();
    }
    return outside(eight(), Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Override
  public float readFloat() {
    requireHead(Constants.BC_FLOAT);
    return Float.intBitsToFloat(four());
  }

  @Override
  public double readDouble() {
    requireHead(Constants.BC_DOUBLE);
    return Double.longBitsToDouble(eight());
  }

  @Override
  public @Nullable String readText() {
    byte head = head();
    if (head >= Constants.BC_STR_ASCII_FIX_MIN && head <= Constants.BC_STR_ASCII_FIX_MAX) {
      int length = head - Constants.BC_STR_ASCII_FIX_MIN;
      return Latin1.get(bytes, advance(length), length);
    }
    return switch (head) {
      case Constants.BC_NULL -> null;
      case Constants.BC_STR_ASCII -> longText();
      case Constants.BC_STR_UTF16LE -> units();
      default -> throw other();
    };
  }

  private String longText() {
    int length = readInt();
    if (length <= Constants.STR_ASCII_FIX_LEN) {
      throw other();
    }
    return Latin1.get(bytes, advance(length), length);
  }

  /** Takes the units as they are, which no decoder of the JDK does where half a character is. */
  private String units() {
    int length = readInt();
    int from = advance(length);
    char[] units = new char[length / Character.BYTES];
    ByteBuffer.wrap(bytes, from, length).order(ByteOrder.LITTLE_ENDIAN).asCharBuffer().get(units);
    if (length % Character.BYTES != 0 || isLatin1(units)) {
      throw other();
    }
    return new String(units);
  }

  private static boolean isLatin1(char[] units) {
    for (char unit : units) {
      if (unit > 0xFF) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) {
    requireHead(Constants.BC_BINARY);
    if (readInt() != length) {
      throw new MalformedDataException("The bytes hold an array of another length than announced");
    }
    System.arraycopy(bytes, advance(length), target, offset, length);
  }

  @Override
  protected boolean readPresence() {
    if (at < end && bytes[at] == Constants.BC_NULL) {
      at++;
      return false;
    }
    return true;
  }
}
