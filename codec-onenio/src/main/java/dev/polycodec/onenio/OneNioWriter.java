package dev.polycodec.onenio;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes with one-nio's stream, and never touches the repository of its serializers, which is
 * static, loads classes by any name, pins their loaders, and is shared with everything else.
 */
final class OneNioWriter extends WireWriter {

  /** The number before a text: null; in one-nio's form; of one byte a character, by its length. */
  static final int NULL = 0;

  static final int WIDE = 1;
  static final int NARROW = 2;

  private final GrowingStream out;
  private final Latin1 latin1 = new Latin1();

  OneNioWriter(int maxBytes) {
    this.out = new GrowingStream(maxBytes);
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) throws IOException {
    out.reset(headroom);
  }

  @Override
  protected void lendTo(BytesConsumer to) {
    out.lendTo(to);
  }

  @Override
  protected long retainedBytes() {
    return out.array().length;
  }

  @Override
  public void writeByte(byte value) throws IOException {
    out.writeByte(value);
  }

  @Override
  public void writeShort(short value) throws IOException {
    out.writeShort(value);
  }

  @Override
  public void writeChar(char value) throws IOException {
    out.writeChar(value);
  }

  @Override
  public void writeInt(int value) throws IOException {
    out.writeInt(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    out.writeLong(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    out.writeInt(Float.floatToRawIntBits(value));
  }

  /** Most are small. */
  @Override
  public void writeNumber(int value) throws IOException {
    if (value >= 0 && value <= Byte.MAX_VALUE) {
      out.writeByte(value);
    } else {
      writeSevenBits(value);
    }
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) throws IOException {
    int at = out.room(length);
    System.arraycopy(bytes, offset, out.array(), at, length);
  }

  @Override
  public void writeText(@Nullable String value) throws IOException {
    if (value == null) {
      writeNumber(NULL);
      return;
    }
    int length = value.length();
    int start = out.count();
    writeNumber(NARROW + length);
    int at = out.room(length);
    if (!latin1.put(value, out.array(), at)) {
      out.moveTo(start);
      writeNumber(WIDE);
      out.writeUTF(value);
    }
  }
}
