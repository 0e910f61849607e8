package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.core.json.PackageVersion;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.tree.TreeReader;
import dev.polycodec.spi.walk.Walk;
import dev.polycodec.spi.walk.Wire;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What the engines of one codec share. */
abstract class JacksonBackend implements Backend {

  /** The oldest version whose streams have limits. */
  private static final String STREAMS = "2.15.0";

  /** Databind 2.15.0 leaves out the fields of records that nothing but a constructor sets. */
  static final String DATABIND = "2.15.1";

  /** Returns what Jackson leaves out; plain variants are written by it, with all its hooks. */
  static Conventions conventions(Variant variant) {
    requireVersions(variant);
    return variant.has(Trait.CARRIES_TYPES)
        ? new TypedConventions()
        : new JacksonConventions.Plain();
  }

  /** Makes the factory of one engine. */
  interface Factories {

    /** Makes it as {@link Streams#create} does. */
    JsonFactory create(@Nullable Current current, @Nullable ObjectMapper theirs);
  }

  /** Opens a variant whose conventions were asked for. */
  static Backend open(Variant variant, BackendConfig config) {
    return open(
        variant,
        config,
        Streams.isTranslated(variant),
        (current, theirs) -> Streams.create(variant, config.limits(), current, theirs));
  }

  /**
   * Opens a variant.
   *
   * @param quoting whether large numbers are texts
   */
  static Backend open(Variant variant, BackendConfig config, boolean quoting, Factories factories) {
    return variant.has(Trait.CARRIES_TYPES)
        ? new Typed(variant, config, factories)
        : new Plain(config, quoting, factories);
  }

  private static void requireVersions(Variant variant) {
    require("core:jackson-core", PackageVersion.VERSION, STREAMS);
    if (Streams.isCbor(variant)) {
      require("dataformat:jackson-dataformat-cbor", cbor(), STREAMS);
    } else if (Streams.isSmile(variant)) {
      require("dataformat:jackson-dataformat-smile", smile(), STREAMS);
    }
    require(
        "core:jackson-databind", databind(), variant.has(Trait.CARRIES_TYPES) ? STREAMS : DATABIND);
  }

  private static Version smile() {
    return com.fasterxml.jackson.dataformat.smile.PackageVersion.VERSION;
  }

  private static Version cbor() {
    return com.fasterxml.jackson.dataformat.cbor.PackageVersion.VERSION;
  }

  private static Version databind() {
    return com.fasterxml.jackson.databind.cfg.PackageVersion.VERSION;
  }

  /** Asks the class: other jars have Jackson's properties shaded in. */
  static void require(String artifact, Version found, String floor) {
    BackendVersion.require("com.fasterxml.jackson." + artifact, found.toString(), floor);
  }

  /** Creates an engine that says what Jackson's streams say of limits. */
  abstract Engine newStreams();

  @Override
  public Engine newEngine() {
    return new BoundedEngine(newStreams());
  }

  /** Writes what the walk says. */
  private static final class Typed extends JacksonBackend {

    private final Walk walk;

    Typed(Variant variant, BackendConfig config, Factories factories) {
      Supplier<JsonFactory> made = () -> factories.create(null, null);
      int maxBytes = config.limits().maxBytes();
      Wire wire =
          variant.has(Trait.TEXT) ? new JsonWire(made, maxBytes) : new TokenWire(made, maxBytes);
      walk = new Walk(config, wire);
    }

    @Override
    public Plan prepare(RootType root) {
      return walk.prepare(root);
    }

    @Override
    Engine newStreams() {
      return walk.newEngine();
    }

    @Override
    public TreeReader trees() {
      return walk.trees();
    }
  }

  /** Writes what databind says. */
  private static final class Plain extends JacksonBackend {

    private final BackendConfig config;
    private final boolean quoting;
    private final Factories factories;
    private final ObjectMapper mapper;
    private final Fidelity fidelity;

    Plain(BackendConfig config, boolean quoting, Factories factories) {
      this.config = config;
      this.quoting = quoting;
      this.factories = factories;
      DataBinding binding = new DataBinding();
      fidelity = new Fidelity(binding, config);
      PlainModule module = new PlainModule(config, fidelity, binding);
      mapper = Mappers.create(factory(null), config, module, binding);
    }

    @Override
    public Plan prepare(RootType root) {
      // The raw class of a constant with a body is its enum.
      JavaType type =
          mapper.constructType(root.type() instanceof Class<?> ? root.raw() : root.type());
      return new PlainForm.Type(
          type, fidelity.written(type), fidelity.of(type), fidelity.modules(type));
    }

    @Override
    Engine newStreams() {
      Current current = newCurrent();
      current.trials(() -> new Trial(engine(newCurrent()), config.shapes()));
      return engine(current);
    }

    private Current newCurrent() {
      return new Current(quoting);
    }

    private Engine engine(Current current) {
      PlainForm form = new PlainForm(mapper, current);
      return new JacksonEngine(factory(current), form, config.limits().maxBytes());
    }

    private JsonFactory factory(@Nullable Current current) {
      return factories.create(current, JacksonOptions.mapperOf(config));
    }
  }
}
