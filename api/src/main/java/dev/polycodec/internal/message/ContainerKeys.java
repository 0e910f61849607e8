package dev.polycodec.internal.message;

import dev.polycodec.internal.shape.KeyTable;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The keys of one container, as far as they are known: how many there are, and of each hash. Reused
 * for the next container, as most have keys that need no table of hashes.
 */
final class ContainerKeys {

  private static final int INITIAL = 64;

  /** Larger tables are not kept. */
  private static final int MAX_RETAINED = 1 << 10;

  /**
   * Without it, the bytes could choose hashes that crowd here. Nobody sees what it leads to, so the
   * time of the start in nanoseconds will do, as it does for the JDK's sets.
   */
  private static final int SECRET = ThreadLocalRandom.current().nextInt();

  private static final int[] NONE = {};

  /** To know better of so few would cost more. */
  private static final int FEW = 16;

  @Nullable Object container;
  KeyTable table = KeyTable.NONE;
  @Nullable Comparator<?> order;

  private int size;
  private int few;
  private int twins;

  /** The class of the first key, and whether its keys have an order among themselves. */
  private @Nullable Class<?> type;

  private boolean ordered;

  /** Whether keys without an order to others were met, so that all hashes are counted. */
  private boolean counted;

  /** What it takes to compare the longest decimal. */
  private long longest;

  private int entries;

  /** The hashes, where the count is not zero. */
  private int[] hashes = NONE;

  private int[] counts = NONE;

  ContainerKeys() {}

  ContainerKeys(Object container, KeyTable table) {
    begin(container, table);
  }

  void begin(Object of, KeyTable how) {
    clear();
    container = of;
    table = how;
  }

  /** The container is compared with one that has equal keys. */
  void comparedWithEqual(int keys) {
    few = keys == 1 ? 1 : 0; // what is wrong by a factor at each level is wrong by a power
    twins = 1;
  }

  /** Returns how many equal keys each is compared with, beside those of its hash. */
  int twins() {
    return twins;
  }

  /** Returns up to how many keys all are taken to collide. */
  int few() {
    return few;
  }

  /** Forgets the container. */
  void clear() {
    container = null;
    order = null;
    few = FEW;
    twins = 0;
    type = null;
    counted = false;
    longest = 0;
    size = 0;
    if (counts.length > MAX_RETAINED) {
      hashes = NONE;
      counts = NONE;
    } else if (entries > 0) {
      Arrays.fill(counts, 0);
    }
    entries = 0;
  }

  /**
   * Knows the keys that the container has already; returns whether their hashes must be counted.
   */
  boolean takeOver() {
    Collection<?> keys = keys();
    size = keys.size();
    if (size == 0 || table == KeyTable.SORTED) {
      return false;
    }
    type = keys.stream().filter(Objects::nonNull).findFirst().map(Object::getClass).orElse(null);
    ordered = type != null && KeyTable.isOrdered(type);
    return !ordered || table != KeyTable.TREES;
  }

  Collection<?> keys() {
    return container instanceof Map<?, ?> map
        ? map.keySet()
        : container instanceof Collection<?> keys ? keys : List.of();
  }

  /** Returns how many keys there are. */
  int size() {
    return size;
  }

  /** Returns how many keys came before the next. */
  int next() {
    return size++;
  }

  /**
   * Returns whether a table can order a key among those that have its hash. The first that it
   * cannot has the others hashed.
   */
  boolean isOrdered(Object key, ToIntFunction<Object> hash) {
    Class<?> of = key.getClass();
    if (of != type) {
      if (type == null) {
        type = of;
        ordered = KeyTable.isOrdered(of);
      } else if (ordered) {
        ordered = false;
        countHashes(hash);
      }
    }
    return ordered;
  }

  /** Counts the hashes of the keys so far. */
  void countHashes(ToIntFunction<Object> hash) {
    if (!counted) {
      counted = true;
      keys().stream()
          .limit(size) // a writer's container has those that come, too
          .filter(Objects::nonNull)
          .forEach(key -> sameHash(hash.applyAsInt(key)));
    }
  }

  /** Returns what comparing a key takes: two decimals take what the longer one does. */
  long longest(@Nullable Object key, long weight) {
    if (!(key instanceof BigDecimal)) {
      return weight;
    }
    longest = Math.max(longest, weight);
    return longest;
  }

  /** Adds a key, and returns how many with the same hash were added before. */
  int sameHash(int hash) {
    if (2 * entries >= hashes.length) {
      grow();
    }
    int slot = slot(hash);
    if (counts[slot] == 0) {
      hashes[slot] = hash;
      entries++;
    }
    return counts[slot]++;
  }

  private void grow() {
    int[] oldHashes = hashes;
    int[] oldCounts = counts;
    hashes = new int[Math.max(INITIAL, 2 * oldHashes.length)];
    counts = new int[hashes.length];
    for (int i = 0; i < oldHashes.length; i++) {
      if (oldCounts[i] != 0) {
        int slot = slot(oldHashes[i]);
        hashes[slot] = oldHashes[i];
        counts[slot] = oldCounts[i];
      }
    }
  }

  private int slot(int hash) {
    int mask = hashes.length - 1;
    int slot = mix(hash ^ SECRET) & mask;
    while (counts[slot] != 0 && hashes[slot] != hash) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private static int mix(int hash) {
    int mixed = (hash ^ hash >>> 16) * 0x85EBCA6B;
    mixed = (mixed ^ mixed >>> 13) * 0xC2B2AE35;
    return mixed ^ mixed >>> 16;
  }
}
