package dev.polycodec.msgpack;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes each primitive as a value of MessagePack. */
final class MsgpackWriter extends WireWriter {

  /** The most bytes that stand before a text. */
  private static final int HEAD = 1 + Integer.BYTES;

  /** The most bytes that a UTF-16 unit takes in UTF-8. */
  private static final long UNIT = 3;

  private final Packed out;
  private final AsciiWriter ascii = new AsciiWriter();
  private final CharsetEncoder utf8 = StandardCharsets.UTF_8.newEncoder();

  MsgpackWriter(int maxBytes) {
    out = new Packed(maxBytes);
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) {
    begin(headroom);
  }

  /** Begins a message. */
  void begin(int headroom) {
    out.begin(headroom);
  }

  @Override
  protected void lendTo(BytesConsumer target) {
    out.lendTo(target);
  }

  @Override
  protected void clear() {
    // nothing refers to the message
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
  public void writeNumber(int value) {
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

  /** Encodes behind the longest head that there is, as the length is known only afterwards. */
  private void writeUtf8(String value) {
    int most = (int) Math.max(0, Math.min(UNIT * value.length(), out.maxBytes - (long) out.size()));
    out.room(HEAD + most);
    int from = out.at + HEAD;
    int length = encode(value, ByteBuffer.wrap(out.array, from, most)) - from;
    out.text(length);
    System.arraycopy(out.array, from, out.array, out.at, length);
    out.at += length;
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
      throw PayloadBuffer.tooLarge(out.maxBytes);
    }
    return target.position();
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
