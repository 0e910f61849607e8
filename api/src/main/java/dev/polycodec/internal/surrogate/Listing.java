package dev.polycodec.internal.surrogate;

import java.lang.reflect.TypeVariable;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What the array holds that is the built-in form of a class of the JDK.
 *
 * @param of the type arguments of the elements, or of keys and values in turn
 * @param first the index of the first of them: a comparator or a capacity may be before it
 * @param around how they are listed
 */
public record Listing(List<TypeVariable<?>> of, int first, Around around) {

  /** How the elements of a form are listed. */
  public enum Around {
    /** One after the other. */
    NONE,
    /** In an array of each type argument. */
    ARRAYS,
    /** As the keys of a map. */
    MAP
  }

  private static final List<Class<?>> HOLDERS =
      List.of(
          Map.class,
          Collection.class,
          Map.Entry.class,
          Optional.class,
          AtomicReference.class,
          AtomicReferenceArray.class);

  /** Those whose form begins with something else. */
  private static final List<Class<?>> HEADED =
      List.of(
          SortedMap.class,
          SortedSet.class,
          PriorityQueue.class,
          PriorityBlockingQueue.class,
          LinkedBlockingQueue.class,
          LinkedBlockingDeque.class,
          Properties.class);

  /** Returns what the form of a class lists, or null if nothing that has a type argument. */
  public static @Nullable Listing of(Class<?> type) {
    for (Class<?> holder : HOLDERS) {
      if (type.getClassLoader() == null && holder.isAssignableFrom(type)) {
        boolean headed = HEADED.stream().anyMatch(one -> one.isAssignableFrom(type));
        return new Listing(List.of(holder.getTypeParameters()), headed ? 1 : 0, around(type));
      }
    }
    return null;
  }

  private static Around around(Class<?> type) {
    if (EnumSet.class.isAssignableFrom(type) || type == EnumMap.class) {
      return Around.ARRAYS;
    }
    return type.getName().equals("java.util.Collections$SetFromMap") ? Around.MAP : Around.NONE;
  }
}
