package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A position in the header of a message, reused for the next. */
final class Cursor {

  /** Four bytes, high byte first. */
  static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private static final byte[] NONE = {};

  private byte[] bytes = NONE;
  private int position;
  private int end;

  void reset(byte[] source, int offset, int length) {
    bytes = source;
    position = offset;
    end = offset + length;
  }

  void clear() {
    reset(NONE, 0, 0);
  }

  byte[] bytes() {
    return bytes;
  }

  int position() {
    return position;
  }

  int remaining() {
    return end - position;
  }

  int next() {
    if (position == end) {
      throw truncated();
    }
    return bytes[position++] & 0xFF;
  }

  /** Moves on if the next bytes are the expected ones. */
  boolean skip(byte[] expected) {
    int next = position + expected.length;
    if (next > end || !Arrays.equals(bytes, position, next, expected, 0, expected.length)) {
      return false;
    }
    position = next;
    return true;
  }

  /** Moves on by a number of bytes. */
  void skip(int count) {
    if (count > remaining()) {
      throw truncated();
    }
    position += count;
  }

  int fourBytes() {
    if (remaining() < Integer.BYTES) {
      throw truncated();
    }
    int value = (int) INTS.get(bytes, position);
    position += Integer.BYTES;
    return value;
  }

  /** Reads well-formed UTF-8 of a length that was announced. */
  String text(int length, int max) {
    if (length > max) {
      throw new MalformedDataException(
          "A name in the header has " + length + " bytes; at most " + max + " are possible");
    }
    if (length > remaining()) {
      throw truncated();
    }
    try {
      CharBuffer text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, position, length));
      position += length;
      return text.toString();
    } catch (CharacterCodingException e) {
      throw new MalformedDataException("A name in the header is not UTF-8", null, null, e);
    }
  }

  static MalformedDataException truncated() {
    return new MalformedDataException("The bytes end before the message does: it is truncated");
  }

  static SchemaMismatchException otherFormat(int found, int known) {
    return new SchemaMismatchException(
        "The bytes have version "
            + found
            + " of the format; this codec reads version "
            + known
            + ": read them with the release that wrote them");
  }
}
