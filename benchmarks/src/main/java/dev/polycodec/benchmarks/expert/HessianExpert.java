package dev.polycodec.benchmarks.expert;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import java.io.IOException;
import java.util.function.Supplier;

/** One factory, and reused streams for each thread. */
final class HessianExpert implements Contender {

  private final ThreadLocal<Own> own;

  /** Uses the streams of one version of Hessian. */
  HessianExpert(
      Supplier<? extends AbstractHessianOutput> outputs,
      Supplier<? extends AbstractHessianInput> inputs) {
    SerializerFactory factory = new SerializerFactory();
    own = ThreadLocal.withInitial(() -> new Own(outputs.get(), inputs.get(), factory));
  }

  @Override
  public byte[] encode(Object value) throws IOException {
    return own.get().write(value).toBytes();
  }

  @Override
  public void lend(Object value, BytesConsumer out) throws IOException {
    own.get().write(value).lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes) throws IOException {
    return own.get().read(bytes);
  }

  @Override
  public void encodeOther(Object value) throws IOException {
    own.get().write(value);
  }

  /** What a thread may not share. */
  private static final class Own {

    private final AbstractHessianOutput out;
    private final AbstractHessianInput in;
    private final ReusedOutput buffer = new ReusedOutput();
    private final ReusedInput source = new ReusedInput();

    Own(AbstractHessianOutput out, AbstractHessianInput in, SerializerFactory factory) {
      this.out = out;
      this.in = in;
      out.setSerializerFactory(factory);
      in.setSerializerFactory(factory);
    }

    ReusedOutput write(Object value) throws IOException {
      buffer.reset();
      out.init(buffer);
      out.resetReferences();
      out.writeObject(value);
      out.flush();
      return buffer;
    }

    Object read(byte[] bytes) throws IOException {
      source.reset(bytes);
      in.init(source);
      in.resetReferences();
      return in.readObject();
    }
  }
}
