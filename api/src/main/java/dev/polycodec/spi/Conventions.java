package dev.polycodec.spi;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * What the library of a codec does by itself with the objects of some classes: which fields it
 * leaves out, and which classes must not be taken for their fields. The core asks once for each
 * class, when it makes the {@link Shape}; safe for use by any number of threads.
 *
 * <p>A field is left out if the library never writes it. What the library writes and would not read
 * back is state like any other.
 */
public interface Conventions {

  /** Those of a library that takes every object for its fields. */
  Conventions NONE = new Conventions() {};

  /**
   * Returns what makes the library leave a field out of the objects of a class, such as
   * {@code @Exclude}; null if it does not.
   *
   * @param field neither static nor transient, of the class or a superclass
   */
  default @Nullable String excludes(Class<?> type, Field field) {
    return null;
  }

  /**
   * Returns why the fields of an object of a class are not what the library would write, in words
   * that follow the name of the class, such as {@code has a hook of Acme, AcmeWritable, which this
   * codec does not run}; null if they are.
   */
  default @Nullable String refuses(Class<?> type) {
    return null;
  }

  /**
   * Returns whether objects are carried with what they inherit from classes of the JDK: throwables,
   * and subclasses of values and containers that have fields of their own; and values of libraries
   * in the forms of {@link SurrogateProvider}.
   */
  default boolean inherits() {
    return true;
  }

  /**
   * Finds the accessors of a field by their names: {@code getName}, {@code isName}, {@code setName}
   * and {@code name}. Case and underscores make no difference, so that no accessor is missed: what
   * it says of a field, such as that nobody may see it, is better heard twice than not at all.
   */
  final class Accessors {

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
}
