package dev.polycodec.tck.equality;

import dev.polycodec.Trait;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds what a round trip changed: the oracle of "never silently wrong".
 *
 * <p>It compares classes, private fields, element classes, the order of ordered containers, the
 * behaviour of comparators and the bits of floating-point numbers; it checks that every reference
 * is an instance of its field's type, that hashed containers find what they hold, and that objects
 * are neither merged nor, with {@link Trait#IDENTITY}, duplicated. Transient fields do not count.
 */
public final class DeepEquality {

  private final Set<Trait> traits;
  private final Map<Object, Object> actualOf = new IdentityHashMap<>();
  private final Map<Object, Object> expectedOf = new IdentityHashMap<>();
  private final ContainerEquality containers = new ContainerEquality(this);

  private DeepEquality(Set<Trait> traits) {
    this.traits = traits;
  }

  /**
   * Returns where two values differ and how, or empty if they do not.
   *
   * @param traits what the codec claims, which says how exact it must be
   */
  public static Optional<String> difference(
      @Nullable Object expected, @Nullable Object actual, Set<Trait> traits) {
    return Optional.ofNullable(new DeepEquality(traits).compare("value", expected, actual));
  }

  boolean claims(Trait trait) {
    return traits.contains(trait);
  }

  /** Returns whether two values would be equal, without regard to sharing. */
  boolean alike(@Nullable Object expected, @Nullable Object actual) {
    return difference(expected, actual, traits).isEmpty();
  }

  @Nullable String compare(String path, @Nullable Object expected, @Nullable Object actual) {
    if (expected == null || actual == null) {
      return expected == actual ? null : path + " is " + name(actual) + ", not " + name(expected);
    }
    if (hasIdentity(expected)) {
      if (actualOf.get(expected) == actual) {
        return null;
      }
      String shared = compareSharing(path, expected, actual);
      if (shared != null) {
        return shared;
      }
      actualOf.put(expected, actual);
      expectedOf.put(actual, expected);
    }
    return compareContent(path, expected, actual);
  }

  private @Nullable String compareSharing(String path, Object expected, Object actual) {
    if (actualOf.containsKey(expected) && claims(Trait.IDENTITY)) {
      return path + " is a second object, although the first was shared";
    }
    Object source = expectedOf.get(actual);
    return source != null && source != expected ? path + " is one object for two" : null;
  }

  /** Returns whether a copy can be told from the original: constants and scalars are not. */
  private static boolean hasIdentity(Object value) {
    Class<?> type = value.getClass();
    if (type.isArray()) {
      return Array.getLength(value) > 0;
    }
    boolean container = value instanceof Collection || value instanceof Map;
    return !(value instanceof Enum)
        && (Reflection.isApplication(type)
            || (container && Modifier.isPublic(type.getModifiers())));
  }

  private @Nullable String compareContent(String path, Object expected, Object actual) {
    if (expected instanceof Enum) {
      return expected == actual ? null : path + " is " + name(actual) + " " + actual;
    }
    if (expected.getClass().isArray()) {
      return compareArrays(path, expected, actual);
    }
    if (expected instanceof Collection || expected instanceof Map) {
      String difference = containers.compare(path, expected, actual);
      return difference != null ? difference : compareFields(path, expected, actual);
    }
    if (isPartOfMap(expected) && actual instanceof Map.Entry<?, ?> entry) {
      Map.Entry<?, ?> part = (Map.Entry<?, ?>) expected;
      String difference = compare(path + ".key", part.getKey(), entry.getKey());
      return difference != null
          ? difference
          : compare(path + ".value", part.getValue(), entry.getValue());
    }
    if (expected.getClass() != actual.getClass()) {
      return path + " is " + name(actual) + ", not " + name(expected);
    }
    if (expected instanceof Throwable failure) {
      String difference = FailureEquality.compare(this, path, failure, (Throwable) actual);
      return difference != null ? difference : compareFields(path, expected, actual);
    }
    if (!Reflection.isApplication(expected.getClass())) {
      return JdkEquality.compare(this, path, expected, actual);
    }
    String inherited = JdkEquality.compareInherited(path, expected, actual);
    return inherited != null ? inherited : compareFields(path, expected, actual);
  }

  /** Returns whether an entry belongs to a map of the JDK, of which only a copy can be made. */
  private static boolean isPartOfMap(Object value) {
    Class<?> type = value.getClass();
    return value instanceof Map.Entry
        && type.getEnclosingClass() != null
        && !Modifier.isPublic(type.getModifiers())
        && !Reflection.isApplication(type);
  }

  private @Nullable String compareArrays(String path, Object expected, Object actual) {
    if (expected.getClass() != actual.getClass()) {
      return path + " is " + name(actual) + ", not " + name(expected);
    }
    int length = Array.getLength(expected);
    if (length != Array.getLength(actual)) {
      return path + " has length " + Array.getLength(actual) + ", not " + length;
    }
    Class<?> component = expected.getClass().getComponentType();
    if (component.isPrimitive() && Objects.deepEquals(expected, actual)) {
      return null; // element by element, each would become an object
    }
    for (int i = 0; i < length; i++) {
      Object element = Array.get(actual, i);
      String place = path + "[" + i + "]";
      String difference = requireSound(place, element, Reflection.boxed(component));
      if (difference == null) {
        difference = compare(place, Array.get(expected, i), element);
      }
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  /** Compares the fields that an application class declares; a JDK class has none to show. */
  private @Nullable String compareFields(String path, Object expected, Object actual) {
    for (Field field : Reflection.state(expected.getClass())) {
      String place = path + "." + field.getName();
      if (!Reflection.isSound(field, actual)) {
        return place + " holds what is no " + field.getType().getName();
      }
      Object value = Reflection.get(field, actual);
      String difference = compare(place, Reflection.get(field, expected), value);
      if (difference != null) {
        return difference;
      }
    }
    return null;
  }

  /** Sees a reference of a wrong type, which unchecked stores leave, before the JVM trips on it. */
  private static @Nullable String requireSound(
      String path, @Nullable Object value, Class<?> declared) {
    return value == null || declared.isInstance(value)
        ? null
        : path + " holds " + name(value) + ", which is no " + declared.getName();
  }

  static String name(@Nullable Object value) {
    return value == null ? "null" : value.getClass().getTypeName();
  }
}
