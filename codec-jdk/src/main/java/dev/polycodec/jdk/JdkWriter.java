package dev.polycodec.jdk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.bulk.AsciiWriter;
import dev.polycodec.spi.graph.GraphWriter;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes graphs into the blocks of an object stream, and objects with Java hooks as objects of it.
 */
final class JdkWriter extends GraphWriter {

  /** More characters than fit what {@link java.io.DataOutput#writeUTF} writes are cut. */
  static final int PIECE = 0xffff / 3;

  private static final int KEPT = 8 << 10;

  private final JdkBackend backend;
  private final PayloadBuffer buffer = new PayloadBuffer();
  private final AsciiWriter ascii = new AsciiWriter();
  private byte[] text = new byte[KEPT];
  private @Nullable ObjectEncoder stream;

  JdkWriter(JdkBackend backend) {
    super(backend.config().shapes());
    this.backend = backend;
  }

  /** Writes a message and lends its payload. */
  void write(Object root, Message message, int headroom, BytesConsumer sink) throws IOException {
    buffer.reset(headroom, backend.config().limits().maxBytes());
    try (ObjectEncoder out = new ObjectEncoder(buffer, this, backend, message)) {
      stream = out;
      writeRoot(root, message);
    }
    buffer.lendTo(sink);
    forget();
  }

  /** Forgets the message; after a failed one, too. */
  void forget() {
    stream = null;
    clear();
    if (text.length > KEPT) {
      text = new byte[KEPT];
    }
  }

  /** Writes an object that one with hooks refers to. */
  void writeCarried(Object value) throws IOException {
    writeValue(value);
  }

  long retained() {
    return buffer.capacity() + text.length + retainedBytes();
  }

  private ObjectEncoder stream() {
    return Objects.requireNonNull(stream, "a message is being written");
  }

  @Override
  protected void writeHooked(Object value) throws IOException {
    stream().writeObject(value);
  }

  @Override
  protected void writeByte(int value) throws IOException {
    stream().writeByte(value);
  }

  @Override
  protected void writeShort(short value) throws IOException {
    stream().writeShort(value);
  }

  @Override
  protected void writeChar(char value) throws IOException {
    stream().writeChar(value);
  }

  @Override
  protected void writeInt(int value) throws IOException {
    stream().writeInt(value);
  }

  @Override
  protected void writeLong(long value) throws IOException {
    stream().writeLong(value);
  }

  @Override
  protected void writeFloat(float value) throws IOException {
    stream().writeFloat(value);
  }

  @Override
  protected void writeDouble(double value) throws IOException {
    stream().writeDouble(value);
  }

  /** The length, and a byte for each character; or its complement, and what the stream makes. */
  @Override
  protected void writeString(String value) throws IOException {
    int length = value.length();
    if (length > text.length) {
      text = new byte[length];
    }
    if (ascii.put(value, text, 0)) {
      stream().writeInt(length);
      stream().write(text, 0, length);
      return;
    }
    stream().writeInt(~length);
    for (int i = 0; i < length; i += PIECE) {
      stream().writeUTF(value.substring(i, Math.min(i + PIECE, length)));
    }
  }

  @Override
  protected void writeRaw(byte[] bytes) throws IOException {
    stream().write(bytes);
  }
}
