package dev.polycodec.dubbo;

import dev.polycodec.TypedCodec;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.jspecify.annotations.Nullable;

/**
 * Writes each object as a message of its own, after its length. Numbers, and the names and reasons
 * that Dubbo writes as texts, need no codec, so that it can always say what is wrong.
 */
final class MessagesOutput implements ObjectOutput {

  /** The length of what is null. */
  static final int NULL = -1;

  private final Supplier<TypedCodec<Object>> codec;
  private final DataOutputStream out;

  MessagesOutput(Supplier<TypedCodec<Object>> codec, OutputStream out) {
    this.codec = codec;
    this.out = new DataOutputStream(out);
  }

  @Override
  public void writeObject(@Nullable Object value) throws IOException {
    writeBytes(codec.get().encode(value));
  }

  @Override
  public void writeBool(boolean value) throws IOException {
    out.writeBoolean(value);
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
  public void writeInt(int value) throws IOException {
    out.writeInt(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    out.writeLong(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    out.writeFloat(value);
  }

  @Override
  public void writeDouble(double value) throws IOException {
    out.writeDouble(value);
  }

  /** An encoder of its own refuses what UTF-8 has no bytes for. */
  @Override
  public void writeUTF(@Nullable String value) throws IOException {
    if (value == null) {
      out.writeInt(NULL);
      return;
    }
    ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(value));
    writeBytes(bytes.array(), bytes.position(), bytes.remaining());
  }

  /** An event is read as a text, and may have 14 bytes, which no message of a codec has. */
  @Override
  public void writeEvent(@Nullable String event) throws IOException {
    writeUTF(event);
  }

  @Override
  public void writeBytes(byte @Nullable [] value) throws IOException {
    if (value == null) {
      out.writeInt(NULL);
    } else {
      writeBytes(value, 0, value.length);
    }
  }

  @Override
  public void writeBytes(byte[] value, int offset, int length) throws IOException {
    out.writeInt(length);
    out.write(value, offset, length);
  }

  @Override
  public void flushBuffer() throws IOException {
    out.flush();
  }
}
