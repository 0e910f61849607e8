package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.number;
import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.spi.SurrogateProvider.part;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Objects that hold a few others: optionals, entries, atomic variables. */
final class HolderForms {

  private static final Object[] NOTHING = {};

  private HolderForms() {}

  static void addTo(FormTable rows) {
    addOptionals(rows);
    addAtomics(rows);
    addEntries(rows);
    addLocks(rows);
  }

  private static void addOptionals(FormTable rows) {
    rows.add(
        objects(
            Optional.class,
            o -> o.isPresent() ? new Object[] {o.get()} : NOTHING,
            a -> a.length == 0 ? Optional.empty() : Optional.of(part(a, 0, 1, Object.class))));
    rows.add(
        objects(
            OptionalInt.class,
            o -> o.isPresent() ? new Object[] {o.getAsInt()} : NOTHING,
            a ->
                a.length == 0
                    ? OptionalInt.empty()
                    : OptionalInt.of(part(a, 0, 1, Integer.class))));
    rows.add(
        objects(
            OptionalLong.class,
            o -> o.isPresent() ? new Object[] {o.getAsLong()} : NOTHING,
            a ->
                a.length == 0 ? OptionalLong.empty() : OptionalLong.of(part(a, 0, 1, Long.class))));
    rows.add(
        objects(
            OptionalDouble.class,
            o -> o.isPresent() ? new Object[] {o.getAsDouble()} : NOTHING,
            a ->
                a.length == 0
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(part(a, 0, 1, Double.class))));
  }

  private static void addAtomics(FormTable rows) {
    rows.add(
        number(
            AtomicInteger.class, a -> (long) a.get(), n -> new AtomicInteger(Math.toIntExact(n))));
    rows.add(number(AtomicLong.class, AtomicLong::get, AtomicLong::new));
    rows.add(number(AtomicBoolean.class, a -> a.get() ? 1L : 0L, HolderForms::atomicBoolean));
    rows.add(number(LongAdder.class, LongAdder::sum, HolderForms::longAdder));
    rows.add(
        number(
            DoubleAdder.class,
            a -> Double.doubleToRawLongBits(a.sum()),
            n -> doubleAdder(Double.longBitsToDouble(n))));
    rows.add(
        objects(
            AtomicReference.class,
            r -> new Object[] {r.get()},
            a -> {
              require(a.length == 1);
              return new AtomicReference<>(a[0]);
            }));
    rows.add(
        objects(
            AtomicReferenceArray.class,
            r -> IntStream.range(0, r.length()).mapToObj(r::get).toArray(),
            AtomicReferenceArray<Object>::new));
    rows.add(
        objects(
            AtomicIntegerArray.class,
            r -> new Object[] {IntStream.range(0, r.length()).map(r::get).toArray()},
            a -> new AtomicIntegerArray(part(a, 0, 1, int[].class))));
    rows.add(
        objects(
            AtomicLongArray.class,
            r -> new Object[] {IntStream.range(0, r.length()).mapToLong(r::get).toArray()},
            a -> new AtomicLongArray(part(a, 0, 1, long[].class))));
  }

  /** Locks that nobody holds: who holds one is a thread, and of this JVM. */
  private static void addLocks(FormTable rows) {
    rows.add(
        number(
            ReentrantLock.class,
            lock -> free(lock.isLocked(), lock.isFair()),
            n -> new ReentrantLock(fair(n))));
    rows.add(
        number(
            ReentrantReadWriteLock.class,
            lock -> free(lock.isWriteLocked() || lock.getReadLockCount() > 0, lock.isFair()),
            n -> new ReentrantReadWriteLock(fair(n))));
  }

  private static long free(boolean held, boolean fair) {
    if (held) {
      throw Form.none("A lock that a thread holds");
    }
    return fair ? 1 : 0;
  }

  private static boolean fair(long bit) {
    require(bit == 0 || bit == 1);
    return bit == 1;
  }

  private static void addEntries(FormTable rows) {
    rows.add(entry(SimpleEntry.class.getName(), SimpleEntry.class, SimpleEntry::new));
    rows.add(
        entry(
            SimpleImmutableEntry.class.getName(),
            SimpleImmutableEntry.class,
            SimpleImmutableEntry::new));
    rows.add(entry("java.util.Map.entry", Map.Entry.class, Map::entry), "java.util.KeyValueHolder");
    rows.add(
        entry("java.util.Map.Entry", Map.Entry.class, SimpleEntry::new),
        "java.util.HashMap$Node",
        "java.util.HashMap$TreeNode",
        "java.util.LinkedHashMap$Entry",
        "java.util.TreeMap$Entry",
        "java.util.EnumMap$EntryIterator$Entry",
        "java.util.concurrent.ConcurrentHashMap$MapEntry");
    rows.add(
        entry("java.util.Map.Entry.unmodifiable", Map.Entry.class, SimpleImmutableEntry::new),
        "java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry",
        "jdk.internal.util.NullableKeyValueHolder");
  }

  @SuppressWarnings("unchecked") // the class literal of a generic type is raw
  private static <E extends Map.Entry<?, ?>> Form<E, Object[]> entry(
      String what,
      Class<? super E> type,
      BiFunction<@Nullable Object, @Nullable Object, ? extends E> from) {
    return objects(
        what,
        (Class<E>) type,
        entry -> new Object[] {entry.getKey(), entry.getValue()},
        form -> {
          require(form.length == 2);
          return from.apply(form[0], form[1]);
        });
  }

  private static AtomicBoolean atomicBoolean(long bit) {
    require(bit == 0 || bit == 1);
    return new AtomicBoolean(bit == 1);
  }

  private static LongAdder longAdder(long sum) {
    LongAdder adder = new LongAdder();
    adder.add(sum);
    return adder;
  }

  private static DoubleAdder doubleAdder(double sum) {
    DoubleAdder adder = new DoubleAdder();
    adder.add(sum);
    return adder;
  }
}
