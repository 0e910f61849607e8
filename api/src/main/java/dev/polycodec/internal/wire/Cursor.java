package dev.polycodec.internal.wire;

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
public final class Cursor {

  /** Four bytes, high byte first. */
  public static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private byte[] bytes = {};
  private int position;
  private int end;

  public void reset(byte[] source, int offset, int length) {
    bytes = source;
    position = offset;
    end = offset + length;
  }

  /** Forgets the message, of which nothing remains to be read. */
  @SuppressWarnings("NullAway") // to store an array costs a fence, to store null does not
  public void clear() {
    reset(null, 0, 0);
  }

  public byte[] bytes() {
    return bytes;
  }

  public int position() {
    return position;
  }

  public int remaining() {
    return end - position;
  }

  public int next() {
    if (position == end) {
      throw truncated();
    }
    return bytes[position++] & 0xFF;
  }

  /** Moves on if the next bytes are the expected ones. */
  public boolean skip(byte[] expected) {
    int next = position + expected.length;
    if (next > end || !Arrays.equals(bytes, position, next, expected, 0, expected.length)) {
      return false;
    }
    position = next;
    return true;
  }

  /** Moves on by a number of bytes. */
  public void skip(int count) {
    if (count > remaining()) {
      throw truncated();
    }
    position += count;
  }

  public int fourBytes() {
    if (remaining() < Integer.BYTES) {
      throw truncated();
    }
    int value = (int) INTS.get(bytes, position);
    position += Integer.BYTES;
    return value;
  }

  /** Reads well-formed UTF-8 of a length that was announced. */
  public String text(int length, int max) {
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

  public static MalformedDataException truncated() {
    return new MalformedDataException("The bytes end before the message does: it is truncated");
  }

  public static SchemaMismatchException otherFormat(int found, int known) {
    return new SchemaMismatchException(
        "The bytes have version "
            + found
            + " of the format; this codec reads version "
            + known
            + ": read them with the release that wrote them");
  }
}
