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
  private final PayloadBuffer buffer;
  private final Output out;
  private final ValueWriter writer;
  private final ValueReader reader;

  private HessianEngine(BackendConfig config, PayloadBuffer buffer, Output out, Input in) {
    this.maxBytes = config.limits().maxBytes();
    this.buffer = buffer;
    this.out = out;
    this.writer = new ValueWriter(out, config.shapes());
    this.reader = new ValueReader(in, config.shapes());
  }

  /** Creates an engine for Hessian 1.0. */
  static HessianEngine first(BackendConfig config) {
    PayloadBuffer buffer = new PayloadBuffer();
    return new HessianEngine(config, buffer, new Output1(buffer), new Input1());
  }

  /** Creates an engine for Hessian 2.0. */
  static HessianEngine second(BackendConfig config) {
    PayloadBuffer buffer = new PayloadBuffer();
    return new HessianEngine(config, buffer, new Output2(buffer), new Input2());
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
