package dev.polycodec.internal.shape;

import dev.polycodec.internal.surrogate.Identity;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.PriorityBlockingQueue;

/** The ways in which containers find a key, which say what many keys of one hash cost. */
public enum KeyTable {
  /** By position or identity, over which the bytes have no power. */
  NONE,
  /** By comparing it in order with some of those that are there. */
  SORTED,
  /** By hash, then in a tree: keys of one hash cost each other only if they have no order. */
  TREES,
  /** By hash, then from one place to the next. */
  PROBED,
  /** By some digits of the hash, then one after the other. */
  LINKED,
  /** By comparing it with all that are there, which each addition copies. */
  SCANNED,
  /** By position, but each addition copies all that is there. */
  COPIED;

  private static final ClassCache<KeyTable> TABLES = new ClassCache<>(KeyTable::find);
  private static final ClassCache<Boolean> ORDERED = new ClassCache<>(KeyTable::hasOrder);
  private static final ClassCache<Boolean> IDENTITY = new ClassCache<>(Identity::isAllOf);

  /** Returns how containers of a class find a key; {@code NONE} for any other class. */
  public static KeyTable of(Class<?> container) {
    return TABLES.get(container);
  }

  /**
   * Returns whether keys of a class hold no other values, and a hash table can order those that
   * have the same hash. Of an application's class that is not believed: its order may be that of
   * one field, and a table searches both sides of what is equal in order.
   */
  public static boolean isOrdered(Class<?> key) {
    return ORDERED.get(key);
  }

  /**
   * Returns whether keys of a class are hashed and compared by their identity, like queues, so that
   * it does not matter what they hold.
   */
  public static boolean isIdentity(Class<?> key) {
    return IDENTITY.get(key);
  }

  private static KeyTable find(Class<?> type) {
    if (isOneOf(type, CopyOnWriteArrayList.class)) {
      return COPIED;
    } else if (isOneOf(type, CopyOnWriteArraySet.class)) {
      return SCANNED;
    } else if (isOneOf(type, Hashtable.class, WeakHashMap.class)) {
      return isOneOf(type, Properties.class) ? TREES : LINKED;
    } else if (isOneOf(type, SortedSet.class, SortedMap.class)
        || isOneOf(type, PriorityQueue.class, PriorityBlockingQueue.class)) {
      return SORTED;
    } else if (isOneOf(type, EnumSet.class, EnumMap.class, IdentityHashMap.class)) {
      return NONE;
    } else if (type.getName().startsWith("java.util.ImmutableCollections$")) {
      return Collection.class.isAssignableFrom(type) && !Set.class.isAssignableFrom(type)
          ? NONE
          : PROBED;
    }
    return isOneOf(type, Set.class, Map.class) ? TREES : NONE;
  }

  private static boolean isOneOf(Class<?> type, Class<?>... supertypes) {
    for (Class<?> supertype : supertypes) {
      if (supertype.isAssignableFrom(type)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasOrder(Class<?> type) {
    return Enum.class.isAssignableFrom(type)
        || type == Boolean.class
        || (Jdk.owns(type)
            && !isOneOf(type, Record.class, Collection.class, Map.class)
            && comparesToItself(type));
  }

  /** Says what a {@code HashMap} asks: a superclass that compares is not enough. */
  private static boolean comparesToItself(Class<?> type) {
    for (Type parent : Types.parents(type)) {
      if (parent instanceof ParameterizedType p
          && p.getRawType() == Comparable.class
          && p.getActualTypeArguments()[0] == type) {
        return true;
      }
    }
    return false;
  }
}
