package dev.polycodec.redis;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.redisson.client.codec.BaseCodec;
import org.redisson.client.handler.State;
import org.redisson.client.protocol.Decoder;
import org.redisson.client.protocol.Encoder;

/**
 * Encodes the objects of Redisson: keys and values, topics, arguments and results of remote
 * services, and tasks. Redisson's own messages are allowed. Safe for use by any number of threads.
 *
 * <p>System properties and {@code polycodec.properties} say the rest: see {@link
 * CodecBuilder#properties}.
 */
public final class PolycodecRedissonCodec extends BaseCodec {

  private static final String[] OWN_MESSAGES = {
    "org.redisson.remote.*",
    "org.redisson.executor.params.*",
    "org.redisson.tomcat.*",
    "org.redisson.api.RemoteInvocationOptions",
    "org.redisson.spring.cache.NullValue"
  };

  private final Consumer<CodecBuilder> settings;
  private final @Nullable ClassLoader loader;
  private final TypedCodec<Object> values;
  private final Encoder encoder = this::encode;
  private final Decoder<Object> decoder = this::decode;

  /** Creates a codec; Redisson's configuration in YAML does. */
  public PolycodecRedissonCodec() {
    this(null, builder -> {});
  }

  /** Creates a codec that finds classes by a loader. */
  public PolycodecRedissonCodec(ClassLoader loader) {
    this(loader, builder -> {});
  }

  /** Creates a codec like another one, for another loader; Redisson does, for tasks. */
  public PolycodecRedissonCodec(@Nullable ClassLoader loader, PolycodecRedissonCodec like) {
    this(loader, like.settings);
  }

  /**
   * Creates a codec with settings of the application, such as {@code b -> b.allow("com.acme.*")}.
   */
  public PolycodecRedissonCodec(Consumer<CodecBuilder> settings) {
    this(null, settings);
  }

  /** Creates a codec that finds classes by a loader, with settings of the application. */
  public PolycodecRedissonCodec(@Nullable ClassLoader loader, Consumer<CodecBuilder> settings) {
    this.loader = loader;
    this.settings = settings;
    CodecBuilder builder = Codecs.builder();
    if (loader != null) {
      builder.classLoader(loader);
    }
    builder.properties(Map.of()).allow(OWN_MESSAGES);
    settings.accept(builder);
    this.values = builder.build().forType(Object.class);
  }

  private ByteBuf encode(@Nullable Object value) {
    ByteBuf buffer = ByteBufAllocator.DEFAULT.buffer();
    try {
      values.encode(value, buffer::writeBytes);
      return buffer;
    } catch (RuntimeException | Error e) {
      buffer.release();
      throw e;
    }
  }

  private @Nullable Object decode(ByteBuf bytes, @Nullable State state) {
    Object value = values.decode(bytes.nioBuffer());
    bytes.readerIndex(bytes.writerIndex());
    return value;
  }

  @Override
  public Encoder getValueEncoder() {
    return encoder;
  }

  @Override
  public Decoder<Object> getValueDecoder() {
    return decoder;
  }

  @Override
  public ClassLoader getClassLoader() {
    return loader == null ? super.getClassLoader() : loader;
  }
}
