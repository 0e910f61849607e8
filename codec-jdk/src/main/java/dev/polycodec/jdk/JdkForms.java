package dev.polycodec.jdk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The classes by which the JDK replaces its own values in a stream. They appear only inside objects
 * with Java hooks, make values of safe classes only, and no policy knows them.
 */
final class JdkForms {

  private static final Map<String, Class<?>> BY_NAME = new HashMap<>();

  static {
    for (String name :
        List.of(
            "java.time.Ser",
            "java.time.chrono.Ser",
            "java.util.CollSer",
            "java.util.EnumSet$SerializationProxy")) {
      BY_NAME.put(name, find(name));
    }
  }

  private JdkForms() {}

  static boolean isOne(Class<?> type) {
    return BY_NAME.get(type.getName()) == type;
  }

  /** Returns the class of a name, or null if it is none of these. */
  static @Nullable Class<?> byName(String name) {
    return BY_NAME.get(name);
  }

  private static Class<?> find(String name) {
    try {
      return Class.forName(name, false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(name + " belongs to the JDK since version 9", e);
    }
  }
}
