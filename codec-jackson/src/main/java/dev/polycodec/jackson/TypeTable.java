package dev.polycodec.jackson;

import dev.polycodec.MalformedDataException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The classes that one message has named, by order of their names; reused for the next. */
final class TypeTable {

  private static final int FEW = 8;

  private final List<ClassPlan> types = new ArrayList<>();
  private final Map<ClassPlan, Integer> numbers = new IdentityHashMap<>();

  void reset() {
    if (types.size() > FEW) {
      numbers.clear();
    }
    types.clear();
  }

  void add(ClassPlan plan) {
    types.add(plan);
    int size = types.size();
    if (size > FEW) {
      for (int i = numbers.isEmpty() ? 0 : size - 1; i < size; i++) {
        numbers.putIfAbsent(types.get(i), i);
      }
    }
  }

  /** Returns the number of a class, or -1 if the message has not named it. */
  int numberOf(ClassPlan plan) {
    return types.size() > FEW ? numbers.getOrDefault(plan, -1) : types.indexOf(plan);
  }

  /**
   * Returns the class of a number.
   *
   * @throws MalformedDataException if there is none
   */
  ClassPlan get(int number) {
    if (number < 0 || number >= types.size()) {
      throw new MalformedDataException(
          "The bytes refer to class number " + number + " of " + types.size());
    }
    return types.get(number);
  }
}
