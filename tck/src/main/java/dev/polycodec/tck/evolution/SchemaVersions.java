package dev.polycodec.tck.evolution;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Two versions of generated classes, in packages that end in {@code versions.v1} and {@code
 * versions.v2}; the kit loads those of either under the names of a third, {@code versions.v0}.
 */
public interface SchemaVersions {

  /** A constant of an enum whose class has no object for it. */
  record Constant(String name) {}

  /** Returns the name of the third package. */
  String packageName();

  /**
   * Returns an object as an application makes it: what is not given has its default.
   *
   * @param fields numbers, texts, byte arrays, constants, objects, lists and maps of these by name
   * @throws IllegalArgumentException if the class has no such field
   */
  Object make(Class<?> type, Map<String, Object> fields);

  /**
   * Returns what an application sees in an object: what {@link #make} takes, any texts, or {@link
   * Constant}s. What is zero, empty or null may be left out.
   */
  Map<String, @Nullable Object> fields(Object object);

  /** Returns the changes that the format has no form for. */
  Set<String> lacks();

  /**
   * Returns what is silently wrong because nothing in the bytes tells it: the value that the reader
   * gets instead, by the line of the table. Each has to be so.
   */
  Map<String, String> misread();
}
