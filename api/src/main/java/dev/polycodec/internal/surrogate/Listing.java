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
import java.util.Set;
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

  private static final List<String> WRAPPERS =
      List.of(
          "java.util.Collections$Unmodifiable",
          "java.util.Collections$Synchronized",
          "java.util.Collections$Checked");

  /** Returns what the form of a class lists, or null if nothing that has a type argument. */
  public static @Nullable Listing of(Class<?> type) {
    for (Class<?> holder : HOLDERS) {
      if (type.getClassLoader() == null && holder.isAssignableFrom(type)) {
        return new Listing(List.of(holder.getTypeParameters()), first(type), around(type));
      }
    }
    return null;
  }

  /** Returns the index of the first element or key in the form of a class. */
  public static int first(Class<?> type) {
    boolean headed = HEADED.stream().anyMatch(one -> one.isAssignableFrom(type));
    return headed || isWrapper(type) ? 1 : 0;
  }

  /** Returns whether the form may be what a set or a map is wrapped around. */
  private static boolean isWrapper(Class<?> type) {
    String name = type.getName();
    boolean keyed = Set.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    return keyed && !name.endsWith("EntrySet") && WRAPPERS.stream().anyMatch(name::startsWith);
  }

  /** Returns how the form of a class is listed. */
  public static Around around(Class<?> type) {
    if (EnumSet.class.isAssignableFrom(type) || type == EnumMap.class) {
      return Around.ARRAYS;
    }
    return type.getName().equals("java.util.Collections$SetFromMap") ? Around.MAP : Around.NONE;
  }
}
