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
    String loss = loss(value, bytes, plan);
    if (loss != null) {
      throw new EncodeException(
          "fastjson2 does not bring back this "
              + name(value)
              + ": "
              + loss
              + "; declare what is there, or use fastjson-jsonb, which carries types");
    }
    payload.reset(headroom, maxBytes);
    payload.write(bytes, 0, bytes.length);
    payload.lendTo(target);
  }

  /** Returns what is lost of a value, in the names of classes and fields; null if nothing is. */
  private @Nullable String loss(@Nullable Object value, byte[] bytes, Plan plan) {
    Object back;
    try {
      text.check(bytes, 0, bytes.length);
      back = backend.read(bytes, 0, bytes.length, plan);
    } catch (RuntimeException | LinkageError e) {
      return "what is written of it cannot be read"; // nor can whoever gets the message
    }
    if (value == null || back == null) {
      return value == back ? null : name(value) + " is read as " + name(back);
    }
    return config.difference(value, back);
  }

  private static String name(@Nullable Object value) {
    return value == null ? "null" : value.getClass().getName();
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
    text.check(bytes, offset, length);
    Object value = backend.read(bytes, offset, length, plan);
    config.count(value, message);
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
