package dev.polycodec.internal.shape;

import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.MalformedParameterizedTypeException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Works with generic types. */
public final class Types {

  private Types() {}

  /** Returns the class of the values of a type: its erasure. */
  public static Class<?> raw(Type type) {
    return raw(type, true);
  }

  /**
   * Returns the class of the values of a type.
   *
   * @throws IllegalArgumentException if the type is a type variable
   */
  public static Class<?> known(Type type) {
    return raw(type, false);
  }

  private static Class<?> raw(Type type, boolean variables) {
    if (type instanceof Class<?> c) {
      return c;
    }
    if (type instanceof ParameterizedType p) {
      return raw(p.getRawType(), variables);
    }
    if (type instanceof GenericArrayType a) {
      return raw(a.getGenericComponentType(), variables).arrayType();
    }
    if (type instanceof WildcardType w) {
      return raw(w.getUpperBounds()[0], variables);
    }
    if (!variables) {
      throw new IllegalArgumentException(
          "The declared type "
              + type.getTypeName()
              + " is a type variable; name a type, such as new TypeRef<List<Order>>() {}");
    }
    return raw(((TypeVariable<?>) type).getBounds()[0], true);
  }

  /** Returns the wrapper of a primitive type, and any other type as it is. */
  public static Type box(Type type) {
    if (type == void.class || type == Void.class) {
      throw new IllegalArgumentException("There are no values of the type " + type.getTypeName());
    }
    return type instanceof Class<?> c ? MethodType.methodType(c).wrap().returnType() : type;
  }

  /** Returns what the type variables of a type's class stand for in it; empty for a raw type. */
  public static Map<TypeVariable<?>, Type> arguments(Type type) {
    Map<TypeVariable<?>, Type> arguments = new HashMap<>();
    for (Type t = type; t instanceof ParameterizedType p; t = p.getOwnerType()) {
      TypeVariable<?>[] variables = raw(p).getTypeParameters();
      for (int i = 0; i < variables.length; i++) {
        arguments.put(variables[i], p.getActualTypeArguments()[i]);
      }
      if (p.getOwnerType() == null) {
        break;
      }
    }
    return arguments;
  }

  /** Returns what the type variables of all superclasses and interfaces stand for in a class. */
  public static Map<TypeVariable<?>, Type> inherited(Class<?> type) {
    Map<TypeVariable<?>, Type> arguments = new HashMap<>();
    inherit(type, arguments);
    return arguments;
  }

  private static void inherit(Class<?> type, Map<TypeVariable<?>, Type> arguments) {
    for (Type parent : parents(type)) {
      arguments(parent).forEach((v, t) -> arguments.put(v, resolve(t, arguments)));
      inherit(raw(parent), arguments);
    }
  }

  /** Returns what a class extends and implements: without arguments, if one is not there. */
  static List<Type> parents(Class<?> type) {
    List<Type> parents = new ArrayList<>();
    Type superclass;
    try {
      superclass = type.getGenericSuperclass();
      parents.addAll(List.of(type.getGenericInterfaces()));
    } catch (TypeNotPresentException | MalformedParameterizedTypeException e) {
      superclass = type.getSuperclass();
      parents.addAll(List.of(type.getInterfaces()));
    }
    if (superclass != null) {
      parents.add(superclass);
    }
    return parents;
  }

  /** Returns the declared type of a field: its class, if an argument of it is not there. */
  public static Type of(Field field) {
    try {
      return field.getGenericType();
    } catch (TypeNotPresentException | MalformedParameterizedTypeException e) {
      return field.getType();
    }
  }

  /** Returns a class with type arguments. */
  public static Type parameterized(Class<?> raw, Type... arguments) {
    return new Parameterized(raw, raw.getDeclaringClass(), arguments);
  }

  /** Returns a type with its variables replaced, as far as they are known. */
  public static Type resolve(Type type, Map<TypeVariable<?>, Type> arguments) {
    if (arguments.isEmpty() || type instanceof Class) {
      return type;
    }
    if (type instanceof TypeVariable<?> v) {
      return arguments.getOrDefault(v, v);
    }
    if (type instanceof ParameterizedType p) {
      Type[] resolved = resolve(p.getActualTypeArguments(), arguments);
      return Arrays.equals(resolved, p.getActualTypeArguments())
          ? p
          : new Parameterized(p.getRawType(), p.getOwnerType(), resolved);
    }
    if (type instanceof GenericArrayType a) {
      return new Array(resolve(a.getGenericComponentType(), arguments));
    }
    WildcardType w = (WildcardType) type;
    return new Wildcard(
        resolve(w.getUpperBounds(), arguments), resolve(w.getLowerBounds(), arguments));
  }

  private static Type[] resolve(Type[] types, Map<TypeVariable<?>, Type> arguments) {
    Type[] resolved = new Type[types.length];
    for (int i = 0; i < types.length; i++) {
      resolved[i] = resolve(types[i], arguments);
    }
    return resolved;
  }

  record Parameterized(Type rawType, @Nullable Type ownerType, Type[] arguments)
      implements ParameterizedType {

    @Override
    public Type getRawType() {
      return rawType;
    }

    @Override
    public @Nullable Type getOwnerType() {
      return ownerType;
    }

    @Override
    public Type[] getActualTypeArguments() {
      return arguments.clone();
    }

    /** Equal to the JDK's own, as its implementation is to this. */
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof ParameterizedType p
          && rawType.equals(p.getRawType())
          && Objects.equals(ownerType, p.getOwnerType())
          && Arrays.equals(arguments, p.getActualTypeArguments());
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(arguments) ^ Objects.hashCode(ownerType) ^ rawType.hashCode();
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder(rawType.getTypeName()).append('<');
      for (int i = 0; i < arguments.length; i++) {
        text.append(i == 0 ? "" : ", ").append(arguments[i].getTypeName());
      }
      return text.append('>').toString();
    }
  }

  record Array(Type component) implements GenericArrayType {

    @Override
    public Type getGenericComponentType() {
      return component;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof GenericArrayType a && component.equals(a.getGenericComponentType());
    }

    @Override
    public int hashCode() {
      return component.hashCode();
    }

    @Override
    public String toString() {
      return component.getTypeName() + "[]";
    }
  }

  record Wildcard(Type[] upper, Type[] lower) implements WildcardType {

    @Override
    public Type[] getUpperBounds() {
      return upper.clone();
    }

    @Override
    public Type[] getLowerBounds() {
      return lower.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof WildcardType w
          && Arrays.equals(upper, w.getUpperBounds())
          && Arrays.equals(lower, w.getLowerBounds());
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(lower) ^ Arrays.hashCode(upper);
    }

    @Override
    public String toString() {
      return lower.length > 0
          ? "? super " + lower[0].getTypeName()
          : "? extends " + upper[0].getTypeName();
    }
  }
}
