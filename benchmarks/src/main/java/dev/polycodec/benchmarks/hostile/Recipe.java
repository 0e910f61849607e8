package dev.polycodec.benchmarks.hostile;

import java.lang.invoke.MethodType;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * How a value is made: a tree that can be changed in parts, unlike the value.
 *
 * @param slot the declared type of the place of the value
 * @param kind what it is
 * @param size how large it is, or how many elements it has
 * @param mix how the elements differ
 * @param parts the recipes of its elements, or of its keys and of its values
 */
record Recipe(Type slot, Ingredient kind, int size, Mix mix, List<Recipe> parts) {

  /** How the elements of a container differ from each other, and from those of its neighbours. */
  enum Mix {
    /** Neighbours have most elements in common. */
    WINDOW,
    /** All elements are one object. */
    SAME,
    /** Neighbours have all elements in common but the last. */
    PREFIX,
    /** As before, and lists of numbers have one hash. */
    CANCEL_LIST,
    /** As before, and sets of numbers have one hash. */
    CANCEL_SET
  }

  Recipe resized(int changed) {
    return new Recipe(slot, kind, Math.max(0, changed), mix, parts);
  }

  Recipe mixed(Mix changed) {
    return new Recipe(slot, kind, size, changed, parts);
  }

  /** Returns this recipe for another place. */
  Recipe at(Type place) {
    return new Recipe(place, kind, size, mix, parts);
  }

  /** Returns whether a value of this recipe may be where a type is declared. */
  boolean fits(Type place) {
    return fits(kind, place) && (place == Object.class || kind.parts() == 0 || place.equals(slot));
  }

  static boolean fits(Ingredient kind, Type place) {
    return raw(place).isAssignableFrom(kind.product());
  }

  /** Returns the number of recipes in this one, itself included. */
  int count() {
    return 1 + parts.stream().mapToInt(Recipe::count).sum();
  }

  /** Returns one of the recipes in this one, by its number. */
  Recipe get(int number) {
    int rest = number - 1;
    if (number == 0) {
      return this;
    }
    for (Recipe part : parts) {
      if (rest < part.count()) {
        return part.get(rest);
      }
      rest -= part.count();
    }
    throw new IndexOutOfBoundsException(number);
  }

  /** Returns a copy in which one of the recipes is another. */
  Recipe with(int number, UnaryOperator<Recipe> change) {
    if (number == 0) {
      return change.apply(this);
    }
    int rest = number - 1;
    List<Recipe> changed = new ArrayList<>();
    for (Recipe part : parts) {
      int count = part.count();
      changed.add(rest >= 0 && rest < count ? part.with(rest, change) : part);
      rest -= count;
    }
    return new Recipe(slot, kind, size, mix, changed);
  }

  /** Returns a description without sizes, which recipes that do the same thing have in common. */
  String text() {
    String text = mix == Mix.WINDOW || parts.isEmpty() ? kind.name() : kind.name() + "~" + mix;
    return parts.isEmpty()
        ? text
        : text + "<" + String.join(", ", parts.stream().map(Recipe::text).toList()) + ">";
  }

  /** Returns the declared type of a part. */
  static Type slot(Type place, int part) {
    if (place instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return bound(arguments[Math.min(part, arguments.length - 1)]);
    } else if (place instanceof GenericArrayType array) {
      return bound(array.getGenericComponentType());
    }
    return place instanceof Class<?> type && type.isArray()
        ? type.getComponentType()
        : Object.class;
  }

  private static Type bound(Type type) {
    if (type instanceof WildcardType wildcard) {
      return bound(wildcard.getUpperBounds()[0]);
    }
    return type instanceof Class<?> || type instanceof ParameterizedType ? type : raw(type);
  }

  private static Class<?> raw(Type type) {
    if (type instanceof ParameterizedType generic) {
      return raw(generic.getRawType());
    } else if (type instanceof GenericArrayType array) {
      return raw(array.getGenericComponentType()).arrayType();
    }
    return type instanceof Class<?> known
        ? MethodType.methodType(known).wrap().returnType()
        : Object.class;
  }
}
