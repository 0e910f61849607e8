package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianOutput;
import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import java.io.IOException;
import java.util.EnumMap;
import org.jspecify.annotations.Nullable;

/** Writes with Hessian's own output and serializers. */
final class PlainWriter {

  /** What an output takes: a buffer, and tables of references and classes. */
  private static final long OUTPUT_BYTES = 16 << 10;

  /** The most objects whose table of references is worth keeping: clearing it takes time. */
  private static final int KEPT = 1024;

  private final Wire wire;
  private final int maxBytes;
  private final boolean several;
  private final GuardedFactory factory;
  private final PayloadBuffer buffer = new PayloadBuffer();
  private @Nullable AbstractHessianOutput out;

  PlainWriter(Application application, BackendConfig config, Wire wire, boolean several) {
    this.several = several;
    this.wire = wire;
    this.maxBytes = config.limits().maxBytes();
    this.factory = new GuardedFactory(application, config, wire.isFirst());
  }

  void write(@Nullable Object value, Message message, int headroom, BytesConsumer target)
      throws Exception {
    buffer.reset(headroom, maxBytes);
    AbstractHessianOutput output = output();
    factory.begin(message);
    try {
      write(value, message, output);
      output.flush();
    } catch (GuardedFactory.Refusal e) {
      throw e.exception();
    }
    end(output);
    buffer.lendTo(target);
  }

  private void write(@Nullable Object value, Message message, AbstractHessianOutput output)
      throws IOException {
    if (several) {
      writeEach(value, message, output);
      return;
    }
    if (value instanceof EnumMap<?, ?> map
        && map.isEmpty()
        && message.root().raw() == EnumMap.class) {
      throw new EncodeException(
          "Hessian does not bring back an empty EnumMap, as nothing tells the class of its keys:"
              + " declare it as a Map");
    }
    output.writeObject(value);
  }

  private static void writeEach(
      @Nullable Object values, Message message, AbstractHessianOutput output) throws IOException {
    if (values == null || values.getClass() != Object[].class) {
      throw new EncodeException(
          "HessianPlainOptions.severalValues writes the elements of an Object[]: encode one");
    }
    message.enter(Object[].class);
    message.measure(values);
    for (Object value : (Object[]) values) {
      output.writeObject(value);
    }
    message.exit();
  }

  private AbstractHessianOutput output() {
    AbstractHessianOutput known = out;
    if (known == null) {
      known = wire.output(factory);
      known.init(buffer);
    }
    out = null; // for the case that this message fails
    return known;
  }

  /** Forgets the objects of a message. */
  private void end(AbstractHessianOutput output) {
    if (factory.written() <= KEPT) {
      output.init(buffer);
      out = output;
    }
    factory.end();
  }

  void recover() {
    factory.end();
  }

  long retainedBytes() {
    return buffer.capacity() + (out == null ? 0 : OUTPUT_BYTES);
  }
}
