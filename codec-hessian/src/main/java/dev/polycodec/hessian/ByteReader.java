package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.bulk.Bulk;
import java.io.EOFException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Reads bytes, big-endian numbers and characters from a part of an array, and never beyond. */
abstract class ByteReader {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final byte[] NOTHING = {};

  private byte[] bytes = NOTHING;
  private int position;
  private int end;

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
  final int remaining() {
    return end - position;
  }

  /** Passes the next byte if it is a certain one. */
  final boolean skips(int expected) throws EOFException {
    require(1);
    if ((bytes[position] & 0xff) != expected) {
      return false;
    }
    position++;
    return true;
  }

  /** Reads as many characters. */
  final String chars(int count) throws EOFException {
    require(count);
    String ascii = Bulk.getAscii(bytes, position, count);
    if (ascii != null) {
      position += count;
      return ascii;
    }
    char[] chars = new char[count];
    for (int i = 0; i < count; i++) {
      chars[i] = readChar();
    }
    return new String(chars);
  }

  final char readChar() throws EOFException {
    int first = readByte();
    if (first < 0x80) {
      return (char) first;
    }
    int second = readByte() & 0x3f;
    if (first >> 5 == 0b110) {
      return (char) ((first & 0x1f) << 6 | second);
    }
    if (first >> 4 == 0b1110) {
      return (char) ((first & 0x0f) << 12 | second << 6 | readByte() & 0x3f);
    }
    throw new MalformedDataException("No character begins with 0x" + Integer.toHexString(first));
  }

  /** Reads as many bytes. */
  final byte[] raw(int count) throws EOFException {
    require(count);
    position += count;
    return Arrays.copyOfRange(bytes, position - count, position);
  }

  final int readByte() throws EOFException {
    require(1);
    return bytes[position++] & 0xff;
  }

  final int readShort() throws EOFException {
    return readByte() << 8 | readByte();
  }

  final int readFour() throws EOFException {
    require(Integer.BYTES);
    int value = (int) INTS.get(bytes, position);
    position += Integer.BYTES;
    return value;
  }

  final long readEight() throws EOFException {
    require(Long.BYTES);
    long value = (long) LONGS.get(bytes, position);
    position += Long.BYTES;
    return value;
  }

  private void require(int count) throws EOFException {
    if (count > end - position) {
      throw new EOFException("The payload ends within a value");
    }
  }
}
