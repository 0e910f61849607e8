package dev.polycodec.protostuff;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Writes the protostuff wire format into one reused array, where the library's own output chains
 * small buffers; a nested message is a group, closed by an end tag.
 *
 * <p>A tag is the number of a field and its wire type, and is made but once for each field.
 */
final class FlatOutput {

  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /** The most bytes of a tag, and of a length. */
  private static final int MAX_INT = 5;

  private static final int MAX_LONG = 10;

  private final PayloadBuffer buffer = new PayloadBuffer();
  private final AsciiWriter ascii = new AsciiWriter();

  void reset(int headroom, int maxBytes) {
    buffer.reset(headroom, maxBytes);
  }

  void lendTo(BytesConsumer sink) {
    buffer.lendTo(sink);
  }

  int capacity() {
    return buffer.capacity();
  }

  /** Puts a number that is not negative into an array, and returns where it ends. */
  static int put(byte[] array, int start, int value) {
    int at = start;
    int rest = value;
    while ((rest & ~0x7f) != 0) {
      array[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    array[at++] = (byte) rest;
    return at;
  }

  private static int put(byte[] array, int start, long value) {
    int at = start;
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      array[at++] = (byte) (rest | 0x80);
      rest >>>= 7;
    }
    array[at++] = (byte) rest;
    return at;
  }

  void tag(int tag) {
    byte[] array = buffer.reserve(MAX_INT);
    buffer.advanceTo(put(array, buffer.position(), tag));
  }

  /** Writes an integer, a negative one in as many bytes as a long has. */
  void varint(int tag, long value) {
    byte[] array = buffer.reserve(MAX_INT + MAX_LONG);
    buffer.advanceTo(put(array, put(array, buffer.position(), tag), value));
  }

  void fixed32(int tag, int value) {
    byte[] array = buffer.reserve(MAX_INT + Integer.BYTES);
    int at = put(array, buffer.position(), tag);
    INTS.set(array, at, value);
    buffer.advanceTo(at + Integer.BYTES);
  }

  void fixed64(int tag, long value) {
    byte[] array = buffer.reserve(MAX_INT + Long.BYTES);
    int at = put(array, buffer.position(), tag);
    LONGS.set(array, at, value);
    buffer.advanceTo(at + Long.BYTES);
  }

  /** Writes a text that is well-formed if it is not ASCII. */
  void utf8(int tag, String text) {
    if (!ascii(tag, text)) {
      bytes(tag, text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /**
   * Writes a text if it is ASCII.
   *
   * @return false if it is not, and nothing was written
   */
  boolean ascii(int tag, String text) {
    int length = text.length();
    byte[] array = buffer.reserve(2 * MAX_INT + length);
    int at = put(array, put(array, buffer.position(), tag), length);
    boolean written = ascii.put(text, array, at);
    if (written) {
      buffer.advanceTo(at + length);
    }
    return written;
  }

  void bytes(int tag, byte[] value) {
    byte[] array = buffer.reserve(2 * MAX_INT);
    buffer.advanceTo(put(array, put(array, buffer.position(), tag), value.length));
    buffer.write(value, 0, value.length);
  }

  /** Ends the nested message that a tag began. */
  void end(int tag) {
    tag(Wire.endOf(tag));
  }
}
