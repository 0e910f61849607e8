package dev.polycodec.jdk;

import dev.polycodec.spi.Message;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The records that have begun in a plain stream. Java makes a record from what it holds, and null
 * of what refers to it in there. The stream does not tell when one ends: so one that is referred to
 * again must not contain itself.
 */
final class BegunRecords {

  private final StreamClasses classes;
  private final Message message;

  /** By record, whether it is known not to contain itself. */
  private Map<Object, Boolean> begun = Map.of();

  BegunRecords(StreamClasses classes, Message message) {
    this.classes = classes;
    this.message = message;
  }

  /** Begins an object, which may be no record. */
  void begin(Object value, StreamClass type) {
    if (!begun.isEmpty()) {
      look(value, type, this::requireOther);
    }
    if (value instanceof Record && !type.hooked().fields().isEmpty()) {
      if (begun.isEmpty()) {
        begun = new IdentityHashMap<>();
      }
      begun.put(value, false);
    }
  }

  private void requireOther(@Nullable Object held) {
    if (held instanceof Record && Boolean.FALSE.equals(begun.get(held))) {
      if (containsItself(held)) {
        throw message.cycle(held.getClass());
      }
      begun.put(held, true);
    } else if (held != null && PlainEncoder.hidesElements(held)) {
      look(held, classes.of(held.getClass()), this::requireOther);
    }
  }

  private boolean containsItself(Object value) {
    Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> left = new ArrayDeque<>(Set.of(value));
    Consumer<@Nullable Object> note =
        held -> {
          if (held != null && !(held instanceof String) && met.add(held)) {
            left.push(held);
          }
        };
    while (!left.isEmpty() && !met.contains(value)) {
      Object next = left.pop();
      look(next, classes.of(next.getClass()), note);
    }
    return met.contains(value);
  }

  private static void look(Object value, StreamClass type, Consumer<@Nullable Object> held) {
    type.hooked().forEachWritten(value, held::accept);
    type.content().forEach(value, held);
  }
}
