package dev.polycodec.jdk;

import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The blocks of an object stream, and the objects with Java hooks, which are objects of it. */
final class JdkWire implements Wire {

  private final BackendConfig config;
  private final Map<Class<?>, HookedClass> hooked = new ConcurrentHashMap<>();

  JdkWire(BackendConfig config) {
    this.config = config;
  }

  @Override
  public WireWriter newWriter() {
    return new JdkWriter(this);
  }

  @Override
  public WireReader newReader() {
    return new JdkReader(config);
  }

  @Override
  public boolean owns(Shape shape) {
    return shape.kind() == Shape.Kind.JAVA_HOOKS;
  }

  /** The stream names the class that it holds, which the object may have chosen. */
  @Override
  public boolean namesOwned() {
    return false;
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
