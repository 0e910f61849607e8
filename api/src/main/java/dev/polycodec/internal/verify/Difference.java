package dev.polycodec.internal.verify;

import dev.polycodec.Surrogate;
import dev.polycodec.Trait;
import dev.polycodec.internal.surrogate.Identity;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds where a copy of an object differs from it, by the shapes of their classes. It names classes
 * and fields, never values, so that it may be logged.
 */
public final class Difference {

  /** So long a path grows: what is nested without end has one that takes all memory. */
  private static final int LONGEST = 500;

  private final Shapes shapes;
  private final boolean identity;
  private final Predicate<Class<?>> values;
  private final Map<Object, Object> copies = new IdentityHashMap<>();
  private final ContainerDifference containers = new ContainerDifference(this);

  private Difference(Shapes shapes, boolean identity, Predicate<Class<?>> values) {
    this.shapes = shapes;
    this.identity = identity;
    this.values = values;
  }

  /**
   * Returns where two values differ, or null if they do not.
   *
   * @param traits what the codec claims: shared objects are one only where that is claimed
   */
  public static @Nullable String of(
      @Nullable Object value, @Nullable Object copy, Shapes shapes, Set<Trait> traits) {
    boolean identity = traits.contains(Trait.IDENTITY);
    return new Difference(shapes, identity, type -> false).compare(name(value), value, copy);
  }

  /**
   * Returns where two values differ, or null if they do not.
   *
   * @param values says whether objects of a class are values of a library, with their own {@code
   *     equals}
   */
  public static @Nullable String of(
      @Nullable Object value, @Nullable Object copy, Shapes shapes, Predicate<Class<?>> values) {
    return new Difference(shapes, false, values).compare(name(value), value, copy);
  }

  /**
   * Compares what stands a step from a path. Most of it is equal at once, and then the longer path
   * would have taken most of the time.
   */
  @Nullable String compare(
      String path, String mark, String name, @Nullable Object value, @Nullable Object copy) {
    return isEqual(value, copy) ? null : compare(step(path, mark + name), value, copy);
  }

  /** Says of scalars whether they are equal, and of others whether they are one. */
  static boolean isEqual(@Nullable Object value, @Nullable Object copy) {
    return value == copy
        || (value != null
            && copy != null
            && value.getClass() == copy.getClass()
            && Scalar.of(value.getClass()) != null
            && value.equals(copy));
  }

  @Nullable String compare(String path, @Nullable Object value, @Nullable Object copy) {
    if (value == copy) {
      return null;
    }
    if (value == null || copy == null) {
      return path + " is " + name(copy) + ", not " + name(value);
    }
    Object known = copies.put(value, copy);
    if (known == copy) {
      return null;
    }
    if (known != null && identity) {
      return isValue(value) ? null : path + " is a second object, although the first was shared";
    }
    return value.getClass() == copy.getClass() || isSameContract(value, copy)
        ? content(path, value, copy)
        : path + " is " + name(copy) + ", not " + name(value);
  }

  private boolean isSameContract(Object value, Object copy) {
    boolean ofJdk = ContainerDifference.isOfTheJdk(value);
    return (ofJdk || !values.test(copy.getClass()))
        && ContainerDifference.isSameContract(value, copy);
  }

  private boolean isValue(Object value) {
    return switch (shapes.of(value.getClass()).kind()) {
      case SCALAR, ENUM, SURROGATE -> true;
      default -> value instanceof StackTraceElement; // failures that share one do not mean to
    };
  }

  private @Nullable String content(String path, Object value, Object copy) {
    if (values.test(value.getClass())) {
      return value.equals(copy) ? null : unequal(path, value);
    }
    Shape shape = shapes.of(value.getClass());
    if (value instanceof Collection || value instanceof Map) {
      if (shape.refusal() != null && !ContainerDifference.isOfTheJdk(value)) {
        return path + " cannot be compared, as " + name(value) + " may hold more than its elements";
      }
      String difference = containers.compare(path, value, copy);
      return difference == null ? fields(path, shape, value, copy) : difference;
    }
    return switch (shape.kind()) {
      case ARRAY -> array(path, value, copy);
      case FIELDS, RECORD -> fields(path, shape, value, copy);
      case SURROGATE -> forms(path, shape, value, copy);
      case OPEN -> null; // a plain object, without anything to compare
      case EXTENSION ->
          value.equals(copy) ? fields(path, shape, value, copy) : unequal(path, value);
      default -> value.equals(copy) && copy.equals(value) ? null : unequal(path, value);
    };
  }

  private static String unequal(String path, Object value) {
    Class<?> type = value.getClass();
    return Identity.hasEquals(type) || type.isArray() || value instanceof Enum
        ? path + " does not equal the " + name(value) + " that it was"
        : path + " cannot be compared, because " + name(value) + " has no equals of its own";
  }

  private @Nullable String array(String path, Object value, Object copy) {
    if (!(value instanceof Object[] elements)) {
      return Objects.deepEquals(value, copy) ? null : unequal(path, value);
    }
    if (elements.length != Array.getLength(copy)) {
      return path + " has " + Array.getLength(copy) + " elements, not " + elements.length;
    }
    String difference = null;
    for (int i = 0; i < elements.length && difference == null; i++) {
      difference = compare(path + "[" + i + "]", elements[i], ((Object[]) copy)[i]);
    }
    return difference;
  }

  private @Nullable String fields(String path, Shape shape, Object value, Object copy) {
    String difference = null;
    for (FieldShape field : shape.fields()) {
      if (difference == null) {
        difference = compare(path, ".", field.name(), part(field, value), part(field, copy));
      }
    }
    return difference;
  }

  private static String step(String path, String name) {
    return path.length() > LONGEST ? path : path + name;
  }

  /** Of no trace, there is more than one form that nobody can tell apart. */
  private static @Nullable Object part(FieldShape field, Object owner) {
    boolean trace = field.owner() == Throwable.class && field.name().equals("stackTrace");
    return trace ? ((Throwable) owner).getStackTrace() : field.get(owner);
  }

  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  private @Nullable String forms(String path, Shape shape, Object value, Object copy) {
    Surrogate<Object, ?> surrogate = (Surrogate<Object, ?>) shape.surrogate();
    Objects.requireNonNull(surrogate, "a SURROGATE class has one");
    Object form = surrogate.toForm(value);
    String difference = compare(path, form, surrogate.toForm(copy));
    boolean plain = Scalar.of(form.getClass()) != null || form.getClass().isArray();
    return difference == null || !plain || form instanceof Object[]
        ? difference
        : unequal(path, value);
  }

  static String name(@Nullable Object value) {
    return value == null ? "null" : value.getClass().getTypeName();
  }
}
