package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.number;
import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.internal.surrogate.ValueForms.at;

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
            a -> a.length == 0 ? Optional.empty() : Optional.of(at(a, 0, 1, Object.class))));
    rows.add(
        objects(
            OptionalInt.class,
            o -> o.isPresent() ? new Object[] {o.getAsInt()} : NOTHING,
            a -> a.length == 0 ? OptionalInt.empty() : OptionalInt.of(at(a, 0, 1, Integer.class))));
    rows.add(
        objects(
            OptionalLong.class,
            o -> o.isPresent() ? new Object[] {o.getAsLong()} : NOTHING,
            a -> a.length == 0 ? OptionalLong.empty() : OptionalLong.of(at(a, 0, 1, Long.class))));
    rows.add(
        objects(
            OptionalDouble.class,
            o -> o.isPresent() ? new Object[] {o.getAsDouble()} : NOTHING,
            a ->
                a.length == 0
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(at(a, 0, 1, Double.class))));
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
            a -> new AtomicReference<>(nullableAt(a, 0, 1))));
    rows.add(
        objects(
            AtomicReferenceArray.class, HolderForms::elements, AtomicReferenceArray<Object>::new));
    rows.add(
        objects(
            AtomicIntegerArray.class,
            r -> new Object[] {ints(r)},
            a -> new AtomicIntegerArray(at(a, 0, 1, int[].class))));
    rows.add(
        objects(
            AtomicLongArray.class,
            r -> new Object[] {longs(r)},
            a -> new AtomicLongArray(at(a, 0, 1, long[].class))));
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
    rows.add(
        objects(
            SimpleEntry.class,
            e -> new Object[] {e.getKey(), e.getValue()},
            a -> new SimpleEntry<>(nullableAt(a, 0, 2), nullableAt(a, 1, 2))));
    rows.add(
        objects(
            SimpleImmutableEntry.class,
            e -> new Object[] {e.getKey(), e.getValue()},
            a -> new SimpleImmutableEntry<>(nullableAt(a, 0, 2), nullableAt(a, 1, 2))));
    rows.add(
        objects(
            "java.util.Map.entry",
            Map.Entry.class,
            e -> new Object[] {e.getKey(), e.getValue()},
            a -> Map.entry(at(a, 0, 2, Object.class), at(a, 1, 2, Object.class))),
        "java.util.KeyValueHolder");
    rows.add(
        objects(
            "java.util.Map.Entry",
            Map.Entry.class,
            e -> new Object[] {e.getKey(), e.getValue()},
            a -> new SimpleEntry<>(nullableAt(a, 0, 2), nullableAt(a, 1, 2))),
        "java.util.HashMap$Node",
        "java.util.HashMap$TreeNode",
        "java.util.LinkedHashMap$Entry",
        "java.util.TreeMap$Entry",
        "java.util.EnumMap$EntryIterator$Entry",
        "java.util.concurrent.ConcurrentHashMap$MapEntry");
    rows.add(
        objects(
            "java.util.Map.Entry.unmodifiable",
            Map.Entry.class,
            e -> new Object[] {e.getKey(), e.getValue()},
            a -> new SimpleImmutableEntry<>(nullableAt(a, 0, 2), nullableAt(a, 1, 2))),
        "java.util.Collections$UnmodifiableMap$UnmodifiableEntrySet$UnmodifiableEntry");
  }

  private static @Nullable Object nullableAt(@Nullable Object[] form, int index, int length) {
    require(form.length == length);
    return form[index];
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

  private static @Nullable Object[] elements(AtomicReferenceArray<?> array) {
    @Nullable Object[] elements = new Object[array.length()];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = array.get(i);
    }
    return elements;
  }

  private static int[] ints(AtomicIntegerArray array) {
    int[] ints = new int[array.length()];
    for (int i = 0; i < ints.length; i++) {
      ints[i] = array.get(i);
    }
    return ints;
  }

  private static long[] longs(AtomicLongArray array) {
    long[] longs = new long[array.length()];
    for (int i = 0; i < longs.length; i++) {
      longs[i] = array.get(i);
    }
    return longs;
  }
}
