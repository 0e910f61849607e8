package dev.polycodec.spi.walk;

import dev.polycodec.CodecException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.internal.shape.InheritedField;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.invoke.VarHandle;
import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
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

  /** Returns what is declared of each field of an object at a place. */
  Declared[] parts(DeclaredTypes declared, Declared at) {
    Map<TypeVariable<?>, Declared> variables = declared.bind(shape.type(), at);
    Declared[] parts = new Declared[fields.length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = declared.of(fields[i].field, variables);
    }
    return parts;
  }

  void forEachPart(Object owner, Declared[] parts, BiConsumer<@Nullable Object, Declared> to) {
    for (int i = 0; i < fields.length; i++) {
      if (fields[i].generic) {
        to.accept(fields[i].field.get(owner), parts[i]);
      }
    }
  }

  void write(ObjectWriter walk, Object owner, Declared[] parts) throws Exception {
    ObjectCode[] compiled = code;
    if (compiled != null) {
      for (ObjectCode part : compiled) {
        part.write(walk, walk.out, owner, parts);
      }
      return;
    }
    moved++;
    Object row = row(owner);
    for (int i = 0; i < fields.length; i++) {
      fields[i].write(walk, fields[i].inherited == null ? owner : row, parts[i]);
    }
  }

  /** Returns what stands for an object where fields are inherited, which come first. */
  final Object row(Object owner) {
    InheritedField first = fields.length == 0 ? null : fields[0].inherited;
    return first == null ? owner : first.row(owner);
  }

  /** Reads the fields of an object whose writer had the same. */
  void read(ObjectReader walk, Object owner, Declared[] parts) throws Exception {
    ObjectCode[] compiled = code;
    if (compiled != null) {
      for (ObjectCode part : compiled) {
        part.read(walk, walk.in, owner, parts);
      }
      return;
    }
    moved++;
    for (int i = 0; i < fields.length; i++) {
      fields[i].read(walk, owner, parts[i]);
    }
  }

  /** Reads the components of a record whose writer had the same. */
  Object construct(ObjectReader walk, Declared[] parts) throws Exception {
    ObjectCode[] compiled = code;
    if (compiled != null) {
      return compiled[0].construct(walk, walk.in, parts);
    }
    moved++;
    @Nullable Object[] components = new Object[fields.length];
    for (int i = 0; i < components.length; i++) {
      components[i] = fields[i].read(walk, parts[i]);
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

  /** Constructs an object of what another version of its class has, which it may refuse. */
  final Object reconcile(@Nullable Object[] components, Message message) throws Exception {
    try {
      return construct(components, message);
    } catch (CodecException e) {
      throw e;
    } catch (Exception | AssertionError e) { // other errors are nothing that it refuses
      if (!shape.type().isRecord()) {
        throw e;
      }
      throw new SchemaMismatchException(
          "The constructor of "
              + shape.type().getName()
              + " refuses what another version of it has: let it replace null and zero, which"
              + " stand for what is not in the bytes",
          null,
          null,
          e);
    }
  }

  /** Reads a value for each field of the writer, each of the type that it has in the bytes. */
  @Nullable Object[] readSlots(ObjectReader walk, Layout layout, Declared[] parts)
      throws Exception {
    List<Layout.Slot> slots = layout.slots();
    @Nullable Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; i++) {
      Layout.Slot slot = slots.get(i);
      Class<?> declared = slot.wireType();
      Class<?> place = slot.target() == null ? Object.class : declared; // goes nowhere
      FieldKind kind = types.kindOf(declared);
      Declared part = slot.isSound() ? part(slot.target(), parts) : types.declared.any;
      Object value =
          kind != null ? kind.read(walk.in) : walk.readWritten(types.of(declared), place, part);
      values[i] = isConverted(value, slot.target()) ? value : walk.requireDeclared(value, part);
    }
    return values;
  }

  /** Returns whether a value is none of the reader's type, and is converted or refused. */
  private static boolean isConverted(@Nullable Object value, @Nullable FieldShape target) {
    return target != null && !target.type().isInstance(value);
  }

  /** The class of a value in the bytes is that of the writer, and may be converted. */
  private Declared part(@Nullable FieldShape target, Declared[] parts) {
    for (int i = 0; i < fields.length; i++) {
      if (fields[i].field == target && fields[i].generic) {
        return parts[i];
      }
    }
    return types.declared.any;
  }

  /** Compiles code if it is worth it, and can be. */
  void compile() {
    if (!tried && moved >= MANY) {
      tried = true;
      ObjectCode @Nullable [] compiled = ObjectCompiler.compile(shape, fields);
      VarHandle.releaseFence(); // who sees the array sees the code in it, too
      code = compiled;
    }
  }
}
