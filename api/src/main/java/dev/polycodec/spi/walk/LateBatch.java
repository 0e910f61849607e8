package dev.polycodec.spi.walk;

import dev.polycodec.DecodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** The first key of a container that waits, and all after it. */
final class LateBatch {

  /** The hash of a key may need a set that waits, too; more often than this, it is an attack. */
  private static final int MAX_ROUNDS = 16;

  /** The number of the object that the container is, or is wrapped by. */
  final int number;

  /** The number of the object around that one. */
  final int within;

  private final Object container;

  private final @Nullable Runnable own;

  private final List<@Nullable Object> content = new ArrayList<>();

  private int early;

  private int hash;

  /**
   * Creates a batch.
   *
   * @param early how many the container was given before
   * @param own fills the container in its own way, or is null
   */
  LateBatch(int number, int within, Object container, int early, @Nullable Runnable own) {
    this.number = number;
    this.within = within;
    this.container = container;
    this.early = early;
    this.own = own;
  }

  /** Adds an element. */
  void add(@Nullable Object element) {
    content.add(element);
  }

  /** Adds an entry. */
  void add(@Nullable Object key, @Nullable Object value) {
    content.add(key);
    content.add(value);
  }

  /**
   * Fills containers of one cycle. What one holds may change the hash of a key of another: then all
   * are filled again, until no hash changes. Those that sort by a comparator come last. Those that
   * are filled in their own way come first, as they cannot be emptied.
   */
  static void complete(List<LateBatch> batches, Message message) {
    List<LateBatch> first = batches.stream().filter(batch -> batch.own != null).toList();
    first.forEach(batch -> batch.fillItself(message));
    List<LateBatch> others = batches.stream().filter(batch -> batch.own == null).toList();
    if (others.size() + first.size() > 1) {
      settle(others, message);
    }
    for (LateBatch batch : others) {
      if (batches.size() == 1) {
        batch.fill(message);
      }
      batch.requireWhole();
    }
    first.forEach(batch -> batch.requireSettled(message));
  }

  private void fillItself(Message message) {
    hash = hashes(message);
    Objects.requireNonNull(own, "a way of its own").run();
  }

  private void requireSettled(Message message) {
    if (hash != hashes(message)) {
      throw new DecodeException(
          "A "
              + container.getClass().getName()
              + ", which has methods of its own that fill it, holds keys whose hashes depend on"
              + " what is filled later: break the cycle, or register a Surrogate for it");
    }
  }

  private static void settle(List<LateBatch> batches, Message message) {
    List<LateBatch> inTurn = new ArrayList<>(batches);
    inTurn.sort((a, b) -> Boolean.compare(a.sorts(), b.sorts()));
    inTurn.forEach(LateBatch::takeAll);
    for (int round = 0; round < MAX_ROUNDS; round++) {
      for (LateBatch batch : inTurn) {
        batch.clear();
        batch.hash = batch.hashes(message);
        batch.fill(message);
      }
      if (inTurn.stream().allMatch(batch -> batch.hash == batch.hashes(message))) {
        return;
      }
    }
    throw new MalformedDataException("The hashes of keys depend on each other without end");
  }

  private boolean sorts() {
    return !(container instanceof Set<?> || container instanceof Map<?, ?>)
        || container instanceof SortedSet<?>
        || container instanceof SortedMap<?, ?>;
  }

  /** Takes the keys that did not wait, so that all can be put in again. */
  private void takeAll() {
    early -= size();
    if (container instanceof Map<?, ?> map) {
      List<@Nullable Object> early = new ArrayList<>();
      map.forEach(
          (key, value) -> {
            early.add(key);
            early.add(value);
          });
      content.addAll(0, early);
    } else {
      content.addAll(0, (Collection<?>) container);
    }
  }

  private void clear() {
    if (container instanceof Map<?, ?> map) {
      map.clear();
    } else {
      ((Collection<?>) container).clear();
    }
  }

  private int step() {
    return container instanceof Map<?, ?> ? 2 : 1;
  }

  /** Returns what changes if a hash does. To hash takes steps each time: keys grow as sets fill. */
  private int hashes(Message message) {
    if (sorts()) {
      return 0;
    }
    List<@Nullable Object> keys = new ArrayList<>();
    for (int i = 0; i < content.size(); i += step()) {
      keys.add(content.get(i));
    }
    message.keys(container, keys);
    return keys.hashCode();
  }

  @SuppressWarnings("unchecked") // elements, keys and values are erased
  private void fill(Message message) {
    for (int i = 0; i < content.size(); i += step()) {
      Object key = content.get(i);
      message.key(container, key);
      if (container instanceof Map<?, ?> map) {
        ((Map<@Nullable Object, @Nullable Object>) map).put(key, content.get(i + 1));
      } else {
        ((Collection<@Nullable Object>) container).add(key);
      }
    }
  }

  private void requireWhole() {
    Message.requireDistinct(container, early + content.size() / step());
  }

  private int size() {
    return container instanceof Map<?, ?> map ? map.size() : ((Collection<?>) container).size();
  }
}
