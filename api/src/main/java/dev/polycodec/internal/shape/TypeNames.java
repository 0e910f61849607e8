package dev.polycodec.internal.shape;

import dev.polycodec.spi.FieldShape;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * The names of types, in messages of failures and on the wire. There, they are those of declared
 * types with their type arguments: a {@code List<Integer>} whose field has become a {@code
 * List<Long>} must not be taken for it.
 *
 * <p>A wildcard and a type variable are their bounds, and arguments that say nothing are left out,
 * so that a {@code List<?>} is a {@code List}.
 */
public final class TypeNames {

  private static final int MAX_CHARS = 1000;

  private TypeNames() {}

  /**
   * Returns the name of a field's type, such as {@code java.util.List<com.acme.Line>}; what a type
   * variable stands for is as an argument of its bound.
   */
  public static String of(FieldShape field, WireNames names) {
    Type type = field.genericType();
    String raw = names.nameOf(field.type());
    String arguments =
        Types.raw(type) == field.type() ? arguments(type, names) : "<" + of(type, names) + ">";
    return raw.length() + arguments.length() > MAX_CHARS ? raw : raw + arguments;
  }

  private static String of(Type type, WireNames names) {
    return names.nameOf(Types.raw(type)) + arguments(type, names);
  }

  private static String arguments(Type type, WireNames names) {
    if (!(type instanceof ParameterizedType parameterized)) {
      return "";
    }
    List<String> arguments = new ArrayList<>();
    boolean telling = false;
    for (Type argument : parameterized.getActualTypeArguments()) {
      arguments.add(of(argument, names));
      telling |= Types.raw(argument) != Object.class;
    }
    return telling ? "<" + String.join(",", arguments) + ">" : "";
  }

  /** Returns the name of a class, with its loader where another one has the name, too. */
  public static String nameOf(Class<?> type, Class<?> other) {
    return type.getName() + loaderOf(type, other);
  }

  /** Returns what follows the name of a class: its loader, if another class has the name, too. */
  public static String loaderOf(Class<?> type, Class<?> other) {
    return type != other && type.getName().equals(other.getName())
        ? " of the loader " + type.getClassLoader()
        : "";
  }

  /** Returns the name of the class, without arguments. */
  public static String raw(String name) {
    int arguments = name.indexOf('<');
    return arguments < 0 ? name : name.substring(0, arguments);
  }

  /** Returns what follows the name of the class. */
  public static String arguments(String name) {
    return name.substring(raw(name).length());
  }
}
