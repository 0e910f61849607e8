package dev.polycodec.jdk;

import dev.polycodec.spi.BackendConfig;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the threads of one codec know of the classes in its object streams. */
final class StreamClasses {

  private final BackendConfig config;
  private final Map<Class<?>, StreamClass> classes = new ConcurrentHashMap<>();

  StreamClasses(BackendConfig config) {
    this.config = config;
  }

  BackendConfig config() {
    return config;
  }

  StreamClass of(Class<?> type) {
    StreamClass known = classes.get(type);
    return known == null
        ? classes.computeIfAbsent(type, t -> StreamClass.of(config.shapes().of(t), config.shapes()))
        : known;
  }
}
