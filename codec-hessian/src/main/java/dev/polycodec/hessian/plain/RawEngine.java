package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads messages of Hessian's own serializers. */
final class RawEngine implements Engine {

  /** What Hessian's factory takes. */
  private static final long BASE_BYTES = 4 << 10;

  private final BackendConfig config;
  private final Wire wire;
  private final ShapeFactory factory = new ShapeFactory();
  private final int maxNesting;

  RawEngine(BackendConfig config, Wire wire) {
    this.config = config;
    this.wire = wire;
    // A definition and the object after it are two levels of the stream, and a scalar may be two.
    this.maxNesting = 2 * config.limits().maxDepth() + 4;
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    Source source = new Source(bytes, offset, length);
    AbstractHessianInput in = wire.input(source, factory, maxNesting);
    RawReader reader = new RawReader(source, in, config.shapes(), message, wire.isFirst());
    factory.setTypes(reader);
    Object value = reader.root();
    factory.setTypes(null);
    requireEnd(source, in);
    return value;
  }

  /** Refuses bytes that follow the value which was just read. */
  private static void requireEnd(Source source, AbstractHessianInput in) throws IOException {
    source.complete();
    if (in.readListStart() >= 0) { // which is the next byte, whatever it is
      throw new MalformedDataException("The payload continues after the root");
    }
  }

  @Override
  public boolean recover() {
    factory.setTypes(null);
    return true; // an input serves one message
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES;
  }
}
