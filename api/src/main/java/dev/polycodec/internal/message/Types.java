package dev.polycodec.internal.message;

import java.lang.invoke.MethodType;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;

/** Answers questions about declared types. */
public final class Types {

  private Types() {}

  /** Returns the wrapper of a primitive type, and any other type as it is. */
  static Type box(Type type) {
    if (type == void.class || type == Void.class) {
      throw new IllegalArgumentException("There are no values of the type " + type.getTypeName());
    }
    return type instanceof Class<?> c ? MethodType.methodType(c).wrap().returnType() : type;
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

  /**
   * Returns the class of a declared type.
   *
   * @throws IllegalArgumentException if the type is a type variable
   */
  public static Class<?> raw(Type type) {
    if (type instanceof Class<?> c) {
      return c;
    } else if (type instanceof ParameterizedType p) {
      return raw(p.getRawType());
    } else if (type instanceof GenericArrayType a) {
      return raw(a.getGenericComponentType()).arrayType();
    } else if (type instanceof WildcardType w) {
      return raw(w.getUpperBounds()[0]);
    }
    throw new IllegalArgumentException(
        "The declared type "
            + type.getTypeName()
            + " is a type variable; name a type, such as new TypeRef<List<Order>>() {}");
  }
}
