package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.jackson.stream.BoundedEngine;
import dev.polycodec.jackson.stream.Factories;
import dev.polycodec.jackson.stream.Guard;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What the engines of a plain variant share, which write what databind says. */
public final class PlainBackend implements Backend {

  private final BackendConfig config;
  private final MapperSettings settings;
  private final boolean quoting;
  private final Factories factories;
  private final DataBinding binding = new DataBinding();
  private final Fidelity fidelity;

  /**
   * Creates the backend of a codec.
   *
   * @param quoting whether large numbers are texts
   */
  public PlainBackend(
      BackendConfig config, MapperSettings settings, boolean quoting, Factories factories) {
    this.config = config;
    this.settings = settings;
    this.quoting = quoting;
    this.factories = factories;
    fidelity = new Fidelity(binding, config);
    PlainModule module = new PlainModule(config, settings, fidelity, binding);
    Mappers.create(factory(null), config, settings, module, binding);
  }

  @Override
  public Plan prepare(RootType root) {
    // The raw class of a constant with a body is its enum.
    JavaType type =
        binding.mapper().constructType(root.type() instanceof Class<?> ? root.raw() : root.type());
    return new PlainForm.Type(
        type, fidelity.written(type), fidelity.of(type), fidelity.modules(type));
  }

  @Override
  public Engine newEngine() {
    Supplier<Trial> trials = () -> new Trial(engine(new Current(quoting, null)), config.shapes());
    return new BoundedEngine(
        new RenewedEngine(binding, () -> engine(new Current(quoting, trials))));
  }

  private Engine engine(Current current) {
    ObjectMapper mapper = binding.mapper();
    JsonFactory factory = factory(current);
    Mappers.nest(mapper, factory, current);
    PlainForm form = new PlainForm(mapper, binding, current);
    return new PlainEngine(factory, form, config.limits().maxBytes());
  }

  private JsonFactory factory(@Nullable Guard guard) {
    return factories.create(guard, settings.mapper());
  }
}
