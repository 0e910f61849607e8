package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Shapes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The classes that one engine has met, and their numbers in the current message.
 *
 * <p>The usual containers have the same numbers in every message. A class with fields gets the next
 * number when the message comes to its first object, any other when the message names it.
 */
final class ClassPlans {

  private static final List<Class<?>> USUAL =
      List.of(
          ArrayList.class,
          HashMap.class,
          LinkedHashMap.class,
          HashSet.class,
          LinkedHashSet.class,
          TreeMap.class,
          TreeSet.class,
          LinkedList.class,
          Object[].class,
          String[].class);

  /** Stands for all messages. */
  private static final long EVERY = -1;

  private static final int MAX_RETAINED = 512;
  private static final int BYTES_EACH = 256;

  private final Shapes shapes;
  private final Map<Class<?>, ClassPlan> plans = new IdentityHashMap<>();

  /** The plans by number; a usual one is there once it was needed. */
  private @Nullable ClassPlan[] numbered = new ClassPlan[2 * USUAL.size()];

  private int size;
  private long message;
  private @Nullable ClassPlan last;
  private @Nullable ClassPlan before;

  ClassPlans(Shapes shapes) {
    this.shapes = shapes;
  }

  /** Begins the next message. */
  void begin() {
    if (plans.size() > MAX_RETAINED) {
      plans.clear();
      numbered = new ClassPlan[2 * USUAL.size()];
      last = null;
      before = null;
    }
    message++;
    size = USUAL.size();
  }

  /** Returns what is known of a class; two classes in turns are found at once. */
  ClassPlan of(Class<?> type) {
    ClassPlan found = last;
    if (found == null || found.type() != type) {
      found = before;
      if (found == null || found.type() != type) {
        found = find(type);
      }
      before = last;
      last = found;
    }
    return found;
  }

  private ClassPlan find(Class<?> type) {
    ClassPlan known = plans.get(type);
    if (known == null) {
      known = new ClassPlan(shapes.of(type), this);
      int usual = USUAL.indexOf(type);
      if (usual >= 0) {
        known.number = usual;
        known.message = EVERY;
      }
      plans.put(type, known);
    }
    return known;
  }

  /** Returns whether the message may refer to a class by its number. */
  boolean isNumbered(ClassPlan plan) {
    return plan.message == message || plan.message == EVERY;
  }

  /** Gives a class the next number; two names that the reader meets may stand for one class. */
  void number(ClassPlan plan) {
    if (size == numbered.length) {
      numbered = Arrays.copyOf(numbered, 2 * size);
    }
    if (plan.message != EVERY) {
      plan.number = size;
      plan.message = message;
    }
    numbered[size++] = plan;
  }

  /**
   * Returns the class of a number.
   *
   * @throws MalformedDataException if no class has the number
   */
  ClassPlan get(int number) {
    if (number < 0 || number >= size) {
      throw new MalformedDataException(
          "Class number " + number + " was not named before; " + size + " were");
    }
    ClassPlan known = numbered[number];
    if (known == null) {
      known = of(USUAL.get(number));
      numbered[number] = known;
    }
    return known;
  }

  long retainedBytes() {
    return (long) plans.size() * BYTES_EACH;
  }
}
