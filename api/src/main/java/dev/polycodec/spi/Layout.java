package dev.polycodec.spi;

import java.lang.reflect.Array;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of a class whose writer had another version of it, and where each goes. */
public interface Layout {

  /** Returns the writer's fields, in the order of the writer's shape. */
  List<Slot> slots();

  /** Sets the fields of an object to the writer's values, which are in the order of the slots. */
  default void fill(Object owner, @Nullable Object[] values) {
    for (int i = 0; i < values.length; i++) {
      Slot slot = slots().get(i);
      FieldShape target = slot.target();
      if (target != null) {
        target.set(owner, slot.convert(values[i]));
      }
    }
  }

  /**
   * Returns the components of a record from the writer's values, which are in the order of the
   * slots; one that the writer did not have is zero.
   */
  default @Nullable Object[] components(Shape shape, @Nullable Object[] values) {
    List<FieldShape> fields = shape.fields();
    @Nullable Object[] components = new Object[fields.size()];
    for (int i = 0; i < components.length; i++) {
      Class<?> type = fields.get(i).type();
      components[i] = type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
    }
    for (int i = 0; i < values.length; i++) {
      Slot slot = slots().get(i);
      FieldShape target = slot.target();
      if (target != null) {
        components[fields.indexOf(target)] = slot.convert(values[i]);
      }
    }
    return components;
  }

  /** One field of the writer. */
  interface Slot {

    /** Returns the wire name of the field. */
    String name();

    /** Returns the class a value of the field has on the wire; {@code Object} if any. */
    Class<?> wireType();

    /** Returns the reader's field, or null if it has none and the value is dropped. */
    @Nullable FieldShape target();

    /** Returns whether the type arguments of the target's type are those of the writer's. */
    boolean isSound();

    /**
     * Returns the value converted to the target's type.
     *
     * @throws dev.polycodec.SchemaMismatchException if it has no right value there
     */
    @Nullable Object convert(@Nullable Object value);
  }
}
