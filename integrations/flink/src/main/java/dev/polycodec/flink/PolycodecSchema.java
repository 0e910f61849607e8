package dev.polycodec.flink;

import dev.polycodec.CodecException;
import java.io.IOException;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.serialization.SerializationSchema;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.jspecify.annotations.Nullable;

/**
 * Encodes and decodes the records of sources and sinks, such as Kafka's. They outlive the job, so
 * they are in envelopes, unless a property says otherwise. Safe for use by any number of threads.
 *
 * @param <T> the declared type of the records
 */
public final class PolycodecSchema<T> implements SerializationSchema<T>, DeserializationSchema<T> {

  private static final long serialVersionUID = 1;

  private final ClassCodec<T> codec;
  private final PolycodecTypeInformation<T> produced;

  private PolycodecSchema(ClassCodec<T> codec, PolycodecTypeInformation<T> produced) {
    this.codec = codec;
    this.produced = produced;
  }

  /** Returns the schema of a class, by the codec that properties name. */
  public static <T> PolycodecSchema<T> of(Class<T> type) {
    return new PolycodecSchema<>(
        ClassCodec.ofRecords(type, null), PolycodecTypeInformation.of(type));
  }

  /** Returns the schema of a class, by the codec of a name. */
  public static <T> PolycodecSchema<T> of(Class<T> type, String codec) {
    return new PolycodecSchema<>(
        ClassCodec.ofRecords(type, codec), PolycodecTypeInformation.of(type, codec));
  }

  @Override
  public void open(SerializationSchema.InitializationContext context) {
    codec.values();
  }

  @Override
  public void open(DeserializationSchema.InitializationContext context) {
    codec.values();
  }

  @Override
  public byte[] serialize(T element) {
    return codec.values().encode(element);
  }

  /**
   * Decodes a record.
   *
   * @throws IOException if it cannot be decoded, with the reason
   */
  @Override
  public @Nullable T deserialize(byte @Nullable [] message) throws IOException {
    if (message == null) {
      return null; // a tombstone of Kafka, which Flink leaves out
    }
    try {
      return codec.values().decode(message);
    } catch (CodecException e) {
      throw new IOException("A record cannot be decoded: " + e.getMessage(), e);
    }
  }

  @Override
  public boolean isEndOfStream(T nextElement) {
    return false;
  }

  @Override
  public TypeInformation<T> getProducedType() {
    return produced;
  }
}
