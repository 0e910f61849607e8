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
import org.nustaq.serialization.FSTDecoder;

/** Writes into FST's reused array and reads straight from the caller's. */
final class FstEngine implements Engine {

  private static final byte[] NONE = new byte[0];

  private final Shapes shapes;
  private final Coder coder;
  private final FstWriter writer;
  private final FSTDecoder decoder;

  FstEngine(BackendConfig config, Coder coder, FSTConfiguration configuration) {
    this.shapes = config.shapes();
    this.coder = coder;
    this.writer = new FstWriter(shapes, coder.encoder(configuration), config.limits().maxBytes());
    this.decoder = coder.decoder(configuration);
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
    decoder.resetWith(bytes, offset + length);
    decoder.moveTo(offset);
    Object root = new FstReader(shapes, message, coder, decoder, offset + length).readRoot();
    decoder.resetWith(NONE, 0);
    return root;
  }

  @Override
  public boolean recover() {
    writer.clear();
    decoder.resetWith(NONE, 0);
    return true;
  }

  @Override
  public long retainedBytes() {
    return writer.capacity() + writer.retainedBytes();
  }
}
