package dev.polycodec.jdk;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the threads of one codec share: the configuration, and what was found out about classes. */
final class JdkBackend implements Backend {

  private final BackendConfig config;
  private final boolean raw;
  private final Map<Class<?>, HookedClass> hooked = new ConcurrentHashMap<>();

  JdkBackend(BackendConfig config, boolean raw) {
    this.config = config;
    this.raw = raw;
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return raw ? new RawEngine(config) : new JdkEngine(this);
  }

  BackendConfig config() {
    return config;
  }

  /** Returns what must hold of a class with Java hooks. */
  HookedClass hooked(Class<?> type) {
    HookedClass known = hooked.get(type);
    return known == null ? hooked.computeIfAbsent(type, HookedClass::of) : known;
  }
}
