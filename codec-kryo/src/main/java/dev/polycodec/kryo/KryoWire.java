package dev.polycodec.kryo;

import dev.polycodec.CodecException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.walk.Walk;
import dev.polycodec.spi.walk.Wire;
import dev.polycodec.spi.walk.WireReader;
import dev.polycodec.spi.walk.WireWriter;

/** Kryo's {@code Output} and {@code Input}, and the application's own serializers of Kryo. */
final class KryoWire implements Wire {

  private final BackendConfig config;
  private final KryoOptions options;

  private KryoWire(BackendConfig config) {
    this.config = config;
    this.options = KryoOptions.of(config);
  }

  static Backend open(BackendConfig config) {
    KryoWire wire = new KryoWire(config);
    wire.options.serialized().forEach(wire::requireAsked);
    return new Walk(config, wire);
  }

  /** Refuses a serializer that no value would ever be written with. */
  private void requireAsked(Class<?> type) {
    Shape shape = config.shapes().of(type);
    String why =
        shape.kind() == Shape.Kind.OPEN
            ? "no object has exactly this class; name the classes that objects have"
            : type.isPrimitive() || type == String.class
                ? "its values are written in place"
                : shape.applicationSurrogate()
                    ? "a surrogate replaces its objects; give one of the two"
                    : shape.refusal();
    if (why != null) {
      throw new CodecException(
          "KryoOptions.serializer(" + type.getName() + ".class, ...) is never asked: " + why);
    }
  }

  @Override
  public WireWriter newWriter() {
    return new KryoWriter(options, config.limits().maxBytes());
  }

  @Override
  public WireReader newReader() {
    return new KryoReader(options);
  }

  @Override
  public boolean references() {
    return options.references();
  }

  @Override
  public boolean owns(Shape shape) {
    return options.serializer(shape.type()) != null;
  }
}
