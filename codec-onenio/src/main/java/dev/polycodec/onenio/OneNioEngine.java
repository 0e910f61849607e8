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

  private final Shapes shapes;
  private final boolean numbering;
  private final GrowingStream out;
  private final OneNioWriter writer;

  OneNioEngine(BackendConfig config, boolean numbering) {
    this.shapes = config.shapes();
    this.out = new GrowingStream(config.limits().maxBytes());
    this.numbering = numbering;
    this.writer = numbering ? new NumberingWriter(shapes, out) : new OneNioWriter(shapes, out);
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
    BoundedStream in = new BoundedStream(bytes, offset, length);
    OneNioReader reader =
        numbering
            ? new NumberingReader(shapes, message, in)
            : new OneNioReader(shapes, message, in);
    return reader.readRoot();
  }

  @Override
  public boolean recover() {
    writer.clear();
    return true;
  }

  @Override
  public long retainedBytes() {
    return out.capacity() + writer.retainedBytes();
  }
}
