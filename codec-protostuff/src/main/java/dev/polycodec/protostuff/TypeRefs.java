package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The classes that a message has named so far: a name is written once, then its number. */
final class TypeRefs {

  /** So many are found by comparing; more than this are dropped after their message, too. */
  private static final int FEW = 16;

  private static final int BYTES_EACH = 64;

  private @Nullable Class<?>[] types = new Class<?>[FEW];
  private @Nullable Map<Class<?>, Integer> numbers;
  private int size;

  void clear() {
    if (size > FEW) {
      types = new Class<?>[FEW];
      numbers = null;
    } else {
      Arrays.fill(types, 0, size, null);
    }
    size = 0;
  }

  /** Returns the number of a type that was named before, or -1. */
  int numberOf(Class<?> type) {
    if (numbers != null) {
      return numbers.getOrDefault(type, -1);
    }
    for (int i = 0; i < size; i++) {
      if (types[i] == type) {
        return i;
      }
    }
    return -1;
  }

  /** Gives a type the next number; two names the reader meets may stand for one class. */
  void add(Class<?> type) {
    if (size == types.length) {
      types = Arrays.copyOf(types, 2 * size);
    }
    types[size] = type;
    if (numbers != null) {
      numbers.putIfAbsent(type, size);
    } else if (size == FEW) {
      numbers = numbered();
    }
    size++;
  }

  private Map<Class<?>, Integer> numbered() {
    Map<Class<?>, Integer> all = new IdentityHashMap<>();
    for (int i = 0; i <= size; i++) {
      all.putIfAbsent(types[i], i);
    }
    return all;
  }

  Class<?> get(int number) {
    Class<?> type = number >= 0 && number < size ? types[number] : null;
    if (type == null) {
      throw new MalformedDataException(
          "Class number " + number + " was not named before; " + size + " were");
    }
    return type;
  }

  long retainedBytes() {
    return (long) types.length * BYTES_EACH;
  }
}
