package dev.polycodec.spi;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/**
 * Finds the accessors of a field by their names: {@code getName}, {@code isName}, {@code setName}
 * and {@code name}. Case and underscores make no difference, so that no accessor is missed: what it
 * says of a field, such as that nobody may see it, is better heard twice than not at all.
 */
public final class Accessors {

  private Accessors() {}

  /** Says whether a method returns or sets a field of its class or a superclass. */
  public static boolean isOf(Field field, Method method) {
    if (Modifier.isStatic(method.getModifiers())) {
      return false;
    }
    String name = method.getName();
    boolean returns = method.getReturnType() != void.class;
    return switch (method.getParameterCount()) {
      case 0 ->
          returns
              && (alike(name, field.getName())
                  || isPrefixed("get", name, field)
                  || isPrefixed("is", name, field));
      case 1 -> isPrefixed("set", name, field);
      default -> false;
    };
  }

  private static boolean isPrefixed(String prefix, String name, Field field) {
    return name.startsWith(prefix) && alike(name.substring(prefix.length()), field.getName());
  }

  /** Says whether two names differ in case, underscores and hyphens at most. */
  public static boolean alike(String one, String other) {
    return plain(one).equalsIgnoreCase(plain(other));
  }

  private static String plain(String name) {
    return name.replace("_", "").replace("-", "");
  }
}
