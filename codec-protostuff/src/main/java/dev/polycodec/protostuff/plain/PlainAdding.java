package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tells the message of each element before it is added to a set that a field holds.
 *
 * <p>The bytes repeat the field for each element, and the library adds to what the field holds. So
 * the field holds another set meanwhile, from which the element is taken.
 */
final class PlainAdding {

  private final Object owner;
  private final Map<String, FieldShape> fields;
  private final Message message;

  private @Nullable FieldShape current;
  private @Nullable Collection<@Nullable Object> container;

  /** The set for one element, of the class that the library chose. */
  private @Nullable Collection<@Nullable Object> single;

  /**
   * Begins an object.
   *
   * @param fields those that hold sets, by name
   */
  PlainAdding(Object owner, Map<String, FieldShape> fields, Message message) {
    this.owner = owner;
    this.fields = fields;
    this.message = message;
  }

  /** Ends the field that the library read last, and begins the next, if there is one. */
  void next(@Nullable String name) {
    if (current != null) {
      take(current);
    }
    FieldShape field = name == null ? null : fields.get(name);
    if (field != current) {
      current = field;
      single = null;
    }
    if (field != null) {
      container = container(field);
      field.set(owner, container == null ? null : single);
    }
  }

  /** Adds to the set what the library has read. */
  private void take(FieldShape field) {
    Collection<@Nullable Object> read = container(field);
    if (read == null) {
      return;
    }
    read.forEach(element -> CheckedSchema.admit(element, message));
    Collection<@Nullable Object> target = container;
    if (target != null) { // else it is the first element, which is compared with none
      for (Object element : read) {
        message.key(target, element);
        target.add(element);
      }
      read.clear();
      single = read;
      field.set(owner, target);
    }
  }

  @SuppressWarnings("unchecked") // elements are erased
  private @Nullable Collection<@Nullable Object> container(FieldShape field) {
    return (Collection<@Nullable Object>) field.get(owner);
  }
}
