package dev.polycodec.jackson.plain;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks values whose declared type leaves everything open: only what JSON itself tells apart comes
 * back as it was.
 */
record NaturalValues(Class<?> declared) implements Fidelity.Check {

  private static final Set<Class<?>> OPEN =
      Set.of(Object.class, Number.class, CharSequence.class, Serializable.class);

  private static final BigInteger MIN_LONG = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MAX_LONG = BigInteger.valueOf(Long.MAX_VALUE);

  /** Whether collections of a class are lists to JSON; to find it takes longer than a small one. */
  private static final ClassValue<Boolean> LISTS = kept(Collection.class);

  /** Whether maps of a class are objects to JSON. */
  private static final ClassValue<Boolean> MAPS = kept(Map.class);

  private static ClassValue<Boolean> kept(Class<?> declared) {
    return new ClassValue<>() {
      @Override
      protected Boolean computeValue(Class<?> type) {
        return Containers.isKept(declared, type);
      }
    };
  }

  static boolean isNatural(Class<?> declared) {
    return OPEN.contains(declared);
  }

  @Override
  public void require(@Nullable Object value, Current current) {
    if (value == null || isScalar(value, current)) {
      return;
    }
    Class<?> type = value.getClass();
    if (value instanceof Collection<?> list && LISTS.get(type)) {
      current.message().elements(list.size(), 1, Integer.MAX_VALUE);
      requireAll(list, value, current);
    } else if (value instanceof Map<?, ?> map && MAPS.get(type) && !Containers.hasSettings(value)) {
      current.message().elements(map.size(), 1, Integer.MAX_VALUE);
      for (Object key : map.keySet()) {
        if (!(key instanceof String)) {
          throw Fidelity.refused(key, declared);
        }
      }
      requireAll(map.values(), value, current);
    } else {
      throw Fidelity.refused(value, declared);
    }
  }

  private void requireAll(Collection<?> elements, Object container, Current current) {
    current.enter(container);
    for (Object element : elements) {
      require(element, current);
    }
    current.exit();
  }

  private static boolean isScalar(Object value, Current current) {
    if (value instanceof String || value instanceof Integer || value instanceof Boolean) {
      return true;
    }
    if (value instanceof Long number) {
      return number != number.intValue();
    }
    if (value.getClass() == BigInteger.class) {
      BigInteger number = (BigInteger) value;
      return !current.isQuoting()
          && (number.compareTo(MIN_LONG) < 0 || number.compareTo(MAX_LONG) > 0);
    }
    return value instanceof Double number && Double.isFinite(number);
  }
}
