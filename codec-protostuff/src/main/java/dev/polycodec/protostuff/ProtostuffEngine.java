package dev.polycodec.protostuff;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes into one reused array and reads straight from the caller's. */
final class ProtostuffEngine implements Engine {

  private final ProtostuffBackend backend;
  private final FlatOutput out = new FlatOutput();
  private final FlatInput in = new FlatInput();
  private final ClassPlans plans;
  private final ValueWriter writer;
  private final ValueReader reader;

  ProtostuffEngine(ProtostuffBackend backend) {
    this.backend = backend;
    this.plans = new ClassPlans(backend.shapes());
    this.writer = new ValueWriter(plans, out);
    this.reader = new ValueReader(plans, in);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws IOException {
    Object root = Objects.requireNonNull(value, "a framed root");
    out.reset(headroom, backend.maxBytes());
    writer.root(root, message);
    writer.clear();
    out.lendTo(sink);
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    in.reset(bytes, offset, length);
    Object root = reader.root(message);
    recover();
    return root;
  }

  @Override
  public boolean recover() {
    writer.clear();
    reader.clear();
    in.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return out.capacity() + plans.retainedBytes();
  }
}
