package dev.polycodec.protobuf;

import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.Message;
import dev.polycodec.Limits;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Plan;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A generated class as root, with what must be looked at in its messages.
 *
 * @param recursionLimit how deep the library may nest what it reads
 * @param uncounted the length of a message from which on its objects must be counted
 * @param texts whether a message may hold texts
 * @param extendable whether a message may hold extensions
 */
record MessagePlan(
    MessageType type, int recursionLimit, int uncounted, boolean texts, boolean extendable)
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
        all.stream().flatMap(each -> each.fields().stream()).anyMatch(MessageType.Field::isText),
        all.stream().anyMatch(MessageType::isExtendable));
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

  /** Says whether the objects of a message of some length must be counted. */
  boolean counts(int length) {
    return length >= uncounted;
  }
}
