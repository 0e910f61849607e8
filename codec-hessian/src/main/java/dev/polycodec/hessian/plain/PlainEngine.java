package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import dev.polycodec.BytesConsumer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writes and reads as Hessian's own serializers do. */
final class PlainEngine implements Engine {

  /** What Hessian's factory takes. */
  private static final long BASE_BYTES = 4 << 10;

  private final Wire wire;
  private final boolean several;
  private final PlainWriter writer;
  private final Classes classes;
  private final ShapeFactory factory = new ShapeFactory();
  private final int maxNesting;

  PlainEngine(Application application, BackendConfig config, Wire wire, boolean several) {
    this.classes = new Classes(config.shapes(), application);
    this.several = several;
    this.wire = wire;
    this.writer = new PlainWriter(application, config, wire, several);
    // A definition and the object after it are two levels of the stream, and a scalar may be two.
    this.maxNesting = 2 * config.limits().maxDepth() + 4;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    writer.write(value, message, headroom, out);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    requireNoDraft(bytes, offset, length);
    wire.items().requireTexts(bytes, offset, length);
    Source source = new Source(bytes, offset, length);
    AbstractHessianInput in = wire.input(source, factory, maxNesting);
    PlainReader reader = new PlainReader(source, in, classes, message, wire.isFirst());
    factory.setReader(reader);
    Object value = several ? reader.values() : reader.root();
    factory.setReader(null);
    requireEnd(source, in);
    return value;
  }

  /** Nothing of Hessian 2.0 begins with an object of a class that is not defined before. */
  private void requireNoDraft(byte[] bytes, int offset, int length) {
    if (!wire.isFirst() && length > 0 && bytes[offset] == 'O') {
      throw new MalformedDataException(
          "The bytes begin like those of the draft of Hessian 2.0, which Hessian 3.1 and SOFA's"
              + " Hessian write: read them with that library, and store them with another codec");
    }
  }

  /** Refuses bytes that follow the value which was just read. */
  private static void requireEnd(Source source, AbstractHessianInput in) throws IOException {
    source.complete(true);
    if (in.readListStart() >= 0) { // which is the next byte, whatever it is
      throw new MalformedDataException("The payload continues after the root");
    }
  }

  @Override
  public boolean recover() {
    factory.setReader(null);
    writer.recover();
    return true; // an input serves one message
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES + writer.retainedBytes();
  }
}
