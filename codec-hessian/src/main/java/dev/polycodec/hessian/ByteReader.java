package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads bytes, big-endian numbers and characters from a part of an array, and never beyond. */
final class ByteReader {

  private static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final byte[] NOTHING = {};

  private byte[] bytes = NOTHING;
  private int position;
  private int end;

  /** The characters of a text that is not ASCII. */
  private char[] units = new char[256];

  void begin(byte[] payload, int offset, int length) {
    bytes = payload;
    position = offset;
    end = offset + length;
  }

  /** Forgets the message; after a failed one, too. */
  void clear() {
    begin(NOTHING, 0, 0);
  }

  /** Returns the number of bytes that remain. */
  int remaining() {
    return end - position;
  }

  /** Reads one byte, without a sign. */
  int one() {
    if (position == end) {
      throw tooShort();
    }
    return bytes[position++] & 0xff;
  }

  /** Reads two bytes, without a sign. */
  int two() {
    return (short) SHORTS.get(bytes, advance(Short.BYTES)) & 0xffff;
  }

  int four() {
    return (int) INTS.get(bytes, advance(Integer.BYTES));
  }

  long eight() {
    return (long) LONGS.get(bytes, advance(Long.BYTES));
  }

  void copy(byte[] target, int offset, int length) {
    System.arraycopy(bytes, advance(length), target, offset, length);
  }

  /** Reads so many characters, for which there are as many bytes at least. */
  String chars(int count) {
    int start = advance(count);
    String ascii = Bulk.getAscii(bytes, start, count);
    if (ascii != null) {
      return ascii;
    }
    position = start;
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

  /** Passes some bytes, and returns where they begin. */
  private int advance(int count) {
    int start = position;
    if (count > end - start) {
      throw tooShort();
    }
    position = start + count;
    return start;
  }

  private static MalformedDataException tooShort() {
    return new MalformedDataException("The bytes end within a value");
  }

  private static MalformedDataException illFormed() {
    return new MalformedDataException("The bytes hold a text that is ill-formed");
  }
}
