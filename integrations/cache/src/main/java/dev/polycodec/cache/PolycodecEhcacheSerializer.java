package dev.polycodec.cache;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.TypedCodec;
import java.nio.ByteBuffer;
import org.ehcache.spi.serialization.Serializer;
import org.ehcache.spi.serialization.SerializerException;

/**
 * Encodes keys or values of Ehcache that are off the heap, on disk, or copied. Safe for use by any
 * number of threads.
 *
 * @param <T> the type of the values
 */
public final class PolycodecEhcacheSerializer<T> implements Serializer<T> {

  private final TypedCodec<T> values;

  /**
   * Creates a serializer for values of any class that is allowed, by system properties and {@code
   * polycodec.properties}: see {@link dev.polycodec.CodecBuilder#properties}. Ehcache does, with
   * the loader of the cache.
   */
  @SuppressWarnings("unchecked") // Ehcache checks the type of what it reads
  public PolycodecEhcacheSerializer(ClassLoader loader) {
    values = (TypedCodec<T>) AnyCodec.of(loader);
  }

  /** Creates a serializer for values of one declared type. */
  public PolycodecEhcacheSerializer(Codec codec, Class<T> type) {
    values = codec.forType(type);
  }

  @Override
  public ByteBuffer serialize(T object) {
    try {
      return ByteBuffer.wrap(values.encode(object));
    } catch (CodecException e) {
      throw new SerializerException(e.getMessage(), e);
    }
  }

  /**
   * Decodes an object.
   *
   * @throws SerializerException if it cannot be decoded, also if that is a miss: Ehcache then takes
   *     the entry out, which would stay for ever if it were null
   */
  @Override
  public T read(ByteBuffer binary) {
    T value;
    try {
      value = values.decode(binary);
    } catch (CodecException e) {
      throw new SerializerException(e.getMessage(), e);
    }
    if (value == null) {
      throw new SerializerException("The entry cannot be decoded, and is a miss");
    }
    return value;
  }

  @Override
  public boolean equals(T object, ByteBuffer binary) {
    return object.equals(read(binary));
  }
}
