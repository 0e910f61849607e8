package dev.polycodec.fst;

import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;

/** Reads with FST's own object stream, one message at a time, in a configuration of its own. */
final class RawEngine implements Engine {

  /** What a configuration, with its tables of classes, takes. */
  private static final long BASE_BYTES = 64 << 10;

  private final RawInput in;

  RawEngine() {
    FSTConfiguration configuration = FSTConfiguration.createDefaultConfiguration();
    in = new RawInput(configuration);
    configuration.setClassLoader(new Gate(in));
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    // References are positions in the stream, and FST reads on to the end of the array.
    boolean whole = offset == 0 && length == bytes.length;
    byte[] payload = whole ? bytes : Arrays.copyOfRange(bytes, offset, offset + length);
    return in.read(payload, message);
  }

  @Override
  public boolean recover() {
    return false; // a failure leaves FST's streams in the midst of an object
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES;
  }

  /** Asks the message for each class, so that the policy comes before the loader. */
  private static final class Gate extends ClassLoader {

    private final RawInput in;

    Gate(RawInput in) {
      super(FSTConfiguration.class.getClassLoader());
      this.in = in;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) {
      return in.load(name);
    }
  }
}
