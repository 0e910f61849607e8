package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.spi.walk.NamedWire.Token;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which values need no class in a format with names: those of the class that is expected, and where
 * that may be any, those whose form tells it. A map with other keys than texts always needs one: it
 * looks like a list, which the place may have declared in another version.
 */
final class Bare {

  private Bare() {}

  /** Returns whether a value needs no class where another one may be expected. */
  static boolean isBare(Object value, ObjectType actual, ObjectType expected) {
    if (actual == expected && !expected.open) {
      boolean listed = value instanceof Map && !actual.hasFields();
      return actual.isDistinct() && !(listed && !isNamed(((Map<?, ?>) value).entrySet()));
    }
    if (actual instanceof TextType) {
      return expected.open || expected.hasFields();
    }
    return !(actual instanceof FormType || actual instanceof ExtensionType)
        && actual.type == classOf(tokenOf(value), expected);
  }

  /** Returns the class that is meant by what a value without class begins with. */
  static ObjectType typeOf(Token token, ObjectType expected, TypeCache types) {
    Class<?> told = classOf(token, expected);
    if (told != null) {
      return types.of(told);
    }
    if (expected.open) {
      throw new MalformedDataException(
          "The bytes hold a value without its class where " + expected.type.getName() + " may be");
    }
    if (token == Token.ARRAY && expected instanceof MapType) {
      throw new SchemaMismatchException(
          "The bytes hold elements where "
              + expected.type.getName()
              + " is expected, which was no map when they were written");
    }
    return expected;
  }

  /** Returns whether a map has texts as keys, which may be names. */
  static boolean isNamed(Collection<? extends Map.Entry<?, ?>> entries) {
    for (Map.Entry<?, ?> entry : entries) {
      if (!(entry.getKey() instanceof String)) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Token tokenOf(Object value) {
    if (value instanceof String) {
      return Token.TEXT;
    } else if (value instanceof Integer) {
      return Token.INTEGER;
    } else if (value instanceof Boolean) {
      return Token.BOOLEAN;
    } else if (value instanceof Double fraction) {
      return Double.isFinite(fraction) ? Token.FRACTION : null;
    } else if (value.getClass() == HashMap.class) { // others are not asked: they may load
      return isNamed(((HashMap<?, ?>) value).entrySet()) ? Token.OBJECT : null;
    }
    return value instanceof Iterable<?> ? Token.ARRAY : null;
  }

  /**
   * Returns the class that a token tells; an object with fields never begins with a scalar. Numbers
   * beyond an {@code int} have their class, but for those of a field that has become wider.
   */
  private static @Nullable Class<?> classOf(@Nullable Token token, ObjectType expected) {
    Class<?> place = expected.open ? expected.type : Object.class;
    if (token == null || !(expected.open || (expected.hasFields() && token.isScalar()))) {
      return null;
    }
    return switch (token) {
      case TEXT -> place.isAssignableFrom(String.class) ? String.class : null;
      case INTEGER -> first(place, Integer.class);
      case LONG -> first(place, Long.class);
      case BIG_INTEGER -> first(place, BigInteger.class);
      case BOOLEAN -> first(place, Boolean.class);
      case FRACTION -> first(place, Double.class);
      case ARRAY -> first(place, ArrayList.class, HashSet.class);
      case OBJECT -> first(place, HashMap.class);
      case NULL, TYPED -> null;
    };
  }

  private static @Nullable Class<?> first(Class<?> place, Class<?>... candidates) {
    for (Class<?> candidate : candidates) {
      if (place.isAssignableFrom(candidate)) {
        return candidate;
      }
    }
    return null;
  }
}
