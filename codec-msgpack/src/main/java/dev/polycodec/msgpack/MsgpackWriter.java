package dev.polycodec.msgpack;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import org.jspecify.annotations.Nullable;

/** Writes each primitive as a value of MessagePack: the walk knows what comes next. */
final class MsgpackWriter extends WireWriter {

  /** The most bytes that stand before a text. */
  private static final int HEAD = 1 + Integer.BYTES;

  private final Packed out;
  private final AsciiWriter ascii = new AsciiWriter();

  MsgpackWriter(int maxBytes) {
    out = new Packed(maxBytes);
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) {
    out.begin(headroom);
  }

  @Override
  protected void lendTo(BytesConsumer target) {
    out.lendTo(target);
  }

  @Override
  protected long retainedBytes() {
    return out.retainedBytes();
  }

  @Override
  public void writeBoolean(boolean value) {
    out.head(value ? Form.TRUE : Form.FALSE);
  }

  @Override
  public void writeInt(int value) {
    out.integer(value);
  }

  @Override
  public void writeLong(long value) {
    out.integer(value);
  }

  @Override
  public void writeFloat(float value) {
    out.head(Form.FLOAT);
    out.number(Width.OF_32, Float.floatToRawIntBits(value));
  }

  @Override
  public void writeDouble(double value) {
    out.head(Form.DOUBLE);
    out.number(Width.OF_64, Double.doubleToRawLongBits(value));
  }

  @Override
  public void writeText(@Nullable String value) {
    if (value == null) {
      out.head(Form.NIL);
      return;
    }
    int length = value.length();
    if (length > out.maxBytes) {
      throw PayloadBuffer.tooLarge(out.maxBytes);
    }
    out.room(HEAD + length);
    int before = out.at;
    out.text(length);
    if (ascii.put(value, out.array, out.at)) {
      out.at += length;
    } else {
      out.at = before;
      writeUtf8(value);
    }
  }

  private void writeUtf8(String value) {
    long size = ascii.utf8Length(value);
    if (size > out.maxBytes - out.size()) {
      throw PayloadBuffer.tooLarge(out.maxBytes);
    }
    int length = (int) size;
    out.room(HEAD + length);
    out.text(length);
    out.at = ascii.putUtf8(value, out.array, out.at);
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) {
    out.bytes(length);
    out.copy(bytes, offset, length);
  }

  /** The next value tells what it is. */
  @Override
  protected void writePresence(boolean present) {
    if (!present) {
      out.head(Form.NIL);
    }
  }
}
