package dev.polycodec.internal.shape;

import org.jspecify.annotations.Nullable;

/** Says how to open a package. */
public final class Opening {

  private Opening() {}

  /** Returns the lines of which one opens the package of a class to us. */
  static String of(Class<?> type) {
    Module ours = Opening.class.getModule();
    return of(type.getModule().getName(), type.getPackageName(), ours.getName());
  }

  /**
   * Returns the lines of which one opens a package.
   *
   * @param to the module to which, or null for what is in none
   */
  public static String of(String module, String name, @Nullable String to) {
    String clause = "opens " + name + (to == null ? "" : " to " + to) + ";";
    String flag = flag(module, name, to);
    return "add \"" + clause + "\" to module " + module + ", or run with " + flag;
  }

  /** Returns the flag of the JVM that opens a package. */
  public static String flag(String module, String name, @Nullable String to) {
    return "--add-opens " + module + "/" + name + "=" + (to == null ? "ALL-UNNAMED" : to);
  }
}
