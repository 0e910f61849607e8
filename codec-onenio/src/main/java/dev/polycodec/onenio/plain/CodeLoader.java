package dev.polycodec.onenio.plain;

import one.nio.serial.DataStream;

/** Loads the code for one schema of a class, which refers to that class and to one-nio. */
final class CodeLoader extends ClassLoader {

  private static final String LIBRARY = DataStream.class.getPackageName().replace("serial", "");

  private final Class<?> type;

  private CodeLoader(Class<?> type) {
    super(CodeLoader.class.getClassLoader());
    this.type = type;
  }

  static Class<?> define(Class<?> type, byte[] code) {
    return new CodeLoader(type).defineClass(null, code, 0, code.length);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    return name.startsWith(LIBRARY)
        ? getParent().loadClass(name)
        : Class.forName(name, false, type.getClassLoader());
  }
}
