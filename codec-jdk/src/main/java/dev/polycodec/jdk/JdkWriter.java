package dev.polycodec.jdk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.Latin1;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes into the blocks of an object stream, and objects with Java hooks as objects of it. */
final class JdkWriter extends WireWriter {

  /** The number before a text: null; one of two bytes a character; one of a byte, by its length. */
  static final int NULL = 0;

  static final int WIDE = 1;
  static final int NARROW = 2;

  private static final int KEPT = 8 << 10;

  private final StreamClasses classes;
  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final Latin1 latin1 = new Latin1();
  private byte[] text = new byte[KEPT];
  private @Nullable ObjectEncoder stream;

  JdkWriter(StreamClasses classes) {
    this.classes = classes;
    this.maxBytes = classes.config().limits().maxBytes();
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) throws IOException {
    payload.reset(headroom, maxBytes);
    stream = new ObjectEncoder(payload, walk, classes);
  }

  @Override
  protected void lendTo(BytesConsumer out) throws IOException {
    stream().flush();
    payload.lendTo(out);
  }

  @Override
  protected void clear() {
    stream = null;
    if (text.length > KEPT) {
      text = new byte[KEPT];
    }
  }

  @Override
  protected long retainedBytes() {
    return payload.capacity() + text.length;
  }

  private ObjectEncoder stream() {
    return Objects.requireNonNull(stream, "a message is being written");
  }

  @Override
  protected void writeOwn(Object value, Class<?> declared) throws IOException {
    stream().writeHooked(value, declared);
  }

  @Override
  public void writeByte(byte value) throws IOException {
    stream().writeByte(value);
  }

  @Override
  public void writeShort(short value) throws IOException {
    stream().writeShort(value);
  }

  @Override
  public void writeChar(char value) throws IOException {
    stream().writeChar(value);
  }

  @Override
  public void writeInt(int value) throws IOException {
    stream().writeInt(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    stream().writeLong(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    stream().writeFloat(value);
  }

  @Override
  public void writeNumber(int value) throws IOException {
    writeSevenBits(value);
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) throws IOException {
    stream().write(bytes, offset, length);
  }

  @Override
  public void writeText(@Nullable String value) throws IOException {
    if (value == null) {
      writeNumber(NULL);
      return;
    }
    int length = value.length();
    if (length > maxBytes - NARROW) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    if (length > text.length) {
      text = new byte[length];
    }
    if (latin1.put(value, text, 0)) {
      writeNumber(NARROW + length);
      stream().write(text, 0, length);
    } else {
      writeNumber(WIDE);
      writeNumber(length);
      stream().writeChars(value);
    }
  }
}
