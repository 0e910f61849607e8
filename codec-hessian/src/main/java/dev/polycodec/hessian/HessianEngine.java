package dev.polycodec.hessian;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import org.jspecify.annotations.Nullable;

/** Keeps the buffer and the tables of references between messages. */
final class HessianEngine implements Engine {

  private final int maxBytes;
  private final PayloadBuffer buffer = new PayloadBuffer();
  private final Output out = new Output(buffer);
  private final ValueWriter writer;
  private final ValueReader reader;

  HessianEngine(BackendConfig config) {
    this.maxBytes = config.limits().maxBytes();
    this.writer = new ValueWriter(out, config.shapes());
    this.reader = new ValueReader(new Input(), config.shapes());
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    buffer.reset(headroom, maxBytes);
    writer.writeRoot(value, message);
    writer.clear();
    buffer.lendTo(sink);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Object value = reader.readRoot(bytes, offset, length, message);
    reader.clear();
    return value;
  }

  @Override
  public boolean recover() {
    writer.clear();
    reader.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return buffer.capacity() + out.retainedBytes() + reader.retainedBytes();
  }
}
