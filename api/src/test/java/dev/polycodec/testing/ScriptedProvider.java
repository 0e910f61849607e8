package dev.polycodec.testing;

import dev.polycodec.BytesConsumer;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** A codec whose engines do what a test tells them. */
public final class ScriptedProvider implements CodecProvider {

  private static final Variant BARE =
      new Variant("scripted", 1, Framing.BARE, Set.<Trait>of(), Trust.HARDENED);
  private static final Variant FRAMED =
      new Variant("scripted-framed", 1, Framing.FRAMED, Set.<Trait>of(), Trust.HARDENED);

  /** What the engines do; by default, they encode and decode nothing but the number 7. */
  public static class Script {

    /** The engines made so far. */
    public final AtomicInteger engines = new AtomicInteger();

    /** The engines that were asked to recover. */
    public final AtomicInteger recoveries = new AtomicInteger();

    private final byte[] seven = new byte[200];

    /** Encodes. */
    public void encode(Object value, Message message, int headroom, BytesConsumer out)
        throws Exception {
      seven[headroom] = 7;
      out.accept(seven, headroom, 1);
    }

    /** Decodes. */
    public Object decode(byte[] bytes, int offset, int length, Message message) throws Exception {
      return 7;
    }

    /** Recovers. */
    public boolean recover() {
      return true;
    }

    /** Tells the memory that an engine retains. */
    public long retainedBytes() {
      return 0;
    }

    /** Returns a builder of codecs that do this. */
    public CodecBuilder builder() {
      return Codecs.builder().classLoader(Providers.loader(ScriptedProvider.class)).configure(this);
    }
  }

  @Override
  public List<Variant> variants() {
    return List.of(BARE, FRAMED);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    Script script = config.options(Script.class).orElseThrow();
    return new Backend() {
      @Override
      public Plan prepare(RootType root) {
        return Plan.NONE;
      }

      @Override
      public Engine newEngine() {
        script.engines.incrementAndGet();
        return new ScriptedEngine(script);
      }
    };
  }

  private record ScriptedEngine(Script script) implements Engine {

    @Override
    public void encode(Object value, Plan plan, Message message, int headroom, BytesConsumer out)
        throws Exception {
      script.encode(value, message, headroom, out);
    }

    @Override
    public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
        throws Exception {
      return script.decode(bytes, offset, length, message);
    }

    @Override
    public boolean recover() {
      script.recoveries.incrementAndGet();
      return script.recover();
    }

    @Override
    public long retainedBytes() {
      return script.retainedBytes();
    }
  }
}
