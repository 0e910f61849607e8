package dev.polycodec.spi.graph;

import dev.polycodec.spi.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The keys that must wait until the whole message is read: they refer to an object that was not
 * complete when they were, so that their hash was not yet what it will be.
 */
final class LateKeys {

  private static final int NONE = Integer.MAX_VALUE;

  private final List<Batch> batches = new ArrayList<>();

  /** The numbers of the objects that are being read, which ascend. */
  private int[] open = new int[32];

  private int depth;

  /** How many keys are being read, each within the one before. */
  private int keys;

  /** The outermost open object that the key read last refers to. */
  private int outermost = NONE;

  /** Begins an object. */
  void begin(int number) {
    if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
    }
    open[depth++] = number;
  }

  /** Ends the object that was begun last. */
  void end() {
    if (outermost >= open[--depth]) {
      outermost = NONE;
    }
  }

  /** Notes a reference to an object. */
  void refersTo(int number) {
    if (keys > 0 && number < outermost && Arrays.binarySearch(open, 0, depth, number) >= 0) {
      outermost = number;
    }
  }

  /** Begins a key, and returns what {@link #endKey} needs. */
  int beginKey() {
    int before = outermost;
    outermost = NONE;
    keys++;
    return before;
  }

  /** Ends a key, and says whether it refers to an object that is not complete. */
  boolean endKey(int before) {
    boolean waits = outermost != NONE;
    outermost = Math.min(outermost, before);
    keys--;
    return waits;
  }

  /** Adds what waits, after all that waits within it. */
  void add(@Nullable Batch batch) {
    if (batch != null) {
      batches.add(batch);
    }
  }

  /** Puts all keys that wait into their containers. */
  void complete(Message message) {
    if (!batches.isEmpty()) {
      batches.forEach(batch -> batch.complete(message));
      batches.clear();
    }
  }

  /** Forgets all, after a failure, too. */
  void clear() {
    batches.clear();
    depth = 0;
    keys = 0;
    outermost = NONE;
  }

  /** The first key of a container that waits, and all after it, as the order must stay. */
  static final class Batch {

    private final Object container;
    private final List<@Nullable Object> content = new ArrayList<>();

    Batch(Object container) {
      this.container = container;
    }

    void add(@Nullable Object key) {
      content.add(key);
    }

    void add(@Nullable Object key, @Nullable Object value) {
      content.add(key);
      content.add(value);
    }

    @SuppressWarnings("unchecked") // elements, keys and values are erased
    private void complete(Message message) {
      if (container instanceof Map<?, ?> map) {
        for (int i = 0; i < content.size(); i += 2) {
          message.key(map, content.get(i));
          ((Map<@Nullable Object, @Nullable Object>) map).put(content.get(i), content.get(i + 1));
        }
      } else {
        for (Object key : content) {
          message.key(container, key);
          ((Collection<@Nullable Object>) container).add(key);
        }
      }
    }
  }
}
