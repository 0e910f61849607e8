package dev.polycodec.benchmarks.hardening;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Variant;
import java.io.IOException;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The codecs of the class path, whose engines ask a message that checks nothing. */
public final class UncheckedProvider implements CodecProvider {

  /** Creates the provider; {@link ServiceLoader} does. */
  public UncheckedProvider() {}

  /** Returns a loader that finds this provider only. */
  static ClassLoader loader() {
    return new ClassLoader(UncheckedProvider.class.getClassLoader()) {
      @Override
      public Enumeration<URL> getResources(String name) throws IOException {
        return name.equals("META-INF/services/" + CodecProvider.class.getName())
            ? Collections.enumeration(List.of(service()))
            : super.getResources(name);
      }
    };
  }

  private static URL service() {
    return Objects.requireNonNull(UncheckedProvider.class.getResource("service"), "service");
  }

  private static Iterable<CodecProvider> providers() {
    return ServiceLoader.load(CodecProvider.class, UncheckedProvider.class.getClassLoader());
  }

  @Override
  public List<Variant> variants() {
    return ServiceLoader.load(CodecProvider.class, UncheckedProvider.class.getClassLoader())
        .stream()
        .flatMap(provider -> provider.get().variants().stream())
        .toList();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    for (CodecProvider provider : providers()) {
      if (provider.variants().contains(variant)) {
        return new UncheckedBackend(provider.open(variant, config));
      }
    }
    throw new IllegalArgumentException("No provider has " + variant.name());
  }

  private record UncheckedBackend(Backend backend) implements Backend {

    @Override
    public Plan prepare(RootType root) {
      return backend.prepare(root);
    }

    @Override
    public Engine newEngine() {
      return new UncheckedEngine(backend.newEngine());
    }
  }

  private static final class UncheckedEngine implements Engine {

    private final Engine engine;
    private @Nullable Unchecked unchecked;

    UncheckedEngine(Engine engine) {
      this.engine = engine;
    }

    private Message unchecked(Message message) {
      if (unchecked == null) {
        unchecked = new Unchecked(message);
      }
      return unchecked.begin(message);
    }

    @Override
    public void encode(
        @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
        throws Exception {
      engine.encode(value, plan, unchecked(message), headroom, out);
    }

    @Override
    public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
        throws Exception {
      return engine.decode(bytes, offset, length, plan, unchecked(message));
    }

    @Override
    public boolean recover() {
      return engine.recover();
    }

    @Override
    public long retainedBytes() {
      return engine.retainedBytes();
    }
  }
}
