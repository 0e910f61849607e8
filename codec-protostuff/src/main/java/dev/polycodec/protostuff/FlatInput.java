package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads the protostuff wire format straight from the caller's array, of which the payload is a
 * part. The library's own input believes lengths, reads on beyond the payload, and takes any end
 * tag for that of the group.
 */
final class FlatInput {

  private static final byte[] NOTHING = {};
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private static final int MAX_SHIFT = 63;

  private byte[] bytes = NOTHING;
  private int at;
  private int limit;

  /** The tag that ends the group that is being read; 0 in the root. */
  private int end;

  void reset(byte[] source, int offset, int length) {
    bytes = source;
    at = offset;
    limit = offset + length;
    end = 0;
  }

  /** Forgets the array. */
  void clear() {
    reset(NOTHING, 0, 0);
  }

  int remaining() {
    return limit - at;
  }

  /** Begins a nested message, and returns what {@link #end} needs to know of the outer one. */
  int begin(int tag) {
    require(tag, Wire.START_GROUP);
    int outer = end;
    end = Wire.endOf(tag);
    return outer;
  }

  /** Goes on with the message around the one that {@link #tag} has found to be at its end. */
  void end(int outer) {
    end = outer;
  }

  /** Returns the tag of the next field, or 0 at the end of the message. */
  int tag() {
    if (at == limit) {
      if (end != 0) {
        throw wrongEnd();
      }
      return 0;
    }
    int tag = integer();
    if (Wire.number(tag) == 0 || (Wire.type(tag) == Wire.END_GROUP && tag != end)) {
      throw wrongEnd();
    }
    return tag == end ? 0 : tag;
  }

  private static MalformedDataException wrongEnd() {
    return new MalformedDataException("A nested message does not end where it should");
  }

  static void require(int tag, int type) {
    if (Wire.type(tag) != type) {
      throw new MalformedDataException(
          "Expected wire type " + type + " but found " + Wire.type(tag));
    }
  }

  long varint() {
    int here = at;
    if (here < limit && bytes[here] >= 0) {
      at = here + 1;
      return bytes[here];
    }
    return longVarint();
  }

  private long longVarint() {
    long value = 0;
    for (int shift = 0; shift <= MAX_SHIFT && at < limit; shift += 7) {
      byte next = bytes[at++];
      value |= (next & 0x7fL) << shift;
      if (next >= 0) {
        return value;
      }
    }
    throw new MalformedDataException("A number does not end where it should");
  }

  int integer() {
    long value = varint();
    if (value != (int) value) {
      throw outOfRange();
    }
    return (int) value;
  }

  int integer(int min, int max) {
    long value = varint();
    if (value < min || value > max) {
      throw outOfRange();
    }
    return (int) value;
  }

  private static MalformedDataException outOfRange() {
    return new MalformedDataException("A number is out of the range of its type");
  }

  int fixed32() {
    return (int) INTS.get(bytes, advance(Integer.BYTES));
  }

  long fixed64() {
    return (long) LONGS.get(bytes, advance(Long.BYTES));
  }

  String text(Message message) {
    int length = message.bulk(integer(), 1, remaining());
    return new String(bytes, advance(length), length, StandardCharsets.UTF_8);
  }

  byte[] array() {
    int length = length();
    int start = advance(length);
    return Arrays.copyOfRange(bytes, start, start + length);
  }

  /** Skips some delimited bytes if they are the ones given, and returns whether they are. */
  boolean skip(byte[] expected) {
    int start = at;
    int length = length();
    if (Arrays.equals(bytes, at, at + length, expected, 0, expected.length)) {
      at += length;
      return true;
    }
    at = start;
    return false;
  }

  private int length() {
    int length = integer();
    if (length < 0 || length > remaining()) {
      throw beyond();
    }
    return length;
  }

  /** Skips some bytes, and returns where they begin. */
  private int advance(int length) {
    int start = at;
    if (length > limit - start) {
      throw beyond();
    }
    at = start + length;
    return start;
  }

  private static MalformedDataException beyond() {
    return new MalformedDataException("A length exceeds the bytes that remain");
  }
}
