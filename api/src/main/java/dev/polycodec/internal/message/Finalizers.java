package dev.polycodec.internal.message;

/** Tells which classes have objects that the JVM calls before it collects them. */
final class Finalizers {

  private Finalizers() {}

  /** Says whether a class or one of its superclasses overrides {@link Object#finalize}. */
  static boolean has(Class<?> type) {
    for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
      try {
        each.getDeclaredMethod("finalize");
        return true;
      } catch (NoSuchMethodException e) {
        continue; // as almost every class
      }
    }
    return false;
  }
}
