package dev.polycodec.protostuff.plain;

import dev.polycodec.spi.Message;
import io.protostuff.Schema;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Takes what the library reads for a container, so that the message knows of each key before. */
final class PlainFilling {

  /** The library may add to a list one by one, which copies it each time. */
  private static final int COPIES_PER_STEP = 64;

  private final List<@Nullable Object> elements = new ArrayList<>();
  private final Entries entries = new Entries();

  /**
   * Says whether adding to a container one by one must be seen, or takes too long: all but lists
   * that grow at their end. The library's view of an array only adds; what the array holds is
   * admitted with the array.
   */
  static boolean isFor(Object owner) {
    return owner instanceof Map
        || owner instanceof CopyOnWriteArrayList
        || owner instanceof Collection && !(owner instanceof List) && !isOfTheLibrary(owner);
  }

  private static boolean isOfTheLibrary(Object owner) {
    return owner.getClass().getClassLoader() == Schema.class.getClassLoader()
        && owner.getClass().getPackageName().startsWith("io.protostuff");
  }

  /** Returns what to fill in place of a container. */
  Object inPlaceOf(Object owner) {
    return owner instanceof Map ? entries : elements;
  }

  /**
   * Fills the container.
   *
   * @param nesting how many values are around it
   */
  @SuppressWarnings("unchecked") // elements, keys and values are erased
  void fill(Object owner, int nesting, Message message) {
    if (owner instanceof Map<?, ?> map) {
      for (Map.Entry<@Nullable Object, @Nullable Object> entry : entries.all) {
        CheckedSchema.admit(entry.getKey(), message);
        CheckedSchema.admit(entry.getValue(), message);
        message.key(nesting, map, entry.getKey());
        ((Map<@Nullable Object, @Nullable Object>) map).put(entry.getKey(), entry.getValue());
      }
    } else if (owner instanceof CopyOnWriteArrayList<?> list) {
      elements.forEach(element -> CheckedSchema.admit(element, message));
      message.keySteps(list.size() / COPIES_PER_STEP);
      ((List<@Nullable Object>) list).addAll(elements);
    } else if (owner instanceof Collection<?> collection) {
      for (Object element : elements) {
        CheckedSchema.admit(element, message);
        message.key(nesting, collection, element);
        ((Collection<@Nullable Object>) collection).add(element);
      }
    }
  }

  /** Looks for no key. */
  private static final class Entries extends AbstractMap<@Nullable Object, @Nullable Object> {

    final List<Map.Entry<@Nullable Object, @Nullable Object>> all = new ArrayList<>();

    @Override
    public @Nullable Object put(@Nullable Object key, @Nullable Object value) {
      all.add(new SimpleImmutableEntry<>(key, value));
      return null;
    }

    @Override
    public Set<Map.Entry<@Nullable Object, @Nullable Object>> entrySet() {
      return Set.of();
    }
  }
}
