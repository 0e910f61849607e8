package dev.polycodec.protobuf;

import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.Message;
import dev.polycodec.Limits;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.bulk.Bulk;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A generated class as root, with what must be looked at in its messages.
 *
 * @param recursionLimit how deep the library may nest what it reads
 * @param uncounted the length of a message, part of no other, from which on objects are counted
 * @param texts whether a message may hold texts
 * @param uncheckedTexts whether the library takes any bytes for some of them
 * @param extendable whether a message may hold extensions
 */
record MessagePlan(
    MessageType type,
    int recursionLimit,
    int uncounted,
    boolean texts,
    boolean uncheckedTexts,
    boolean extendable)
    implements Plan {

  /** What any message may take of the heap; as much as the core grants it. */
  private static final int FREE = 1 << 20;

  /** The bytes of the heap that a byte of unknown fields takes at most. */
  private static final int UNKNOWN = 100;

  /** The fewest bytes of an object within another one. */
  private static final int LEAST = 2;

  private static final int ENDLESS = Integer.MAX_VALUE;

  static MessagePlan of(Message empty, ExtensionRegistry extensions, BackendConfig config) {
    Map<String, MessageType> reached = new HashMap<>();
    MessageType type = MessageType.of(empty, extensions, reached);
    Collection<MessageType> all = reached.values();
    boolean entries = all.stream().anyMatch(MessagePlan::isEntryOfMessages);
    boolean denied = all.stream().anyMatch(t -> config.denial(t.empty().getClass()) != null);
    int depth = config.limits().maxDepth();
    return new MessagePlan(
        type,
        entries ? LEAST * depth : depth - 1,
        denied ? 0 : uncounted(type, all, config.limits()),
        anyField(all, MessageType.Field::isText),
        anyField(all, MessageType.Field::isUncheckedText),
        all.stream().anyMatch(MessageType::isExtendable));
  }

  private static boolean anyField(
      Collection<MessageType> types, Predicate<MessageType.Field> condition) {
    return types.stream().flatMap(type -> type.fields().stream()).anyMatch(condition);
  }

  /** The library counts the entry of a map, too, as a level. */
  private static boolean isEntryOfMessages(MessageType type) {
    return type.isEntry() && type.fields().stream().anyMatch(field -> field.child() != null);
  }

  /** Returns the length from which on a message can exceed a limit. */
  private static int uncounted(MessageType root, Collection<MessageType> all, Limits limits) {
    int largest = all.stream().mapToInt(MessageType::footprint).max().orElse(0);
    long heap = FREE / Math.max(UNKNOWN, largest / LEAST);
    long objects = (long) LEAST * limits.maxObjects();
    long depth =
        height(root, new HashMap<>()) > limits.maxDepth()
            ? (long) LEAST * limits.maxDepth()
            : Integer.MAX_VALUE;
    return (int) Math.min(Integer.MAX_VALUE, Math.min(heap, Math.min(objects, depth)));
  }

  /** Returns how deep objects of a type can be nested; endless, if it reaches itself. */
  private static int height(MessageType type, Map<MessageType, Integer> heights) {
    Integer known = heights.putIfAbsent(type, ENDLESS);
    if (known != null) {
      return known;
    }
    int below =
        type.fields().stream()
            .map(MessageType.Field::child)
            .filter(Objects::nonNull)
            .mapToInt(child -> height(child, heights))
            .max()
            .orElse(0);
    int height = below == ENDLESS || type.isEntry() ? below : below + 1;
    heights.put(type, height);
    return height;
  }

  /**
   * Says whether a message can exceed a limit by itself, or hold bytes for a text that are none.
   */
  boolean counts(byte[] bytes, int offset, int length) {
    int end = offset + length;
    return length >= uncounted || (uncheckedTexts && Bulk.asciiEnd(bytes, offset, end) < end);
  }
}
