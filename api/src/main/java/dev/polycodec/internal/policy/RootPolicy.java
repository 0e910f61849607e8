package dev.polycodec.internal.policy;

/** Answers for one codec and one root type which classes a message may hold. */
public final class RootPolicy {

  RootPolicy() {}

  /**
   * Returns whether the class of a name may be loaded; arrays ask for their component.
   *
   * @param name a binary class name, or an array's name as {@link Class#getName} gives it
   */
  public boolean allows(String name) {
    return true;
  }

  /**
   * Returns whether the objects of a class may be encoded and decoded; fast after the first time.
   */
  public boolean allows(Class<?> type) {
    return true;
  }
}
