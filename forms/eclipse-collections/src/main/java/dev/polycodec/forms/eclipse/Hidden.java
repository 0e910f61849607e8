package dev.polycodec.forms.eclipse;

/** Finds the classes of the library that are not public, by their names. */
final class Hidden {

  private Hidden() {}

  /** Returns a class of the library's implementation, without initialising it. */
  static Class<?> of(String name) {
    String full = "org.eclipse.collections.impl." + name;
    try {
      return Class.forName(
          full, false, org.eclipse.collections.impl.list.mutable.FastList.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new LinkageError("this version of Eclipse Collections has no " + full, e);
    }
  }
}
