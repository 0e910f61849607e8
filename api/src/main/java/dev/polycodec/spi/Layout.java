package dev.polycodec.spi;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of a class as the writer of a message laid them out, and where each goes. */
public interface Layout {

  /** Returns whether the writer's fields are the reader's, so that nothing needs reconciling. */
  boolean same();

  /** Returns the writer's fields, in the order of the writer's shape. */
  List<Slot> slots();

  /** One field of the writer. */
  interface Slot {

    /** Returns the wire name of the field. */
    String name();

    /** Returns the class a value of the field has on the wire; {@code Object} if any. */
    Class<?> wireType();

    /** Returns the reader's field, or null if it has none and the value is dropped. */
    @Nullable FieldShape target();

    /**
     * Returns the value converted to the target's type.
     *
     * @throws dev.polycodec.SchemaMismatchException if it has no right value there
     */
    @Nullable Object convert(@Nullable Object value);
  }
}
