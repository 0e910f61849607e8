package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Keeps the output stream and its buffer between messages. */
final class HessianEngine implements Engine {

  /** What Hessian's output and reference tables take at first. */
  private static final int BASE_BYTES = 16 << 10;

  /** About what an object adds to the reference table, per byte of its message. */
  private static final int TABLE_BYTES_EACH = 2;

  private final BackendConfig config;
  private final Wire wire;
  private final ShapeFactory factory = new ShapeFactory();
  private final PayloadBuffer buffer = new PayloadBuffer();
  private final int maxNesting;

  HessianEngine(BackendConfig config, Wire wire) {
    this.config = config;
    this.wire = wire;
    // A definition and the object after it are two levels of the stream.
    this.maxNesting = 2 * config.limits().maxDepth() + 2;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    buffer.reset(headroom, config.limits().maxBytes());
    AbstractHessianOutput out = wire.output(buffer, factory);
    new ValueWriter(wire, out, config.shapes(), message).write(value);
    out.flush();
    buffer.lendTo(sink);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Source source = new Source(bytes, offset, length);
    AbstractHessianInput in = wire.input(source, factory, maxNesting);
    ValueReader reader = new ValueReader(wire, source, in, config.shapes(), message);
    factory.setReader(reader);
    Object value = reader.root();
    factory.setReader(null);
    requireEnd(source, in);
    return value;
  }

  private static void requireEnd(Source source, AbstractHessianInput in) throws IOException {
    source.complete();
    if (in.readListStart() >= 0) { // which is the next byte, whatever it is
      throw new MalformedDataException("The payload continues after the root");
    }
  }

  @Override
  public boolean recover() {
    return false;
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES + (1L + TABLE_BYTES_EACH) * buffer.capacity();
  }
}
