package dev.polycodec.onenio;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Shapes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes into one reused array and reads straight from the caller's. */
final class OneNioEngine implements Engine {

  private final GrowingStream out;
  private final BoundedStream in = new BoundedStream();
  private final OneNioWriter writer;
  private final OneNioReader reader;

  OneNioEngine(BackendConfig config) {
    Shapes shapes = config.shapes();
    this.out = new GrowingStream(config.limits().maxBytes());
    this.writer = new OneNioWriter(shapes, out);
    this.reader = new OneNioReader(shapes, in);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    out.reset(headroom);
    writer.writeRoot(Objects.requireNonNull(value, "a framed root"), message);
    out.lendTo(sink);
    writer.clear();
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    in.reset(bytes, offset, length);
    Object root = reader.readRoot(message);
    forget();
    return root;
  }

  @Override
  public boolean recover() {
    writer.clear();
    forget();
    return true;
  }

  private void forget() {
    in.clear();
    reader.clear();
  }

  @Override
  public long retainedBytes() {
    return out.capacity() + writer.retainedBytes() + reader.retainedBytes();
  }
}
