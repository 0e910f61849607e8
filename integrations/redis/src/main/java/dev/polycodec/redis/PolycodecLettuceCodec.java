package dev.polycodec.redis;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.codec.ToByteBufEncoder;
import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Encodes values of Redis for Lettuce, straight into its buffers; keys are texts in UTF-8. Safe for
 * use by any number of threads.
 *
 * @param <V> the type of the values
 */
public final class PolycodecLettuceCodec<V>
    implements RedisCodec<String, V>, ToByteBufEncoder<String, V> {

  private static final StringCodec KEYS = StringCodec.UTF8;
  private static final int VALUE = 256;

  private final TypedCodec<V> values;

  /**
   * Creates a codec for values of any class that is allowed, by system properties and {@code
   * polycodec.properties}: see {@link dev.polycodec.CodecBuilder#properties}.
   */
  @SuppressWarnings("unchecked") // what a key holds is the caller's word
  public PolycodecLettuceCodec() {
    this(Codecs.builder().properties(Map.of()).build(), (Class<V>) Object.class);
  }

  /** Creates a codec for values of one declared type. */
  public PolycodecLettuceCodec(Codec codec, Class<V> type) {
    values = codec.forType(type);
  }

  @Override
  public String decodeKey(ByteBuffer bytes) {
    return KEYS.decodeKey(bytes);
  }

  @Override
  public @Nullable V decodeValue(ByteBuffer bytes) {
    return values.decode(bytes);
  }

  @Override
  public ByteBuffer encodeKey(String key) {
    return KEYS.encodeKey(key);
  }

  @Override
  public ByteBuffer encodeValue(@Nullable V value) {
    return ByteBuffer.wrap(values.encode(value));
  }

  @Override
  public void encodeKey(String key, ByteBuf target) {
    KEYS.encodeKey(key, target);
  }

  @Override
  public void encodeValue(@Nullable V value, ByteBuf target) {
    values.encode(value, target::writeBytes);
  }

  /** What a buffer begins with; it grows. */
  @Override
  public int estimateSize(@Nullable Object keyOrValue) {
    return keyOrValue instanceof String text ? KEYS.estimateSize(text) : VALUE;
  }
}
