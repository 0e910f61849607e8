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

  /** What Hessian's output and its tables take at first. */
  private static final long BASE_BYTES = 16 << 10;

  /** What an object adds to the table of references, which never shrinks. */
  private static final long TABLE_BYTES_EACH = 24;

  private final BackendConfig config;
  private final Wire wire;
  private final ShapeFactory factory = new ShapeFactory();
  private final PayloadBuffer buffer = new PayloadBuffer();
  private final int maxNesting;
  private int mostObjects;

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
    ValueWriter writer = new ValueWriter(wire, out, config.shapes(), message);
    writer.write(value);
    out.flush();
    mostObjects = Math.max(mostObjects, writer.objects());
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
    factory.setReader(null);
    return true; // the output starts afresh with each message, and an input serves one
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES + buffer.capacity() + TABLE_BYTES_EACH * mostObjects;
  }
}
