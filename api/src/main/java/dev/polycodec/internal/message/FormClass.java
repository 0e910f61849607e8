package dev.polycodec.internal.message;

import dev.polycodec.internal.shape.ClassCache;
import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.shape.KeyTable;
import dev.polycodec.internal.surrogate.Listing;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import org.jspecify.annotations.Nullable;

/**
 * What a class says of the forms of its objects. It is found once, for each form asks, and to find
 * it takes longer than a small value does.
 *
 * @param around whether the form is an array around what objects copy
 * @param place what an element takes of the heap, or a key, or a value
 * @param keyed whether objects look at what the form lists, or have comparators in it
 */
record FormClass(boolean around, int place, boolean keyed) {

  private static final int REFERENCE = 8;
  private static final int NODE = 32;

  private static final ClassCache<FormClass> CLASSES = new ClassCache<>(FormClass::find);

  /** Initialises this class, which does nothing else. */
  static void initialize() {}

  static FormClass of(Class<?> type) {
    return CLASSES.get(type);
  }

  /**
   * Returns what an object copies of its form: an array, a map or a text. The bytes may refer to
   * one form from thousands of objects, so that each pays for its copy.
   *
   * <p>It is the form itself, or for forms around an array or map, as built-in ones are, that.
   */
  Object copied(Object form) {
    return around && form instanceof Object[] content && content.length > 0 ? inner(content) : form;
  }

  private static Object inner(@Nullable Object[] form) {
    Object inner = form[0];
    return inner != null && (inner.getClass().isArray() || inner instanceof Map) ? inner : form;
  }

  private static FormClass find(Class<?> type) {
    return new FormClass(isAround(type), placeOf(type), isKeyed(type));
  }

  private static boolean isAround(Class<?> type) {
    return type == AtomicIntegerArray.class
        || type == AtomicLongArray.class
        || Listing.around(type) != Listing.Around.NONE;
  }

  private static int placeOf(Class<?> type) {
    if (Set.class.isAssignableFrom(type)) {
      return 2 * NODE;
    }
    if (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)) {
      return NODE;
    }
    return Jdk.owns(type) ? REFERENCE : 2 * NODE; // else it may be a table of tables
  }

  private static boolean isKeyed(Class<?> type) {
    KeyTable table = KeyTable.of(type);
    return Comparator.class.isAssignableFrom(type)
        || (table != KeyTable.NONE && table != KeyTable.COPIED);
  }

  // Not those of a record: the JDK refers to what it links for them softly, and so to our loader.

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof FormClass form
        && around == form.around
        && place == form.place
        && keyed == form.keyed;
  }

  @Override
  public int hashCode() {
    return place + (around ? 1 : 0) + (keyed ? 2 : 0);
  }
}
