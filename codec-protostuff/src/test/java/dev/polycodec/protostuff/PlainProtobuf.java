package dev.polycodec.protostuff;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtobufIOUtil;
import io.protostuff.Schema;

/** The same in the wire form of protobuf. */
public final class PlainProtobuf extends PlainProtostuff {

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("protostuff-protobuf-plain").allow(Stock.class.getName() + "*");
  }

  @Override
  byte[] write(Object value, Schema<Object> schema) {
    return ProtobufIOUtil.toByteArray(value, schema, LinkedBuffer.allocate());
  }

  @Override
  void merge(byte[] bytes, Object value, Schema<Object> schema) {
    ProtobufIOUtil.mergeFrom(bytes, value, schema);
  }
}
