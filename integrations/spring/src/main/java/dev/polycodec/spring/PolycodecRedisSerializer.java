package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.TypedCodec;
import dev.polycodec.stored.DecodeFailureHandler;
import org.jspecify.annotations.Nullable;
import org.springframework.data.redis.serializer.RedisSerializer;
import org.springframework.data.redis.serializer.SerializationException;

/**
 * Stores values in Redis: for a {@code RedisTemplate}, the caches of a {@code RedisCacheManager},
 * and the sessions of Spring Session. Immutable, and safe for use by several threads.
 *
 * <p>A null is stored as no bytes, as all of Spring's own serializers do.
 *
 * @param <T> the type of the values
 */
public final class PolycodecRedisSerializer<T> implements RedisSerializer<T> {

  private static final byte[] NULL = {};

  private final TypedCodec<T> codec;
  private final DecodeFailureHandler failures;
  private final @Nullable RedisSerializer<? extends T> json;

  private PolycodecRedisSerializer(
      TypedCodec<T> codec,
      DecodeFailureHandler failures,
      @Nullable RedisSerializer<? extends T> json) {
    this.codec = codec;
    this.failures = failures;
    this.json = json;
  }

  /** Creates a serializer of one type, whose failures are exceptions. */
  public PolycodecRedisSerializer(TypedCodec<T> codec) {
    this(codec, failure -> false, null);
  }

  /**
   * Returns a serializer of values of any class that the codec allows.
   *
   * @throws IllegalArgumentException if the bytes of the codec do not name classes
   */
  public static PolycodecRedisSerializer<Object> of(Codec codec) {
    return new PolycodecRedisSerializer<>(AnyValue.of(codec));
  }

  /**
   * Returns a serializer for which some bytes that cannot be decoded are a miss, as if nothing had
   * been stored.
   */
  public PolycodecRedisSerializer<T> onDecodeFailure(DecodeFailureHandler handler) {
    return new PolycodecRedisSerializer<>(codec, handler, json);
  }

  /**
   * Returns a serializer that also reads the JSON which another one stored, such as Spring's {@code
   * GenericJackson2JsonRedisSerializer}; that one, and not the policy of the codec, decides which
   * classes it may name.
   *
   * @throws IllegalArgumentException if the codec has no envelope, which tells its bytes from JSON
   */
  public PolycodecRedisSerializer<T> readJson(RedisSerializer<? extends T> before) {
    byte[] own = codec.encode(null);
    if (isJson(own)) {
      throw new IllegalArgumentException(
          "What the codec writes cannot be told from JSON: build it with an envelope");
    }
    return new PolycodecRedisSerializer<>(codec, failures, before);
  }

  /**
   * Encodes a value.
   *
   * @throws SerializationException if the value cannot be encoded
   */
  @Override
  public byte[] serialize(@Nullable T value) {
    try {
      return value == null ? NULL : codec.encode(value);
    } catch (CodecException e) {
      throw failed(e);
    }
  }

  /**
   * Decodes a value; null if there is none, or if the failure is a miss.
   *
   * @throws SerializationException if the bytes cannot be decoded, and are no miss
   */
  @Override
  public @Nullable T deserialize(byte @Nullable [] bytes) {
    if (bytes == null || bytes.length == 0) {
      return null;
    }
    if (json != null && isJson(bytes)) {
      return json.deserialize(bytes);
    }
    try {
      return codec.decode(bytes);
    } catch (CodecException e) {
      if (!(e instanceof SchemaOutageException) && failures.isMiss(e)) {
        return null;
      }
      throw failed(e);
    }
  }

  /** JSON is ASCII at first; an envelope and an object stream are not. */
  private static boolean isJson(byte[] bytes) {
    return bytes[0] >= 0;
  }

  private static SerializationException failed(CodecException e) {
    return new SerializationException(PropertyAdvice.of(e), e);
  }
}
