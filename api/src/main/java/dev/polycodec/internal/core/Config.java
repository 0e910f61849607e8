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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The settings as a backend sees them; it notes which options were asked for. */
public final class Config implements BackendConfig {

  private final Setup setup;
  private final Settings settings;
  private final Set<Object> options;
  private final Set<Object> used;

  /** Shows settings and the options of any backend. */
  public Config(Variant variant, Settings settings, Collection<?> options) {
    this(
        new Setup(variant, settings), settings, Set.copyOf(options), ConcurrentHashMap.newKeySet());
  }

  private Config(Setup setup, Settings settings, Set<Object> options, Set<Object> used) {
    this.setup = setup;
    this.settings = settings;
    this.options = options;
    this.used = used;
  }

  /** Returns the same with other settings. */
  public Config with(Settings other) {
    return new Config(new Setup(setup.variant(), other), other, options, used);
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
    return setup.evolution();
  }

  @Override
  public TypeIds typeIds() {
    return settings.typeIds();
  }

  @Override
  public Shapes shapes() {
    return settings.shapes();
  }

  @Override
  public <O> Optional<O> options(Class<O> type) {
    Optional<O> found = options.stream().filter(type::isInstance).map(type::cast).findFirst();
    found.ifPresent(used::add);
    return found;
  }

  /** Says whether a backend asked for an option. */
  public boolean isUsed(Object option) {
    return used.contains(option);
  }
}
