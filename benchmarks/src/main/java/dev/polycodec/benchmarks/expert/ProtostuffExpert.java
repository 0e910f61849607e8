package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.compare.workload.Workload;
import io.protostuff.LinkedBuffer;
import io.protostuff.MessageCollectionSchema;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/** The schema of the workload's type, resolved once, and a reused buffer for each thread. */
final class ProtostuffExpert implements Contender {

  private static final int INITIAL = 4096;

  private final Schema<Object> schema;
  private final Format format;
  private final ThreadLocal<LinkedBuffer> buffers =
      ThreadLocal.withInitial(() -> LinkedBuffer.allocate(INITIAL));
  private final ThreadLocal<ReusedOutput> outputs = ThreadLocal.withInitial(ReusedOutput::new);

  private ProtostuffExpert(Workload workload, Format format) {
    this.schema = schema(workload.type().type());
    this.format = format;
  }

  static ProtostuffExpert nested(Workload workload) {
    return new ProtostuffExpert(workload, new Nested());
  }

  static ProtostuffExpert delimited(Workload workload) {
    return new ProtostuffExpert(workload, new Delimited());
  }

  /** A list has the schema of its elements' list, not the generic one, which names classes. */
  @SuppressWarnings({"unchecked", "rawtypes"}) // the messages of a workload are of its type
  private static Schema<Object> schema(Type type) {
    Schema<?> found =
        type instanceof ParameterizedType list
            ? new MessageCollectionSchema(
                RuntimeSchema.getSchema((Class<?>) list.getActualTypeArguments()[0]), false)
            : RuntimeSchema.getSchema((Class<?>) type);
    return (Schema<Object>) found;
  }

  @Override
  public byte[] encode(Object value) {
    LinkedBuffer buffer = buffers.get();
    try {
      return format.toBytes(value, schema, buffer);
    } finally {
      buffer.clear();
    }
  }

  @Override
  public void lend(Object value, BytesConsumer out) throws IOException {
    LinkedBuffer buffer = buffers.get();
    ReusedOutput output = outputs.get();
    output.reset();
    try {
      format.writeTo(output, value, schema, buffer);
    } finally {
      buffer.clear();
    }
    output.lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes) {
    Object message = schema.newMessage();
    format.merge(bytes, message, schema);
    return message;
  }

  /** One of the library's two formats, whose methods have no common interface. */
  private interface Format {

    byte[] toBytes(Object value, Schema<Object> schema, LinkedBuffer buffer);

    void writeTo(ReusedOutput out, Object value, Schema<Object> schema, LinkedBuffer buffer)
        throws IOException;

    void merge(byte[] bytes, Object message, Schema<Object> schema);
  }

  /** Messages end with a mark. */
  private static final class Nested implements Format {

    @Override
    public byte[] toBytes(Object value, Schema<Object> schema, LinkedBuffer buffer) {
      return ProtostuffIOUtil.toByteArray(value, schema, buffer);
    }

    @Override
    public void writeTo(ReusedOutput out, Object value, Schema<Object> schema, LinkedBuffer buffer)
        throws IOException {
      ProtostuffIOUtil.writeTo(out, value, schema, buffer);
    }

    @Override
    public void merge(byte[] bytes, Object message, Schema<Object> schema) {
      ProtostuffIOUtil.mergeFrom(bytes, message, schema);
    }
  }

  /** Messages begin with their length, as in Protocol Buffers. */
  private static final class Delimited implements Format {

    @Override
    public byte[] toBytes(Object value, Schema<Object> schema, LinkedBuffer buffer) {
      return ProtobufIOUtil.toByteArray(value, schema, buffer);
    }

    @Override
    public void writeTo(ReusedOutput out, Object value, Schema<Object> schema, LinkedBuffer buffer)
        throws IOException {
      ProtobufIOUtil.writeTo(out, value, schema, buffer);
    }

    @Override
    public void merge(byte[] bytes, Object message, Schema<Object> schema) {
      ProtobufIOUtil.mergeFrom(bytes, message, schema);
    }
  }
}
