package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonFactory;
import dev.polycodec.Trait;
import dev.polycodec.jackson.stream.BoundedEngine;
import dev.polycodec.jackson.stream.Factories;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.tree.TreeReader;
import dev.polycodec.spi.walk.Walk;
import java.util.function.Supplier;

/** What the engines of a typed variant share, which write what the walk says. */
public final class TypedBackend implements Backend {

  private final Walk walk;

  /** Creates the backend of a codec. */
  public TypedBackend(Variant variant, BackendConfig config, Factories factories) {
    Supplier<JsonFactory> made = () -> factories.create(null, null);
    walk =
        variant.has(Trait.TEXT)
            ? new Walk(config, new JsonWire(made, config.limits().maxBytes()))
            : new Walk(
                config,
                maxBytes -> new TokenWriter(made.get(), maxBytes),
                () -> new TokenReader(made.get()));
  }

  @Override
  public Engine newEngine() {
    Engine engine = walk.newEngine();
    return new BoundedEngine(() -> engine);
  }

  @Override
  public TreeReader trees() {
    return walk.trees();
  }
}
