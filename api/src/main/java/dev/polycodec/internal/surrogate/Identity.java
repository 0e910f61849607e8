package dev.polycodec.internal.surrogate;

/** Keys that are hashed and compared as the objects that they are, like queues. */
public final class Identity {

  private Identity() {}

  /** Returns whether it does not matter to a hash table what keys of a class hold. */
  public static boolean isAllOf(Class<?> key) {
    try {
      return key.getMethod("hashCode").getDeclaringClass() == Object.class
          && key.getMethod("equals", Object.class).getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("every object has a hash and an equality", e);
    }
  }
}
