package dev.polycodec.dubbo;

import com.caucho.hessian.io.Hessian2Input;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.util.Objects;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.jspecify.annotations.Nullable;

/**
 * The values of a message, decoded all at once and handed out one by one.
 *
 * <p>A message that is refused still has the texts that it begins with, such as the names of the
 * service and the method: without them, Dubbo would not answer it, and its caller would wait.
 */
final class ValuesInput implements ObjectInput {

  private final @Nullable Object[] values;
  private final @Nullable RuntimeException refusal;
  private final byte[] message;
  private @Nullable Texts texts;
  private int next;

  ValuesInput(Codec codec, InputStream in) throws IOException {
    message = in.readAllBytes();
    @Nullable Object[] decoded = {};
    RuntimeException failure = null;
    try {
      decoded = Objects.requireNonNull(codec.decode(message, Object[].class));
    } catch (CodecException e) {
      failure = e;
    }
    values = decoded;
    refusal = failure;
  }

  private Texts texts() {
    Texts known = texts;
    if (known == null) {
      known = new Texts(message);
      texts = known;
    }
    return known;
  }

  @Override
  public @Nullable Object readObject() throws IOException {
    if (refusal != null) {
      throw refusal;
    }
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
    return refusal == null ? readObject(String.class) : texts().readString();
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

  /** Reads texts, and nothing else: what was refused is not to be read by Hessian itself. */
  private static final class Texts extends Hessian2Input {

    Texts(byte[] message) {
      super(new ByteArrayInputStream(message));
    }

    /** The superclass reads the object that is there instead, of whatever class, to show it. */
    @Override
    protected IOException expect(String expected, int code) {
      return new IOException("The message has something else where a text belongs");
    }
  }
}
