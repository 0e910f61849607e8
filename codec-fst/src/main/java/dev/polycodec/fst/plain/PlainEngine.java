package dev.polycodec.fst.plain;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.util.FSTInt2ObjectMap;
import org.nustaq.serialization.util.FSTInt2ObjectMapFactory;

/** Writes and reads with FST's own object streams, in a configuration of its own. */
final class PlainEngine implements Engine {

  /** What a configuration, with its tables of classes, takes. */
  private static final long BASE_BYTES = 64 << 10;

  private static final FSTInt2ObjectMapFactory POSITIONS =
      new FSTInt2ObjectMapFactory() {
        @Override
        public <V> FSTInt2ObjectMap<V> createMap(int size) {
          return new Positions<>();
        }
      };

  private final FSTConfiguration configuration;
  private final Losses losses;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final int maxBytes;
  private PlainInput in;
  private PlainOutput out;

  PlainEngine(FSTConfiguration configuration, BackendConfig config) {
    this.configuration = configuration;
    configuration.registerIntToObjectMapFactory(POSITIONS);
    losses = new Losses(configuration, config.shapes());
    maxBytes = config.limits().maxBytes();
    in = new PlainInput(configuration);
    out = new PlainOutput(configuration, maxBytes, losses);
    configuration.setClassLoader(new Gate(this));
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer target)
      throws Exception {
    out.write(value, message);
    // references are positions in the stream, which therefore begins at 0
    payload.lend(out.getBuffer(), out.getWritten(), headroom, maxBytes, target);
    out.resetForReUse();
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    // References are positions in the stream, and FST reads on to the end of the array.
    boolean whole = offset == 0 && length == bytes.length;
    byte[] payload = whole ? bytes : Arrays.copyOfRange(bytes, offset, offset + length);
    return in.read(payload, message);
  }

  /** A failure leaves FST's streams in the midst of an object; a configuration is costly. */
  @Override
  public boolean recover() {
    in = new PlainInput(configuration);
    out = new PlainOutput(configuration, maxBytes, losses);
    return true;
  }

  @Override
  public long retainedBytes() {
    return BASE_BYTES + out.retainedBytes() + payload.capacity();
  }

  /**
   * Asks the message for each class, so that the policy comes before the loader. The configuration
   * must not keep the engine: FST has thread-local variables that keep the configuration as long as
   * the engine's output lives, which then would be for ever.
   */
  private static final class Gate extends ClassLoader {

    private final WeakReference<PlainEngine> engine;

    Gate(PlainEngine engine) {
      super(FSTConfiguration.class.getClassLoader());
      this.engine = new WeakReference<>(engine);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) {
      return Objects.requireNonNull(engine.get(), "the engine loads").in.load(name);
    }
  }
}
