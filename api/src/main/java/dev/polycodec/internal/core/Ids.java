package dev.polycodec.internal.core;

import dev.polycodec.spi.BackendConfig.TypeIds;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The numbers of classes; immutable. */
public final class Ids implements TypeIds {

  private static final int MAX_NUMBER = 65_535;

  private final SortedMap<Integer, Class<?>> classes;
  private final Map<Class<?>, Integer> ids = new HashMap<>();

  /** Copies the numbers, each of which has one class. */
  public Ids(Map<Integer, Class<?>> classes) {
    this.classes = new TreeMap<>(classes);
    classes.forEach((id, type) -> ids.put(type, id));
  }

  /**
   * Checks a number.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public static void requireNumber(String type, int number) {
    if (number < 1 || number > MAX_NUMBER) {
      throw new IllegalArgumentException(
          "The number of " + type + " is " + number + "; it must be 1 to " + MAX_NUMBER);
    }
  }

  @Override
  public int idOf(Class<?> type) {
    return ids.getOrDefault(type, 0);
  }

  @Override
  public @Nullable Class<?> classOf(int id) {
    return classes.get(id);
  }

  @Override
  public Iterable<Class<?>> classes() {
    return Collections.unmodifiableCollection(classes.values());
  }
}
