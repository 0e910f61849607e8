package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The classes that a message has named so far: a name is written once, then its number. */
final class TypeRefs {

  /** A table larger than this is dropped after its message, not cleared. */
  private static final int KEPT = 64;

  private static final int BYTES_EACH = 64;

  private Map<Class<?>, Integer> numbers = new IdentityHashMap<>();
  private List<Class<?>> types = new ArrayList<>();

  void clear() {
    if (types.size() > KEPT) {
      numbers = new IdentityHashMap<>();
      types = new ArrayList<>();
    } else if (!types.isEmpty()) {
      numbers.clear();
      types.clear();
    }
  }

  /** Returns the number of a type that was named before, or -1. */
  int numberOf(Class<?> type) {
    return numbers.getOrDefault(type, -1);
  }

  /** Gives a type the next number; two names the reader meets may stand for one class. */
  void add(Class<?> type) {
    numbers.putIfAbsent(type, types.size());
    types.add(type);
  }

  Class<?> get(int number) {
    if (number < 0 || number >= types.size()) {
      throw new MalformedDataException(
          "Class number " + number + " was not named before; " + types.size() + " were");
    }
    return types.get(number);
  }

  long retainedBytes() {
    return (long) types.size() * BYTES_EACH;
  }
}
