package dev.polycodec.jdk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** Writes and reads plain object streams, of which each serves one message. */
final class PlainEngine implements Engine {

  private final StreamClasses classes;
  private final PayloadBuffer payload = new PayloadBuffer();

  PlainEngine(StreamClasses classes) {
    this.classes = classes;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    payload.reset(headroom, classes.config().limits().maxBytes());
    new PlainEncoder(payload, classes, message).writeRoot(value);
    payload.lendTo(target);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Source source = new Source(bytes, offset, length);
    try (PlainDecoder in = new PlainDecoder(source, classes, message)) {
      Object value = in.readGuarded();
      if (source.available() > 0 || in.available() > 0) {
        throw new MalformedDataException("The stream continues after the root");
      }
      return value;
    }
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}
