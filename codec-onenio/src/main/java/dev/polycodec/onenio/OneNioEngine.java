package dev.polycodec.onenio;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes into one reused array and reads straight from the caller's. */
final class OneNioEngine implements Engine {

  private final OneNioBackend backend;
  private final ValueOutput out;

  OneNioEngine(OneNioBackend backend) {
    this.backend = backend;
    this.out = new ValueOutput(backend);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    out.begin(message, headroom);
    out.writeRoot(Objects.requireNonNull(value, "a framed root"));
    out.lendTo(sink);
    out.end();
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    return new ValueInput(backend, message, bytes, offset, length).readRoot();
  }

  @Override
  public boolean recover() {
    out.end();
    return true;
  }

  @Override
  public long retainedBytes() {
    return out.retainedBytes();
  }
}
