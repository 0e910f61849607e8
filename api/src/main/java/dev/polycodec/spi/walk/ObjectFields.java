package dev.polycodec.spi.walk;

import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves the fields of one class between its objects and the wire: one by one at first, and by code
 * of its own once there were many objects. Safe for use by any number of threads, which may count
 * too few objects, and compile equal code twice.
 */
class ObjectFields {

  /** So many objects of a class are worth its code. */
  private static final int MANY = 100;

  private final ObjectTypes types;
  final Shape shape;
  final FieldMover[] fields;

  /** The code, in parts, or null. */
  private ObjectCode @Nullable [] code;

  private int moved;
  private boolean tried;

  ObjectFields(ObjectTypes types, Shape shape) {
    this.types = types;
    this.shape = shape;
    this.fields = types.movers(shape);
  }

  void write(ObjectWriter walk, Object owner) throws Exception {
    ObjectCode[] compiled = code;
    if (compiled != null) {
      for (ObjectCode part : compiled) {
        part.write(walk, walk.out, owner);
      }
      return;
    }
    moved++;
    for (FieldMover field : fields) {
      field.write(walk, owner);
    }
  }

  /** Reads the fields of an object whose writer had the same. */
  void read(ObjectReader walk, Object owner) throws Exception {
    ObjectCode[] compiled = code;
    if (compiled != null) {
      for (ObjectCode part : compiled) {
        part.read(walk, walk.in, owner);
      }
      return;
    }
    moved++;
    for (FieldMover field : fields) {
      field.read(walk, owner);
    }
  }

  /** Reads the components of a record whose writer had the same. */
  Object construct(ObjectReader walk) throws Exception {
    ObjectCode[] compiled = code;
    if (compiled != null) {
      return compiled[0].construct(walk, walk.in);
    }
    moved++;
    @Nullable Object[] components = new Object[fields.length];
    for (int i = 0; i < components.length; i++) {
      components[i] = fields[i].read(walk);
    }
    return construct(components, walk.message());
  }

  /** Constructs a record; what its constructor throws passes. */
  final Object construct(@Nullable Object[] components, Message message) throws Exception {
    try {
      return shape.construct(components, message);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** Reads a value for each field of the writer, each of the type that it has in the bytes. */
  @Nullable Object[] readSlots(ObjectReader walk, Layout layout) throws Exception {
    List<Layout.Slot> slots = layout.slots();
    @Nullable Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; i++) {
      Class<?> declared = slots.get(i).wireType();
      FieldKind kind = types.kindOf(declared);
      values[i] = kind != null ? kind.read(walk.in) : walk.read(types.of(declared), declared);
    }
    return values;
  }

  /** Compiles code if it is worth it, and can be. */
  void compile() {
    if (!tried && moved >= MANY) {
      tried = true;
      code = ObjectCompiler.compile(shape, fields);
    }
  }
}
