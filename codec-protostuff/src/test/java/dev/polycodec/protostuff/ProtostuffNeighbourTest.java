package dev.polycodec.protostuff;

import dev.polycodec.tck.NeighbourTests;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.Schema;
import io.protostuff.runtime.RuntimeSchema;

class ProtostuffNeighbourTest extends NeighbourTests {

  ProtostuffNeighbourTest() {
    super("protostuff");
  }

  /** Uses the default strategy, whose registry of schemas is static. */
  @Override
  @SuppressWarnings("unchecked") // the schema of a class takes its values
  protected Object plainCopy(Object value) {
    Schema<Object> schema = (Schema<Object>) RuntimeSchema.getSchema(value.getClass());
    byte[] bytes = ProtostuffIOUtil.toByteArray(value, schema, LinkedBuffer.allocate());
    Object copy = schema.newMessage();
    ProtostuffIOUtil.mergeFrom(bytes, copy, schema);
    return copy;
  }
}
