package dev.polycodec.jdk;

import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** The blocks of an object stream, and the objects with Java hooks, which are objects of it. */
final class JdkWire implements Wire {

  private final StreamClasses classes;

  JdkWire(BackendConfig config) {
    this.classes = new StreamClasses(config);
  }

  @Override
  public WireWriter newWriter() {
    return new JdkWriter(classes);
  }

  @Override
  public WireReader newReader() {
    return new JdkReader(classes);
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
}
