package dev.polycodec.msgpack;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes each primitive as a value of MessagePack, in its shortest form, into a reused array. */
final class MsgpackWriter extends WireWriter {

  private static final VarHandle SHORTS =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** The most bytes that stand before the content of a value. */
  private static final int HEAD = 1 + Integer.BYTES;

  /** The most bytes that a number takes. */
  private static final int NUMBER = 1 + Long.BYTES;

  /** The most bytes that a UTF-16 unit takes in UTF-8. */
  private static final long UNIT = 3;

  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final AsciiWriter ascii = new AsciiWriter();
  private final CharsetEncoder utf8 = StandardCharsets.UTF_8.newEncoder();
  private byte[] array = payload.reserve(0);
  private int start;
  private int at;

  MsgpackWriter(int maxBytes) {
    this.maxBytes = maxBytes;
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) {
    begin(headroom);
  }

  /** Begins a message. */
  void begin(int headroom) {
    payload.reset(headroom, maxBytes);
    array = payload.reserve(0);
    start = headroom;
    at = headroom;
  }

  @Override
  protected void lendTo(BytesConsumer out) {
    payload.advanceTo(at);
    payload.lendTo(out);
  }

  @Override
  protected void clear() {
    // nothing refers to the message
  }

  @Override
  protected long retainedBytes() {
    return payload.capacity();
  }

  /** Returns the array, which has room for so many more bytes. */
  private byte[] room(int more) {
    if (more > array.length - at) {
      payload.advanceTo(at);
      array = payload.reserve(more);
    }
    return array;
  }

  private void head(int form) {
    room(NUMBER)[at++] = (byte) form;
  }

  @Override
  public void writeBoolean(boolean value) {
    head(value ? Form.TRUE : Form.FALSE);
  }

  @Override
  public void writeInt(int value) {
    writeLong(value);
  }

  @Override
  public void writeNumber(int value) {
    writeLong(value);
  }

  @Override
  public void writeLong(long value) {
    int form = Form.of(value);
    if (form == Form.FIXED) {
      head((int) value);
    } else {
      head(form);
      putNumber(form, value);
    }
  }

  private void putNumber(int form, long value) {
    switch (form) {
      case Form.UINT8, Form.INT8 -> array[at++] = (byte) value;
      case Form.UINT16, Form.INT16 -> putShort((int) value);
      case Form.UINT32, Form.INT32 -> putInt((int) value);
      default -> putLong(value);
    }
  }

  private void putShort(int value) {
    SHORTS.set(array, at, (short) value);
    at += Short.BYTES;
  }

  private void putInt(int value) {
    INTS.set(array, at, value);
    at += Integer.BYTES;
  }

  private void putLong(long value) {
    LONGS.set(array, at, value);
    at += Long.BYTES;
  }

  @Override
  public void writeFloat(float value) {
    head(Form.FLOAT);
    putInt(Float.floatToRawIntBits(value));
  }

  @Override
  public void writeDouble(double value) {
    head(Form.DOUBLE);
    putLong(Double.doubleToRawLongBits(value));
  }

  @Override
  public void writeText(@Nullable String value) {
    if (value == null) {
      head(Form.NIL);
      return;
    }
    int length = value.length();
    if (length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    room(HEAD + length);
    int before = at;
    textHead(length);
    if (ascii.put(value, array, at)) {
      at += length;
    } else {
      at = before;
      writeUtf8(value);
    }
  }

  /** Encodes behind the longest head that there is, as the length is known only afterwards. */
  private void writeUtf8(String value) {
    int most = (int) Math.max(0, Math.min(UNIT * value.length(), maxBytes - (long) (at - start)));
    room(HEAD + most);
    int from = at + HEAD;
    int length = encode(value, ByteBuffer.wrap(array, from, most)) - from;
    textHead(length);
    System.arraycopy(array, from, array, at, length);
    at += length;
  }

  /** Returns where the bytes of a text end that was put into a buffer. */
  private int encode(String value, ByteBuffer target) {
    CharBuffer source = CharBuffer.wrap(value);
    CoderResult result = utf8.reset().encode(source, target, true);
    if (result.isError()) {
      throw new EncodeException(
          "A string has a lone surrogate at index "
              + source.position()
              + ", for which UTF-8 has no form; mend the string, or encode its characters as a"
              + " char[]");
    }
    if (result.isOverflow()) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    return target.position();
  }

  private void textHead(int length) {
    if (length <= Form.MAX_FIXED_TEXT) {
      head(Form.TEXT + length);
    } else {
      lengthHead(Form.TEXT8, length);
    }
  }

  private void lengthHead(int form, int length) {
    int width = Form.width(length);
    head(form + width);
    putNumber(Form.UINT8 + width, length);
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    lengthHead(Form.BYTES8, length);
    System.arraycopy(bytes, offset, room(length), at, length);
    at += length;
  }

  /** The next value tells what it is. */
  @Override
  protected void writePresence(boolean present) {
    if (!present) {
      head(Form.NIL);
    }
  }
}
