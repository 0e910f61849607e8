package dev.polycodec.internal.message;

import dev.polycodec.LimitExceededException;
import dev.polycodec.internal.shape.KeyTable;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.surrogate.Listing;
import dev.polycodec.internal.surrogate.NestedOrders;
import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.SurrogateProvider;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Counts the steps that the keys of a message take to hash and to compare, before they are taken.
 *
 * <p>What runs is charged: a key that is a container or a record for each value that its hash
 * visits, shared ones once for each way to them; a comparison for the length that is compared; and
 * as many comparisons as the container makes of keys like those it has. What the methods of an
 * application's own classes do is not known here.
 */
final class KeySteps {

  /**
   * All is counted in ticks of about five nanoseconds, as a step is too coarse for a comparison.
   */
  private static final int TICKS_PER_STEP = 16;

  private static final int KEY = 16;
  private static final int COMPARE = 4;
  private static final int COMPARE_IN_ORDER = 8;

  /** Only comparators of the JDK for one class compare as fast as the class itself. */
  private static final int OTHER_ORDER = 36;

  private static final int COPIES_PER_TICK = 4;
  private static final int LINKS_PER_TICK = 2;

  private final KeyWeights weights;
  private final ToIntFunction<Object> hash = this::hashed;
  private final int max;
  private final long maxTicks;
  private @Nullable ContainerKeys[] containers = new ContainerKeys[8];
  private int deepest = -1;
  private long ticks;
  private boolean encoding;

  /** Comparators around comparators: none is nested deeper than there are of them. */
  private int nestedOrders;

  /**
   * Whether a {@code HashMap} has keys that are not short texts, which might meet some that are.
   */
  private boolean mixed;

  KeySteps(ShapesImpl shapes, int max) {
    this.weights = new KeyWeights(shapes, this);
    this.max = max;
    this.maxTicks = (long) max * TICKS_PER_STEP;
    containers[0] = new ContainerKeys(); // and so its class is initialised with the codec
  }

  /** Begins a message. */
  void begin(boolean writing) {
    encoding = writing;
  }

  /** Goes on counting where another message, around this one or within, has got to. */
  void resume(KeySteps other) {
    ticks = other.ticks;
  }

  /** Forgets the keys of the message. */
  void reset() {
    ticks = 0;
    nestedOrders = 0;
    mixed = false;
    for (int i = 0; i <= deepest; i++) {
      if (containers[i] != null) {
        containers[i].clear();
      }
    }
    deepest = -1;
  }

  /** Returns whether texts as keys of a {@code HashMap} must be counted, too. */
  boolean mixed() {
    return mixed;
  }

  /**
   * Counts the next key of a container that is at some depth, or the next element.
   *
   * @throws LimitExceededException if there are too many steps
   */
  void add(int depth, Object container, @Nullable Object key) {
    ContainerKeys known = knownKeys(depth, container);
    mixed |= container instanceof HashMap && !(key instanceof String);
    count(cost(known, key));
  }

  /** Counts the steps of keys that are not known here. */
  void addSteps(long steps) {
    count(Math.min(steps, 1L + max) * TICKS_PER_STEP);
  }

  /** Counts the keys in what an object copies of its form, and what that says of order. */
  void addForm(Class<?> type, Object source) {
    if (source instanceof Map<?, ?> map) {
      count(ofAll(KeyTable.of(map.getClass()), map, map.keySet()));
    } else if (source instanceof Object[] content) {
      if (Comparator.class.isAssignableFrom(type)) {
        nestedOrders += NestedOrders.isIn(content) ? 1 : 0;
      } else {
        addContent(type, content);
      }
    }
  }

  private void addContent(Class<?> type, @Nullable Object[] content) {
    KeyTable table = KeyTable.of(type);
    boolean map = Map.class.isAssignableFrom(type);
    int stride = map ? 2 : 1;
    int first = map ? content.length % 2 : Math.min(Listing.first(type), content.length);
    List<@Nullable Object> list = SurrogateProvider.column(content, first, 0, stride);
    ContainerKeys known = new ContainerKeys(list, table);
    known.order = content.length > 0 && content[0] instanceof Comparator<?> order ? order : null;
    count(ofAll(known, list));
  }

  /** Counts keys that a form lists for a table like that of an empty container, or probed so. */
  void addTable(Object like, Collection<?> keys) {
    boolean probed = like instanceof IntUnaryOperator;
    count(ofAll(probed ? KeyTable.PROBED : KeyTable.of(like.getClass()), like, keys));
  }

  /** Returns what a container takes that has these keys. */
  private long ofAll(KeyTable table, Object container, Collection<?> keys) {
    return ofAll(new ContainerKeys(container, table), keys);
  }

  /**
   * Returns what it takes to compare a container with an equal one, where each key is looked up: it
   * is hashed again, and then compared with its twin, too.
   */
  long ofEqual(KeyTable table, Object container, Collection<?> keys) {
    ContainerKeys known = new ContainerKeys(container, table);
    known.comparedWithEqual(keys.size());
    long before = weights.hashed();
    long cost = ofAll(known, keys);
    return cost + weights.hashed() - before;
  }

