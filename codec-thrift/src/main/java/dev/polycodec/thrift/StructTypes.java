package dev.polycodec.thrift;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The generated classes that were met, each once: a class may contain itself, and messages choose
 * how deep, and by which of its fields.
 */
final class StructTypes {

  private final Map<Class<?>, StructType> known = new ConcurrentHashMap<>();

  /** Returns the fields of a class. */
  StructType of(Class<?> type) {
    StructType found = known.get(type);
    if (found == null) {
      found = StructType.of(type, this);
      known.put(type, found); // two threads may do that, and a stack may end before
    }
    return found;
  }
}
