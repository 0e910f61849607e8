package dev.polycodec.onenio.plain;

import one.nio.serial.DataStream;

/** Loads the code for one schema of a class, which refers to that class, one-nio and its guard. */
final class CodeLoader extends ClassLoader {

  private static final String LIBRARY = DataStream.class.getPackageName().replace("serial", "");

  private final Class<?> type;
  private final Class<?>[] declared;

  private CodeLoader(Class<?> type, Class<?>[] declared) {
    super(CodeLoader.class.getClassLoader());
    this.type = type;
    this.declared = declared;
  }

  static Class<?> define(Class<?> type, Class<?>[] declared, byte[] code) {
    byte[] guarded = FieldGuard.guarded(code, declared);
    return new CodeLoader(type, declared).defineClass(null, guarded, 0, guarded.length);
  }

  /** Returns the types of what the code reads for fields, in turn. */
  Class<?>[] declared() {
    return declared;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    return name.startsWith(LIBRARY) || name.equals(PlainDelegate.class.getName())
        ? getParent().loadClass(name)
        : Class.forName(name, false, type.getClassLoader());
  }
}
