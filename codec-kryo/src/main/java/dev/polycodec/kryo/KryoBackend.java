package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import dev.polycodec.CodecException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendConfig.TypeIds;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Variant;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The serializers of one codec, by class. */
final class KryoBackend implements Backend {

  static final String LIBRARY = "com.esotericsoftware:kryo";
  static final String FLOOR = "5.5.0";

  private final BackendConfig config;
  private final KryoOptions options;
  private final Map<Class<?>, ShapeSerializer> serializers = new ConcurrentHashMap<>();
  private final AtomicInteger numbers = new AtomicInteger();

  private KryoBackend(BackendConfig config) {
    this.config = config;
    this.options = KryoOptions.of(config);
  }

  static KryoBackend open(BackendConfig config) {
    BackendVersion.require(LIBRARY, Kryo.class, FLOOR);
    KryoBackend backend = new KryoBackend(config);
    backend.options.serialized().forEach(backend::requireAsked);
    return backend;
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
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new KryoEngine(this);
  }

  @Override
  public boolean carriesCycles(Variant variant) {
    return references();
  }

  TypeIds typeIds() {
    return config.typeIds();
  }

  int maxBytes() {
    return config.limits().maxBytes();
  }

  boolean references() {
    return options.references();
  }

  /** Returns the serializer of a class, which is the same for all engines. */
  ShapeSerializer serializer(Class<?> type) {
    ShapeSerializer known = serializers.get(type);
    if (known != null) {
      return known;
    }
    ShapeSerializer created = create(type);
    ShapeSerializer other = serializers.putIfAbsent(type, created);
    return other == null ? created : other;
  }

  /** Makes the application's own serializer of a class for one engine. */
  @SuppressWarnings("unchecked") // the options pair a class with a serializer of it
  Serializer<Object> ownSerializer(Class<?> type) {
    return (Serializer<Object>) Objects.requireNonNull(options.serializer(type)).get();
  }

  private ShapeSerializer create(Class<?> type) {
    if (type.isPrimitive()) {
      return serializer(MethodType.methodType(type).wrap().returnType());
    }
    if (options.serializer(type) != null) {
      return new ValueSerializers.Own(type, number());
    }
    Shape shape = config.shapes().of(type);
    if (shape.kind() == Shape.Kind.ENUM && shape.enumClass() != type) {
      return serializer(shape.enumClass());
    }
    LeafSerializers.Form<?> leaf = shape.applicationSurrogate() ? null : LeafSerializers.of(type);
    return leaf == null ? byKind(shape) : new LeafSerializers.Leaf(type, number(), leaf);
  }

  private ShapeSerializer byKind(Shape shape) {
    return switch (shape.kind()) {
      case ENUM -> new ValueSerializers.Constants(shape, number());
      case SURROGATE -> new ValueSerializers.Forms(this, shape, number());
      case ARRAY -> new ContainerSerializers.Arrays(this, shape, number());
      case COLLECTION -> new ContainerSerializers.Collections(this, shape, number());
      case MAP -> new ContainerSerializers.Maps(this, shape, number());
      case RECORD -> new ObjectSerializers.Records(shape, number());
      case FIELDS -> new ObjectSerializers.Fields(this, shape, number());
      case OPEN -> open(shape);
      case SCALAR, JAVA_HOOKS, REFUSED -> new ValueSerializers.Refused(shape, number());
    };
  }

  /** Values have another class, but for a plain {@code Object}, which has no fields. */
  private ShapeSerializer open(Shape shape) {
    return shape.type() == Object.class
        ? new ObjectSerializers.Fields(this, shape, number())
        : new ValueSerializers.Refused(shape, number());
  }

  int number() {
    return numbers.getAndIncrement();
  }
}
