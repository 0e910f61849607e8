package dev.polycodec.spring;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.springframework.core.GenericTypeResolver;
import org.springframework.core.ResolvableType;

/** Types as methods declare them. */
final class Declared {

  private Declared() {}

  /**
   * Returns a type without variables, as far as Spring knows what they are: those of a generic
   * controller are named where it is extended.
   */
  static ResolvableType of(ResolvableType type) {
    if (type.getType() instanceof Class<?> || type.resolve() == null) {
      return type;
    }
    if (type.isArray()) {
      ResolvableType element = of(type.getComponentType());
      return element.getType() instanceof Class<?>
          ? ResolvableType.forArrayComponent(element)
          : type;
    }
    if (!type.hasGenerics()) {
      return ResolvableType.forClass(type.toClass());
    }
    return type.hasUnresolvableGenerics() ? type : withArguments(type);
  }

  private static ResolvableType withArguments(ResolvableType type) {
    ResolvableType[] arguments =
        Arrays.stream(type.getGenerics()).map(Declared::of).toArray(ResolvableType[]::new);
    return ResolvableType.forClassWithGenerics(type.toClass(), arguments);
  }

  /** Returns a type without the variables that a class names, also in an array. */
  static Type of(Type type, @Nullable Class<?> context) {
    if (type instanceof GenericArrayType array) {
      Type element = of(array.getGenericComponentType(), context);
      return element instanceof Class<?> known ? known.arrayType() : type;
    }
    return GenericTypeResolver.resolveType(type, context);
  }
}
