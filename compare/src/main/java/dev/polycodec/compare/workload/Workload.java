package dev.polycodec.compare.workload;

import dev.polycodec.TypeRef;
import java.util.List;

/**
 * A named data set: the messages that every codec encodes and decodes.
 *
 * @param name the name that selects it
 * @param description what it holds, in one line
 * @param type the declared type of each message
 * @param messages the values to encode, each by itself, at least one
 * @param objects how many objects the messages hold together, the unit of the times; at least 1
 */
public record Workload(
    String name, String description, TypeRef<?> type, List<?> messages, int objects) {

  /**
   * Checks that there is something to measure.
   *
   * @throws IllegalArgumentException if there is no message or no object
   */
  public Workload {
    if (messages.isEmpty() || objects < 1) {
      throw new IllegalArgumentException("The data set " + name + " is empty");
    }
    messages = List.copyOf(messages);
  }

  /** Returns a workload each of whose messages is one object of a class. */
  static <T> Workload each(String name, String description, Class<T> type, List<T> messages) {
    return new Workload(name, description, TypeRef.of(type), messages, messages.size());
  }

  /** Returns a workload whose objects are one message: their list. */
  static <T> Workload list(
      String name, String description, TypeRef<? extends List<T>> type, List<T> objects) {
    return new Workload(name, description, type, List.of(objects), objects.size());
  }
}
