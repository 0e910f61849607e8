package dev.polycodec.internal.shape;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Copies types that an application or a library has made, and may make for each call. Many of them
 * are equal to themselves only, so that whatever is kept for each type would grow without end.
 */
public final class MadeTypes {

  private MadeTypes() {}

  /**
   * Returns a type that is equal to all that say the same: that of the JDK as it is.
   *
   * @throws IllegalArgumentException if it is no kind of type that Java has, or has more or fewer
   *     arguments than its class
   */
  public static Type copy(Type type) {
    Objects.requireNonNull(type, "type");
    if (type.getClass().getClassLoader() == null || type instanceof TypeVariable<?>) {
      return type;
    }
    if (type instanceof ParameterizedType made) {
      return copy(made);
    }
    if (type instanceof GenericArrayType made) {
      return new Types.Array(copy(made.getGenericComponentType()));
    }
    if (type instanceof WildcardType made) {
      return new Types.Wildcard(copy(made.getUpperBounds()), copy(made.getLowerBounds()));
    }
    throw new IllegalArgumentException(
        "The declared type "
            + type.getTypeName()
            + " is of the class "
            + type.getClass().getName()
            + ", which is none of the kinds of types that Java has; name a type, such as new"
            + " TypeRef<List<Order>>() {}");
  }

  private static Type copy(ParameterizedType made) {
    Class<?> raw = Types.raw(made.getRawType());
    Type[] arguments = copy(made.getActualTypeArguments());
    int parameters = raw.getTypeParameters().length;
    if (arguments.length != parameters) {
      throw new IllegalArgumentException(
          "The class "
              + raw.getName()
              + " has "
              + parameters
              + " type parameters, and is declared with "
              + arguments.length);
    }
    @Nullable Type owner = made.getOwnerType();
    return new Types.Parameterized(raw, owner == null ? null : copy(owner), arguments);
  }

  private static Type[] copy(Type[] made) {
    Type[] copies = new Type[made.length];
    for (int i = 0; i < made.length; i++) {
      copies[i] = copy(made[i]);
    }
    return copies;
  }
}
