package dev.polycodec.fory;

import dev.polycodec.spi.Message;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The records that are being written. Fory makes a record from what it holds, and null of what
 * refers to it in there.
 */
final class OpenRecords {

  private final List<Object> open = new ArrayList<>();

  /** Says whether what is declared so may hold a record. */
  static boolean fit(Class<?> declared) {
    return declared.isInterface() || declared.isAssignableFrom(Record.class) || declared.isRecord();
  }

  void clear() {
    open.clear();
  }

  void begin(Object value) {
    open.add(value);
  }

  /** Ends the one that was begun last. */
  void end() {
    open.remove(open.size() - 1);
  }

  boolean areNone() {
    return open.isEmpty();
  }

  /** Refuses what refers to one of them. */
  void requireNone(@Nullable Object held, Message message) {
    for (int i = 0; i < open.size(); i++) { // no iterator for each reference
      if (open.get(i) == held) {
        throw message.cycle(held.getClass());
      }
    }
  }
}
