package dev.polycodec.internal.surrogate;

/** Keys that are hashed and compared as the objects that they are, like queues. */
public final class Identity {

  private Identity() {}

  /** Returns whether it does not matter to a hash table what keys of a class hold. */
  public static boolean isAllOf(Class<?> key) {
    return !hasHashCode(key) && !hasEquals(key);
  }

  /** Returns whether a class says what the hash codes of its objects are. */
  public static boolean hasHashCode(Class<?> type) {
    return !isOfObject(type, "hashCode");
  }

  /** Returns whether a class says what its objects are equal to. */
  public static boolean hasEquals(Class<?> type) {
    return !isOfObject(type, "equals", Object.class);
  }

  private static boolean isOfObject(Class<?> type, String method, Class<?>... parameters) {
    try {
      return type.getMethod(method, parameters).getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("every object has a hash and an equality", e);
    }
  }
}
