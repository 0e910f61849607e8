package dev.polycodec.fst;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Shapes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;

/** Writes into FST's reused array and reads straight from the caller's. */
final class FstEngine implements Engine {

  private static final byte[] NONE = new byte[0];

  private final FstWriter writer;
  private final FstReader reader;

  FstEngine(BackendConfig config, FSTConfiguration configuration) {
    Shapes shapes = config.shapes();
    this.writer = new FstWriter(shapes, configuration, config.limits().maxBytes());
    this.reader = new FstReader(shapes, configuration);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    writer.reset(headroom);
    writer.writeRoot(Objects.requireNonNull(value, "a framed root"), message);
    writer.lendTo(sink);
    writer.clear();
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    reader.reset(bytes, offset, length);
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
    reader.clear();
    reader.reset(NONE, 0, 0);
  }

  @Override
  public long retainedBytes() {
    return writer.capacity() + writer.retainedBytes() + reader.retainedBytes();
  }
}
