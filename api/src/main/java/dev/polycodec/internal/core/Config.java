package dev.polycodec.internal.core;

import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.internal.message.Settings;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendConfig.TypeIds;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.Variant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The settings as a backend sees them; it tells which options and mode were asked for. */
public final class Config implements BackendConfig {

  private final Setup setup;
  private final Settings settings;
  private final Collection<?> options;
  private final Consumer<Object> taken;

  /**
   * Shows settings and the options of any backend.
   *
   * @param taken is told of each option, and of the mode, that the backend asks for
   */
  public Config(Variant variant, Settings settings, Collection<?> options, Consumer<Object> taken) {
    this.setup = new Setup(variant, settings);
    this.settings = settings;
    this.options = List.copyOf(options);
    this.taken = taken;
  }

  /** Returns the same with other settings. */
  public Config with(Settings other) {
    return new Config(setup.variant(), other, options, taken);
  }

  @Override
  public ClassLoader loader() {
    return settings.loader();
  }

  @Override
  public Limits limits() {
    return settings.limits();
  }

  @Override
  public Evolution evolution() {
    Evolution mode = setup.evolution();
    taken.accept(mode);
    return mode;
  }

  @Override
  public TypeIds typeIds() {
    return settings.typeIds();
  }

  @Override
  public Map<String, Class<?>> renamed() {
    return settings.names().renamed();
  }

  @Override
  public Shapes shapes() {
    return settings.shapes();
  }

  @Override
  public @Nullable String denial(Class<?> type) {
    return settings.policy().exclusion(type);
  }

  @Override
  public <O> Optional<O> options(Class<O> type) {
    Optional<O> found = options.stream().filter(type::isInstance).map(type::cast).findFirst();
    found.ifPresent(taken);
    return found;
  }
}
