package dev.polycodec.msgpack;

import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.walk.ArrayWriter;
import org.jspecify.annotations.Nullable;

/**
 * Writes values of MessagePack, each in its shortest form: a walk, or what translates, knows what
 * comes next.
 */
final class MsgpackWriter extends ArrayWriter {

  /** The most bytes that stand before a text. */
  private static final int HEAD = 1 + Integer.BYTES;

  /** The most bytes that a number takes, with the one that says its form. */
  private static final int NUMBER = 1 + Long.BYTES;

  private final AsciiWriter ascii = new AsciiWriter();

  MsgpackWriter(int maxBytes) {
    super(maxBytes);
  }

  /** Returns the array that has what was written, up to {@link #position}. */
  byte[] array() {
    return array;
  }

  /** Returns where the next byte goes. */
  int position() {
    return at;
  }

  /** Puts the first byte of a value, and makes room for a number behind it. */
  void head(int form) {
    room(NUMBER);
    array[at++] = (byte) form;
  }

  /** Puts a number behind its first byte. */
  void number(int width, long value) {
    switch (width) {
      case Width.OF_8 -> array[at] = (byte) value;
      case Width.OF_16 -> Width.SHORTS.set(array, at, (short) value);
      case Width.OF_32 -> Width.INTS.set(array, at, (int) value);
      default -> Width.LONGS.set(array, at, value);
    }
    at += 1 << width;
  }

  void copy(byte[] bytes, int offset, int length) {
    room(length);
    System.arraycopy(bytes, offset, array, at, length);
    at += length;
  }

  /** Puts what precedes a text. */
  void text(int bytes) {
    if (bytes <= Form.MAX_FIXED_TEXT) {
      head(Form.TEXT + bytes);
    } else {
      length(Form.TEXT_LONG, bytes);
    }
  }

  /** Puts what precedes bytes. */
  void bytes(int bytes) {
    length(Form.BYTES_LONG, bytes);
  }

  private void length(int form, int length) {
    int width = Width.of(length);
    head(form + width);
    number(width, length);
  }

  /** Says at a first byte that was put before how much the container holds that ends here. */
  void container(int position, int fixed, int longer, int size) {
    if (size <= Form.MAX_FIXED_SIZE) {
      array[position] = (byte) (fixed + size);
      return;
    }
    int width = Math.max(Width.OF_16, Width.of(size));
    int end = at;
    room(1 << width);
    System.arraycopy(array, position + 1, array, position + 1 + (1 << width), end - position - 1);
    array[position] = (byte) (longer + width);
    at = position + 1;
    number(width, size);
    at = end + (1 << width);
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
  public void writeLong(long value) {
    int form = Form.of(value);
    if (form == Form.FIXED) {
      head((int) value);
    } else {
      head(form);
      number(Form.width(form), value);
    }
  }

  @Override
  public void writeFloat(float value) {
    head(Form.FLOAT);
    number(Width.OF_32, Float.floatToRawIntBits(value));
  }

  @Override
  public void writeDouble(double value) {
    head(Form.DOUBLE);
    number(Width.OF_64, Double.doubleToRawLongBits(value));
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
    text(length);
    if (ascii.put(value, array, at)) {
      at += length;
    } else {
      at = before;
      writeUtf8(value);
    }
  }

  private void writeUtf8(String value) {
    long size = ascii.utf8Length(value);
    if (size > maxBytes - size()) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    int length = (int) size;
    room(HEAD + length);
    text(length);
    at = ascii.putUtf8(value, array, at);
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    bytes(length);
    copy(bytes, offset, length);
  }

  /** The next value tells what it is. */
  @Override
  protected void writePresence(boolean present) {
    if (!present) {
      head(Form.NIL);
    }
  }
}
