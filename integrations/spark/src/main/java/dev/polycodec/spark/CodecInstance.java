package dev.polycodec.spark;

import dev.polycodec.Codec;
import dev.polycodec.TypedCodec;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.apache.spark.serializer.DeserializationStream;
import org.apache.spark.serializer.SerializationStream;
import org.apache.spark.serializer.SerializerInstance;
import org.jspecify.annotations.Nullable;
import scala.reflect.ClassTag;

/** What a thread of Spark encodes and decodes with. */
@SuppressWarnings("unchecked") // what the bytes hold is Spark's word
final class CodecInstance extends SerializerInstance {

  private final PolycodecSerializer serializer;
  private final TypedCodec<Object> values;

  CodecInstance(PolycodecSerializer serializer, Codec codec) {
    this.serializer = serializer;
    this.values = codec.forType(Object.class);
  }

  @Override
  public <T> ByteBuffer serialize(@Nullable T value, ClassTag<T> tag) {
    return ByteBuffer.wrap(values.encode(value));
  }

  @Override
  public <T> @Nullable T deserialize(ByteBuffer bytes, ClassTag<T> tag) {
    return (T) values.decode(bytes);
  }

  @Override
  public <T> @Nullable T deserialize(ByteBuffer bytes, ClassLoader loader, ClassTag<T> tag) {
    try (Codec other = serializer.ofLoader(loader)) {
      return (T) other.decode(bytes, Object.class);
    }
  }

  @Override
  public SerializationStream serializeStream(OutputStream out) {
    return new RecordOutput(values, out);
  }

  @Override
  public DeserializationStream deserializeStream(InputStream in) {
    return new RecordInput(values, in);
  }
}
