package dev.polycodec.benchmarks.expert;

import dev.polycodec.benchmarks.Contender;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import java.util.Collection;

/** The runtime schema of a class in the library's default strategy, and a reused buffer. */
final class ProtostuffLibrary implements Contender {

  private static final int INITIAL = 4096;

  private final Schema<Object> schema;
  private final boolean protobuf;
  private final ThreadLocal<LinkedBuffer> buffers =
      ThreadLocal.withInitial(() -> LinkedBuffer.allocate(INITIAL));

  /**
   * Writes and reads objects of a class, perhaps in the form of protobuf.
   *
   * @throws IllegalArgumentException if it is a collection, which the library would take for an
   *     object with fields, from then on in the whole process
   */
  @SuppressWarnings("unchecked") // the schema of a class takes its objects
  ProtostuffLibrary(Class<?> type, boolean protobuf) {
    if (Collection.class.isAssignableFrom(type)) {
      throw new IllegalArgumentException("No root is a " + type.getName());
    }
    this.schema = (Schema<Object>) RuntimeSchema.getSchema(type);
    this.protobuf = protobuf;
  }

  @Override
  public byte[] encode(Object value) {
    LinkedBuffer buffer = buffers.get();
    try {
      return protobuf
          ? ProtobufIOUtil.toByteArray(value, schema, buffer)
          : ProtostuffIOUtil.toByteArray(value, schema, buffer);
    } finally {
      buffer.clear();
    }
  }

  @Override
  public Object decode(byte[] bytes) {
    Object value = schema.newMessage();
    if (protobuf) {
      ProtobufIOUtil.mergeFrom(bytes, value, schema);
    } else {
      ProtostuffIOUtil.mergeFrom(bytes, value, schema);
    }
    return value;
  }
}
