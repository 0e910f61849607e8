package dev.polycodec.tck.hostile;

import java.math.BigDecimal;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Set;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Values of few bytes that take much of the heap, of which a message may have very many.
 *
 * @param name what it is
 * @param depth how many lists are around all of them
 * @param maker makes one of a number
 */
record Small(String name, int depth, IntFunction<Object> maker) {

  private static final int DEEP = 200;

  static List<Small> all() {
    return List.of(
        new Small("empty HashMap", i -> new HashMap<>()),
        new Small("empty ArrayDeque", i -> new ArrayDeque<>()),
        new Small("empty Vector", i -> new Vector<>()),
        new Small("empty Hashtable", i -> new Hashtable<>()),
        new Small("empty Properties", i -> new Properties()),
        new Small("empty PriorityQueue", i -> new PriorityQueue<>()),
        new Small("empty IdentityHashMap", i -> new IdentityHashMap<>()),
        new Small("empty WeakHashMap", i -> new WeakHashMap<>()),
        new Small("empty EnumMap", i -> new EnumMap<>(TimeUnit.class)),
        new Small("empty LinkedBlockingQueue", i -> new LinkedBlockingQueue<>()),
        new Small("HashSet of one", i -> ofNull(new HashSet<>())),
        new Small("LinkedHashSet of one", i -> ofNull(new LinkedHashSet<>())),
        new Small("HashMap of one", i -> ofNull(new HashMap<>())),
        new Small("LinkedHashMap of one", i -> ofNull(new LinkedHashMap<>())),
        new Small("CopyOnWriteArraySet of one", i -> new CopyOnWriteArraySet<>(Set.of(""))),
        new Small("ConcurrentHashMap of one", i -> new ConcurrentHashMap<>(Map.of("", ""))),
        new Small("ConcurrentSkipListMap of one", i -> new ConcurrentSkipListMap<>(Map.of("", ""))),
        new Small("AtomicIntegerArray of one", i -> new AtomicIntegerArray(1)),
        new Small("StringBuilder", i -> new StringBuilder()),
        new Small("BigDecimal", BigDecimal::new),
        new Small("ZonedDateTime", i -> ZonedDateTime.of(2000, 1, 1, 1, 1, 1, i, ZoneOffset.UTC)),
        new Small("GregorianCalendar", i -> new GregorianCalendar(2000, 1, i)),
        new Small("exception deep down", DEEP, i -> withoutTrace(new IllegalStateException())));
  }

  private Small(String name, IntFunction<Object> maker) {
    this(name, 0, maker);
  }

  /** Whoever constructs it again has the JVM note all frames of the reader. */
  private static Throwable withoutTrace(Throwable thrown) {
    thrown.setStackTrace(new StackTraceElement[0]);
    return thrown;
  }

  private static Collection<@Nullable Object> ofNull(Collection<@Nullable Object> empty) {
    empty.add(null);
    return empty;
  }

  private static Map<@Nullable Object, @Nullable Object> ofNull(
      Map<@Nullable Object, @Nullable Object> empty) {
    empty.put(null, null);
    return empty;
  }

  /** Returns a list of many, none of which is the same as another. */
  Bait.Any many(int number) {
    List<Object> many = new ArrayList<>(number);
    for (int i = 0; i < number; i++) {
      many.add(maker.apply(i));
    }
    Object root = many;
    for (int i = 0; i < depth; i++) {
      root = new ArrayList<>(List.of(root));
    }
    return new Bait.Any(root);
  }
}
