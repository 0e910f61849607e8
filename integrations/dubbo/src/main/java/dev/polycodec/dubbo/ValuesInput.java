package dev.polycodec.dubbo;

import dev.polycodec.Codec;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.Objects;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.jspecify.annotations.Nullable;

/** The values of a message, decoded all at once and handed out one by one. */
final class ValuesInput implements ObjectInput {

  private final @Nullable Object[] values;
  private int next;

  ValuesInput(Codec codec, InputStream in) throws IOException {
    values = Objects.requireNonNull(codec.decode(in, Object[].class));
  }

  @Override
  public @Nullable Object readObject() throws IOException {
    if (next == values.length) {
      throw new IOException("The message has " + values.length + " values, and no more");
    }
    return values[next++];
  }

  @Override
  @SuppressWarnings("unchecked") // the box of a primitive type has its values
  public <T> @Nullable T readObject(Class<T> type) throws IOException {
    return (T) Narrowed.to(type, readObject());
  }

  @Override
  public <T> @Nullable T readObject(Class<T> type, Type generic) throws IOException {
    return readObject(type);
  }

  @Override
  public boolean readBool() throws IOException {
    return read(Boolean.class);
  }

  @Override
  public byte readByte() throws IOException {
    return read(Byte.class);
  }

  @Override
  public short readShort() throws IOException {
    return read(Short.class);
  }

  @Override
  public int readInt() throws IOException {
    return read(Integer.class);
  }

  @Override
  public long readLong() throws IOException {
    return read(Long.class);
  }

  @Override
  public float readFloat() throws IOException {
    return read(Float.class);
  }

  @Override
  public double readDouble() throws IOException {
    return read(Double.class);
  }

  @Override
  public @Nullable String readUTF() throws IOException {
    return readObject(String.class);
  }

  @Override
  public byte @Nullable [] readBytes() throws IOException {
    return readObject(byte[].class);
  }

  private <T> T read(Class<T> type) throws IOException {
    T value = readObject(type);
    if (value == null) {
      throw new IOException("The message has null where a " + type.getSimpleName() + " belongs");
    }
    return value;
  }
}
