package dev.polycodec.benchmarks.expert;

import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.benchmarks.KnownClasses;
import java.util.Arrays;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectInput;
import org.nustaq.serialization.FSTObjectOutput;

/** One configuration, and a pair of reused streams for each thread. */
final class FstExpert implements Contender {

  private final ThreadLocal<Own> own;

  /** Registers all classes. */
  static FstExpert tuned() {
    FSTConfiguration configuration = FSTConfiguration.createDefaultConfiguration();
    configuration.registerClass(KnownClasses.ALL.toArray(new Class<?>[0]));
    return new FstExpert(configuration);
  }

  /** Uses FST as it is set up. */
  FstExpert(FSTConfiguration configuration) {
    own = ThreadLocal.withInitial(() -> new Own(configuration));
  }

  @Override
  public byte[] encode(Object value) throws Exception {
    FSTObjectOutput out = own.get().write(value);
    return Arrays.copyOf(out.getBuffer(), out.getWritten());
  }

  @Override
  public void lend(Object value, BytesConsumer out) throws Exception {
    FSTObjectOutput written = own.get().write(value);
    out.accept(written.getBuffer(), 0, written.getWritten());
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    FSTObjectInput in = own.get().in;
    in.resetForReuseUseArray(bytes);
    return in.readObject();
  }

  @Override
  public void encodeOther(Object value) throws Exception {
    own.get().write(value);
  }

  /** What a thread may not share. */
  private static final class Own {

    private final FSTObjectOutput out;
    private final FSTObjectInput in;

    Own(FSTConfiguration configuration) {
      out = new FSTObjectOutput(configuration);
      in = new FSTObjectInput(configuration);
    }

    FSTObjectOutput write(Object value) throws Exception {
      out.resetForReUse();
      out.writeObject(value);
      return out;
    }
  }
}
