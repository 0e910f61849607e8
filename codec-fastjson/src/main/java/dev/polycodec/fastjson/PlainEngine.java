package dev.polycodec.fastjson;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/**
 * Lets the library write and read. What it writes it reads again at once: what does not come back
 * is refused, as nothing but the library knows what it makes of a value.
 */
final class PlainEngine implements Engine {

  private final PlainBackend backend;
  private final BackendConfig config;
  private final int maxBytes;
  private final JsonText text;
  private final PayloadBuffer payload = new PayloadBuffer();

  PlainEngine(PlainBackend backend, BackendConfig config) {
    this.backend = backend;
    this.config = config;
    this.maxBytes = config.limits().maxBytes();
    this.text = new JsonText(config.limits());
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target) {
    config.count(value, message);
    byte[] bytes = backend.write(value);
    if (bytes.length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    config.requireKept(
        "fastjson2 does not bring back this ",
        "declare what is there, or use fastjson-jsonb, which carries types",
        type -> false,
        value,
        () -> read(bytes, 0, bytes.length, plan));
    payload.lend(bytes, bytes.length, headroom, maxBytes, target);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    Object value = read(bytes, offset, length, plan);
    config.count(value, message);
    return value;
  }

  private @Nullable Object read(byte[] bytes, int offset, int length, Plan plan) {
    text.check(bytes, offset, length);
    return backend.read(bytes, offset, length, plan);
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}
