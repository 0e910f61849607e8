package dev.polycodec.fastjson;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
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
  private final int maxBytes;
  private final Same same;
  private final JsonText text;
  private final Census census;
  private final PayloadBuffer payload = new PayloadBuffer();

  PlainEngine(PlainBackend backend, BackendConfig config) {
    this.backend = backend;
    this.maxBytes = config.limits().maxBytes();
    this.same = new Same(config.shapes());
    this.text = new JsonText(config.limits());
    this.census = new Census(config.shapes());
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target) {
    census.count(value, message);
    byte[] bytes = backend.write(value);
    if (bytes.length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    if (!comesBack(value, bytes, plan)) {
      throw new EncodeException(
          "fastjson2 does not bring back this "
              + (value == null ? "null" : value.getClass().getName())
              + ": declare what is there, or use fastjson-jsonb, which carries types");
    }
    payload.reset(headroom, maxBytes);
    payload.write(bytes, 0, bytes.length);
    payload.lendTo(target);
  }

  private boolean comesBack(@Nullable Object value, byte[] bytes, Plan plan) {
    try {
      text.check(bytes, 0, bytes.length);
      return same.is(value, backend.read(bytes, 0, bytes.length, plan));
    } catch (RuntimeException | LinkageError e) {
      return false; // nor does it for whoever reads the message
    }
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    text.check(bytes, offset, length);
    Object value = backend.read(bytes, offset, length, plan);
    census.count(value, message);
    return value;
  }

  @Override
  public boolean recover() {
    return true;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}
