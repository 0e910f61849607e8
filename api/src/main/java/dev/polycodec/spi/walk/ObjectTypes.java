package dev.polycodec.spi.walk;

import dev.polycodec.Evolution;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** The classes that one codec has met; safe for use by any number of threads. */
class ObjectTypes {

  final BackendConfig config;
  final Wire wire;

  /** What is declared of places. */
  final DeclaredTypes declared = new DeclaredTypes();

  private final Map<Class<?>, ObjectType> types = new ConcurrentHashMap<>();
  private final boolean compatible;
  private final AtomicInteger numbers = new AtomicInteger();

  ObjectTypes(BackendConfig config, Wire wire) {
    this.config = config;
    this.wire = wire;
    this.compatible = wire instanceof NamedWire && config.evolution() == Evolution.COMPATIBLE;
  }

  /** Returns what the walk knows of a class, which is the same for all engines. */
  ObjectType of(Class<?> type) {
    ObjectType known = types.get(type);
    if (known != null) {
      return known;
    }
    ObjectType created = create(type);
    created.parts = created.parts(declared, declared.of(type));
    ObjectType other = types.putIfAbsent(type, created);
    return other == null ? created : other;
  }

  /** Returns what the walk knows of a class that bytes name. */
  ObjectType named(String name, Message message) {
    return of(message.load(name));
  }

  /**
   * Returns the kind of the fields of a declared class whose values need no class on the wire, else
   * null.
   */
  @Nullable FieldKind kindOf(Class<?> declared) {
    FieldKind kind = FieldKind.of(declared);
    return kind == null || declared.isPrimitive() || isLeaf(of(declared)) ? kind : null;
  }

  private static boolean isLeaf(ObjectType type) {
    return type instanceof LeafType<?> || type instanceof TextType;
  }

  /** Returns what moves the objects of a class. */
  ObjectFields fields(Shape shape) {
    return wire instanceof NamedWire named
        ? new NamedFields(this, shape, named, compatible)
        : new ObjectFields(this, shape);
  }

  /** Returns the fields of a class, in the order of its shape. */
  FieldMover[] movers(Shape shape) {
    List<FieldShape> fields = shape.fields();
    FieldMover[] movers = new FieldMover[fields.size()];
    for (int i = 0; i < movers.length; i++) {
      movers[i] = new FieldMover(this, fields.get(i), i);
    }
    return movers;
  }

  private ObjectType create(Class<?> type) {
    Shape shape = config.shapes().of(type);
    if (wire.owns(shape)) {
      return wire.namesOwned() ? owned(shape) : of(SelfNamedType.MARK);
    }
    if (type == SelfNamedType.MARK && !wire.namesOwned()) {
      return selfNamed();
    }
    if (shape.kind() == Shape.Kind.ENUM && shape.enumClass() != type) {
      return of(shape.enumClass());
    }
    if (type == String.class && !shape.applicationSurrogate()) {
      return new TextType(shape, number());
    }
    LeafForm<?> leaf = shape.applicationSurrogate() ? null : wire.leaf(type, Leaves.of(type));
    return leaf == null ? byKind(shape) : new LeafType<>(shape, number(), leaf);
  }

  /** Returns what objects are that the format has a form of its own for. */
  ObjectType owned(Shape shape) {
    return new OwnType(shape, number());
  }

  /** Returns what objects are that name their class in the format's own form. */
  ObjectType selfNamed() {
    return new SelfNamedType(config.shapes(), number());
  }

  /** Returns what values are that are no leaves. */
  ObjectType byKind(Shape shape) {
    return switch (shape.kind()) {
      case ENUM -> new EnumType(shape, number());
      case SURROGATE -> new FormType(this, shape, number());
      case ARRAY -> new ArrayType(this, shape, number());
      case COLLECTION -> new CollectionType(this, shape, number());
      case MAP -> new MapType(this, shape, number());
      case EXTENSION -> new ExtensionType(this, shape, number());
      case RECORD -> new RecordType(this, shape, number());
      case FIELDS -> new FieldsType(this, shape, number());
      case OPEN -> open(shape);
      case SCALAR, JAVA_HOOKS, REFUSED -> new RefusedType(shape, number());
    };
  }

  /** Values have another class, but for a plain {@code Object}, which has no fields. */
  private ObjectType open(Shape shape) {
    return shape.type() == Object.class
        ? new FieldsType(this, shape, number())
        : new RefusedType(shape, number());
  }

  final int number() {
    return numbers.getAndIncrement();
  }
}
