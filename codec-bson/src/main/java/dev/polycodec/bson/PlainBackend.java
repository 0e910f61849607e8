package dev.polycodec.bson;

import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import org.bson.codecs.Codec;
import org.bson.codecs.configuration.CodecConfigurationException;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;

/** What the engines share: the application's codecs, and which classes documents may name. */
final class PlainBackend implements Backend {

  private final BackendConfig config;
  private final boolean strict;
  private final Discriminators discriminators;
  private final CodecRegistry registry;

  /** What is known of a root: the library's codec. */
  record Root(Codec<Object> codec) implements Plan {}

  PlainBackend(BackendConfig config) {
    this.config = config;
    this.strict = config.evolution() == Evolution.STRICT;
    discriminators = new Discriminators(config);
    BsonPlainOptions options =
        config.options(BsonPlainOptions.class).orElseGet(() -> BsonPlainOptions.builder().build());
    registry = CodecRegistries.fromProviders(discriminators, options.registry);
  }

  @Override
  @SuppressWarnings("unchecked") // values are of the root type
  public Plan prepare(RootType root) {
    try {
      return new Root(
          (Codec<Object>)
              (root.type() instanceof ParameterizedType type
                  ? registry.get(root.raw(), Arrays.asList(type.getActualTypeArguments()))
                  : registry.get(root.raw())));
    } catch (CodecConfigurationException e) {
      throw new CodecException(
          "The registry has no codec for "
              + root.type().getTypeName()
              + ": declare a class with accessors or public fields, or set one up by"
              + " BsonPlainOptions.registry",
          null,
          null,
          e);
    }
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(this, config);
  }

  /** Refuses an element that its class has no property for, unless such are left out. */
  void leaveOut(String name) {
    if (strict) {
      throw new SchemaMismatchException(
          "A document has an element that its class has no property for; evolution(COMPATIBLE)"
              + " leaves such elements out");
    }
  }

  /** Refuses a class that a document names, unless the message may have objects of it. */
  void requireNamed(String discriminator, Message message) {
    discriminators.require(discriminator, registry, message);
  }
}
