package dev.polycodec.jdk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Shape;
import java.io.ByteArrayInputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Keeps a buffer between messages; the object streams serve one message each, as they must. */
final class JdkEngine implements Engine {

  private final JdkBackend backend;
  private final BackendConfig config;
  private final PayloadBuffer buffer = new PayloadBuffer();

  JdkEngine(JdkBackend backend) {
    this.backend = backend;
    this.config = backend.config();
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    buffer.reset(headroom, config.limits().maxBytes());
    try (ObjectEncoder out = new ObjectEncoder(buffer, backend, message)) {
      out.writeRoot(Objects.requireNonNull(value, "a framed root"));
    }
    buffer.lendTo(sink);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    ByteArrayInputStream source = new ByteArrayInputStream(bytes, offset, length);
    try (ObjectDecoder in = new ObjectDecoder(source, config, message)) {
      Object value = requireRoot(in.root(), message);
      if (source.available() > 0 || in.available() > 0) {
        throw new MalformedDataException("The payload continues after the root");
      }
      return value;
    }
  }

  /**
   * A surrogate may make an object of another class, of which the core checks the declared type.
   */
  private @Nullable Object requireRoot(@Nullable Object value, Message message) {
    Class<?> announced = message.rootClass();
    return config.shapes().of(announced).kind() == Shape.Kind.SURROGATE
        ? value
        : message.sound(value, announced);
  }

  @Override
  public boolean recover() {
    return true;
  }

  @Override
  public long retainedBytes() {
    return buffer.capacity();
  }
}
