package dev.polycodec.internal.shape;

/** Says how to open a package to us. */
final class Opening {

  private Opening() {}

  /** Returns the lines of which one opens the package of a class. */
  static String of(Class<?> type) {
    Module ours = Opening.class.getModule();
    String module = type.getModule().getName();
    String to = ours.isNamed() ? ours.getName() : "ALL-UNNAMED";
    String flag = "run with --add-opens " + module + "/" + type.getPackageName() + "=" + to;
    return ours.isNamed()
        ? "add \"opens "
            + type.getPackageName()
            + " to "
            + to
            + ";\" to module "
            + module
            + ", or "
            + flag
        : "add \"opens " + type.getPackageName() + ";\" to module " + module + ", or " + flag;
  }
}