  private long ofAll(ContainerKeys known, Collection<?> keys) {
    if (known.order == null) {
      known.order = ContainerSettings.comparator(Objects.requireNonNull(known.container));
    }
    long cost = 0;
    long before = weights.hashed();
    for (Object key : keys) {
      cost += cost(known, key);
      require(cost);
    }
    return known.table == KeyTable.PROBED
        ? cost + probes(known, keys, weights.hashed() - before)
        : cost;
  }

  /** Counts what it takes to hash a key, and returns what it takes to compare it. */
  private long cost(ContainerKeys known, @Nullable Object key) {
    return switch (known.table) {
      case NONE -> 0;
      case COPIED -> known.next() / COPIES_PER_TICK;
      case SCANNED -> {
        int earlier = known.next();
        yield (long) (earlier + known.twins()) * (COMPARE + weights.of(key))
            + earlier / COPIES_PER_TICK;
      }
      case LINKED -> {
        long links = known.size() / LINKS_PER_TICK;
        yield links + collisions(known, key);
      }
      case SORTED -> KEY + levels(known.next()) * inOrder(known, key);
      case TREES, PROBED -> KEY + inTree(known, key);
    };
  }

  private long inTree(ContainerKeys known, @Nullable Object key) {
    if (key == null) {
      known.next();
      return 0;
    }
    if (!known.isOrdered(key, hash)) {
      return collisions(known, key);
    }
    long weight = weights.order(key);
    int earlier = known.next();
    long cost = weight * (1 + levels(earlier));
    long longest = known.longest(key, weight);
    return longest > 0 && key instanceof BigDecimal
        ? Math.max(cost, longest * levels(known.sameHash(hashed(key))))
        : cost;
  }

  private long collisions(ContainerKeys known, @Nullable Object key) {
    if (key == null) {
      known.next();
      return 0;
    }
    long before = weights.hashed();
    long weight = weights.of(key);
    int others = known.next();
    if (others >= known.few()) {
      count(known.twins() * (weights.hashed() - before));
      others = known.sameHash(key.hashCode());
    }
    return (others + known.twins()) * (COMPARE + weight);
  }

  /** Hashes a key that was not weighed, as it has an order: which takes long if it is long. */
  private int hashed(Object key) {
    count(KeyWeights.leaf(key));
    return key.hashCode();
  }

  private long inOrder(ContainerKeys known, @Nullable Object key) {
    Comparator<?> order = known.order;
    long weight = known.longest(key, weights.order(key));
    if (order == null || order == Comparator.naturalOrder()) {
      return COMPARE_IN_ORDER + weight;
    }
    int depth = NestedOrders.isAround(order) ? 2 + nestedOrders : 1;
    return (long) COMPARE_IN_ORDER * depth + weight * OTHER_ORDER;
  }

  private static int levels(int size) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(size);
  }

  /**
   * Does with hashes alone what {@code Set.of} and {@code Map.of} do with keys, or another.
   *
   * @param hashing what it takes to hash them, as they are here once more
   */
  private long probes(ContainerKeys known, Collection<?> keys, long hashing) {
    count(hashing);
    boolean[] taken = new boolean[2 * keys.size() + 1];
    int slots = taken.length - 1;
    long cost = 0;
    for (Object key : keys) {
      if (key != null) {
        int slot = slot(known, key, slots);
        long weight = taken[slot] ? COMPARE + weights.of(key) : 0;
        while (taken[slot]) {
          cost += weight;
          slot = slot + 1 == slots ? 0 : slot + 1;
        }
        taken[slot] = true;
        require(cost);
      }
    }
    return cost;
  }

  private int slot(ContainerKeys known, Object key, int slots) {
    int hash = hashed(key);
    return known.container instanceof IntUnaryOperator place
        ? (int) (Integer.toUnsignedLong(place.applyAsInt(hash)) * slots >>> Integer.SIZE)
        : Math.floorMod(hash, slots);
  }

  void count(long more) {
    ticks += more;
    require(0);
  }

  private void require(long more) {
    if (ticks + more > maxTicks) {
      throw new LimitExceededException(
          "The message holds keys that take more than " + max + " steps to hash and compare",
          "withMaxKeySteps");
    }
  }

  /** Knows the keys that a container has already; counts what it takes to hash them again. */
  private void takeOver(ContainerKeys known) {
    if (known.takeOver()) {
      known.keys().forEach(key -> count(KEY + weights.of(key)));
      known.countHashes(hash);
    }
  }

  private ContainerKeys knownKeys(int depth, Object container) {
    if (depth >= containers.length) {
      containers = Arrays.copyOf(containers, 2 * depth);
    }
    ContainerKeys known = containers[depth];
    if (known == null || known.container != container) {
      if (known == null) {
        known = new ContainerKeys();
        containers[depth] = known;
      }
      deepest = Math.max(deepest, depth);
      known.begin(container, KeyTable.of(container.getClass()));
      known.order = ContainerSettings.comparator(container);
      if (!encoding) {
        takeOver(known);
      }
    }
    return known;
  }
}
