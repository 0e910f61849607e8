package dev.polycodec.dubbo;

import dev.polycodec.TypedCodec;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.jspecify.annotations.Nullable;

/** Reads what {@link MessagesOutput} writes. */
final class MessagesInput implements ObjectInput {

  private final Supplier<TypedCodec<Object>> codec;
  private final DataInputStream in;

  MessagesInput(Supplier<TypedCodec<Object>> codec, InputStream in) {
    this.codec = codec;
    this.in = new DataInputStream(in);
  }

  @Override
  public @Nullable Object readObject() throws IOException {
    byte[] message = readBytes();
    if (message == null) {
      throw new IOException("The message has no bytes where an object belongs");
    }
    return codec.get().decode(message);
  }

  @Override
  @SuppressWarnings("unchecked") // what has another class is refused, but the box of a primitive
  public <T> @Nullable T readObject(Class<T> type) throws IOException {
    return (T) Narrowed.to(type, readObject());
  }

  @Override
  public <T> @Nullable T readObject(Class<T> type, Type generic) throws IOException {
    return readObject(type);
  }

  @Override
  public boolean readBool() throws IOException {
    return in.readBoolean();
  }

  @Override
  public byte readByte() throws IOException {
    return in.readByte();
  }

  @Override
  public short readShort() throws IOException {
    return in.readShort();
  }

  @Override
  public int readInt() throws IOException {
    return in.readInt();
  }

  @Override
  public long readLong() throws IOException {
    return in.readLong();
  }

  @Override
  public float readFloat() throws IOException {
    return in.readFloat();
  }

  @Override
  public double readDouble() throws IOException {
    return in.readDouble();
  }

  @Override
  public @Nullable String readUTF() throws IOException {
    byte[] bytes = readBytes();
    return bytes == null
        ? null
        : StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  /** No more is allocated than there is: {@code readNBytes} does as it reads. */
  @Override
  public byte @Nullable [] readBytes() throws IOException {
    int length = in.readInt();
    if (length == MessagesOutput.NULL) {
      return null;
    }
    byte[] bytes = length < 0 ? new byte[0] : in.readNBytes(length);
    if (bytes.length != length) {
      throw new IOException("The message announces " + length + " bytes, but has " + bytes.length);
    }
    return bytes;
  }
}
