package dev.polycodec.cache;

import com.alicp.jetcache.anno.SerialPolicy;
import com.alicp.jetcache.support.CacheEncodeException;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import java.util.function.Function;

/**
 * Encodes the values of JetCache, whose own messages are allowed: {@code valueEncoder} and {@code
 * valueDecoder}, or a bean that both name. Safe for use by any number of threads.
 */
public final class PolycodecSerialPolicy implements SerialPolicy {

  private final TypedCodec<Object> values;

  /**
   * Creates a policy for values of any class that is allowed, by system properties and {@code
   * polycodec.properties}: see {@link CodecBuilder#properties}.
   */
  public PolycodecSerialPolicy() {
    values =
        AnyCodec.of(
            Codecs.builder()
                .allow("com.alicp.jetcache.CacheValueHolder")
                .allow("com.alicp.jetcache.support.CacheMessage"));
  }

  @Override
  public Function<Object, byte[]> encoder() {
    return value -> {
      try {
        return values.encode(value);
      } catch (CodecException e) {
        throw new CacheEncodeException(e.getMessage(), e);
      }
    };
  }

  @Override
  public Function<byte[], Object> decoder() {
    return bytes -> {
      try {
        return values.decode(bytes);
      } catch (CodecException e) {
        throw new CacheEncodeException(e.getMessage(), e);
      }
    };
  }
}
