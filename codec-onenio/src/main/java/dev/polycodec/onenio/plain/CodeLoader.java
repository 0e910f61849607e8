package dev.polycodec.onenio.plain;

import java.util.Set;
import one.nio.serial.DataStream;

/** Loads the code for one schema of a class, which refers to that class, one-nio and its guard. */
final class CodeLoader extends ClassLoader {

  private static final String LIBRARY = DataStream.class.getPackageName().replace("serial", "");

  /** A bundle of OSGi, which the class may be of, does not see the JDK's unsafe methods. */
  private static final Set<String> OURS = Set.of(PlainDelegate.class.getName(), "sun.misc.Unsafe");

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
    return name.startsWith(LIBRARY) || OURS.contains(name)
        ? getParent().loadClass(name)
        : Class.forName(name, false, type.getClassLoader());
  }
}
