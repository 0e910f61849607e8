package dev.polycodec.jdk;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the threads of one {@code jdk-plain} share: what it knows of classes. */
final class PlainBackend implements Backend {

  private final BackendConfig config;
  private final Map<Class<?>, PlainClass> classes = new ConcurrentHashMap<>();

  PlainBackend(BackendConfig config) {
    this.config = config;
  }

  BackendConfig config() {
    return config;
  }

  PlainClass known(Class<?> type) {
    PlainClass known = classes.get(type);
    return known == null
        ? classes.computeIfAbsent(type, t -> PlainClass.of(config.shapes().of(t)))
        : known;
  }

  @Override
  public Engine newEngine() {
    return new PlainEngine(this);
  }
}
