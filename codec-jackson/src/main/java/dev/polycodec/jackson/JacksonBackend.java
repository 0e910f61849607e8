package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.core.util.RecyclerPool;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Variant;

/** What the engines of one codec share. */
abstract class JacksonBackend implements Backend {

  private final Variant variant;
  private final BackendConfig config;

  private JacksonBackend(Variant variant, BackendConfig config) {
    this.variant = variant;
    this.config = config;
  }

  /** Older versions load classes that a type id names before they ask whether they may. */
  private static final String FLOOR = "2.22.4";

  static Backend open(Variant variant, BackendConfig config) {
    requireVersions();
    return variant.has(Trait.CARRIES_TYPES)
        ? new Typed(variant, config)
        : new Plain(variant, config);
  }

  private static void requireVersions() {
    BackendVersion.require("com.fasterxml.jackson.core:jackson-core", JsonFactory.class, FLOOR);
    BackendVersion.require(
        "com.fasterxml.jackson.core:jackson-databind", ObjectMapper.class, FLOOR);
    BackendVersion.require(
        "com.fasterxml.jackson.dataformat:jackson-dataformat-smile", SmileFactory.class, FLOOR);
  }

  abstract Form newForm();

  JsonFactory factory(RecyclerPool<BufferRecycler> pool) {
    return Streams.create(variant, config.limits(), pool);
  }

  @Override
  public Engine newEngine() {
    return new JacksonEngine(factory(new OwnRecycler()), newForm(), config.limits().maxBytes());
  }

  /** Writes what the shapes say. */
  private static final class Typed extends JacksonBackend {

    private final ClassPlans plans;
    private final Framing framing;
    private final boolean lenient;

    Typed(Variant variant, BackendConfig config) {
      super(variant, config);
      if (config.options(JacksonOptions.class).isPresent()) {
        throw new CodecException(
            "JacksonOptions are for json and smile; in "
                + variant.name()
                + " the shapes of the classes decide, and a Surrogate changes them");
      }
      plans = new ClassPlans(config.shapes());
      framing = variant.framing();
      lenient = framing == Framing.BARE && config.evolution() == Evolution.COMPATIBLE;
    }

    @Override
    public Plan prepare(RootType root) {
      return Plan.NONE;
    }

    @Override
    Form newForm() {
      return new TypedForm(plans, framing, lenient);
    }
  }

  /** Writes what databind says. */
  private static final class Plain extends JacksonBackend {

    private final ObjectMapper mapper;
    private final Fidelity fidelity;

    Plain(Variant variant, BackendConfig config) {
      super(variant, config);
      mapper = Mappers.create(factory(JsonRecyclerPools.defaultPool()), config);
      fidelity = new Fidelity(mapper, config.shapes());
      Mappers.complete(mapper, fidelity, config);
    }

    @Override
    public Plan prepare(RootType root) {
      // The raw class of a constant with a body is its enum.
      JavaType type =
          mapper.constructType(root.type() instanceof Class<?> ? root.raw() : root.type());
      return new PlainForm.Type(type, fidelity.of(type));
    }

    @Override
    Form newForm() {
      return new PlainForm(mapper);
    }
  }
}
