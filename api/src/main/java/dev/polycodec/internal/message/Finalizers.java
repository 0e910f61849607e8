package dev.polycodec.internal.message;

/** Tells which classes have objects that the JVM calls before it collects them. */
final class Finalizers {

  private Finalizers() {}

  /**
   * Says whether a class or one of its superclasses overrides {@link Object#finalize}; that of
   * enums is there to do nothing.
   */
  static boolean has(Class<?> type) {
    for (Class<?> each = type;
        each != null && each != Object.class && each != Enum.class;
        each = each.getSuperclass()) {
      if (declares(each)) {
        return true;
      }
    }
    return false;
  }

  private static boolean declares(Class<?> type) {
    try {
      return type.getDeclaredMethod("finalize").getReturnType() == void.class;
    } catch (NoSuchMethodException e) {
      return false; // as in almost every class
    }
  }
}
