package dev.polycodec.benchmarks.naive;

import dev.polycodec.benchmarks.Contender;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** The schema of the value's class and a new buffer for each message; collections in a wrapper. */
record ProtostuffNaive(Class<?> type) implements Contender {

  /** What cannot be the root of a message is its only field. */
  static final class Wrapper {
    @Nullable Object value;
  }

  static ProtostuffNaive of(Object value) {
    boolean wrapped = value instanceof Collection;
    return new ProtostuffNaive(wrapped ? Wrapper.class : value.getClass());
  }

  @Override
  public byte[] encode(Object value) {
    return type == Wrapper.class ? write(wrap(value)) : write(value);
  }

  private static Wrapper wrap(Object value) {
    Wrapper wrapper = new Wrapper();
    wrapper.value = value;
    return wrapper;
  }

  @SuppressWarnings("unchecked") // the schema is that of the value's class
  private <T> byte[] write(T value) {
    Schema<T> schema = RuntimeSchema.getSchema((Class<T>) value.getClass());
    LinkedBuffer buffer = LinkedBuffer.allocate(LinkedBuffer.DEFAULT_BUFFER_SIZE);
    try {
      return ProtostuffIOUtil.toByteArray(value, schema, buffer);
    } finally {
      buffer.clear();
    }
  }

  @Override
  public Object decode(byte[] bytes) {
    Object value = read(bytes, RuntimeSchema.getSchema(type));
    return value instanceof Wrapper wrapper && wrapper.value != null ? wrapper.value : value;
  }

  private <T> T read(byte[] bytes, Schema<T> schema) {
    T message = schema.newMessage();
    ProtostuffIOUtil.mergeFrom(bytes, message, schema);
    return message;
  }
}
