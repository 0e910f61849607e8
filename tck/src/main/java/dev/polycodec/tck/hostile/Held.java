package dev.polycodec.tck.hostile;

import dev.polycodec.TypeRef;
import dev.polycodec.tck.hostile.Bait.Cat;
import dev.polycodec.tck.hostile.Bait.Dog;
import java.time.DayOfWeek;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A value of a declared type, and one that only unchecked code makes: something in it is of a class
 * that a type argument excludes.
 *
 * @param type the declared type
 * @param honest a value of it
 * @param polluted a value whose class is that of the honest one
 */
record Held(TypeRef<?> type, Object honest, Object polluted) {

  /** Holds a value of any type, in ways that classes do. */
  static class Box<T> {
    @Nullable T value;
    @Nullable List<T> more;
    T @Nullable [] array;
  }

  /** Inherits what it holds. */
  static final class Crate<K, E> extends Box<E> {
    @Nullable Map<K, E> labelled;
  }

  /** Binds what it inherits. */
  static final class CatBox extends Box<Cat> {}

  /** Has the type of an element in place of its own. */
  static final class Pack<N, E> extends ArrayList<E> {
    private static final long serialVersionUID = 1L;
  }

  /** Is a list of something that it has in a field, too. */
  static final class Band<E> extends ArrayList<E> {
    private static final long serialVersionUID = 1L;

    transient int played;
    @Nullable E leader;
  }

  /** Has components of two types. */
  record Two<A, B>(@Nullable A first, @Nullable B second) {}

  /** Has its own type as an argument. */
  static final class Node<T> {
    @Nullable T value;
    @Nullable List<Node<T>> next;
  }

  /** Has a type argument that has another, without end. */
  static final class Growing<T> {
    @Nullable T value;
    @Nullable Growing<List<T>> next;
    @Nullable List<Growing<? extends T>> others;
    @Nullable Growing<List<? super T>> last;
  }

  /** Returns values of all kinds of places. */
  static Stream<Held> all() {
    return Stream.of(containers(), built(), classes(), nested(), enums()).flatMap(held -> held);
  }

  /** Returns values in which one object is at two places, of which one has a type argument. */
  static Stream<Held> shared() {
    return Stream.of(
        held(new TypeRef<Two<Object, List<Cat>>>() {}, x -> twice(list(x))),
        held(new TypeRef<Two<List<?>, Collection<Cat>>>() {}, x -> twice(list(x))),
        held(new TypeRef<Two<Object, Box<Cat>>>() {}, x -> twice(box(x))),
        held(new TypeRef<Two<Object, Map<String, List<Cat>>>>() {}, x -> twice(map("a", list(x)))),
        held(new TypeRef<Two<Object, List<Box<Cat>>>>() {}, x -> twice(list(box(x)))),
        held(new TypeRef<Two<Object, List<Cat>>>() {}, x -> twice(List.of(x))),
        held(new TypeRef<Two<Object, Optional<Cat>>>() {}, x -> twice(Optional.of(x))),
        held(new TypeRef<Two<Object, Node<Cat>>>() {}, x -> twice(ring(x))));
  }

  /** Returns values of classes that bind what they inherit, so that nobody encodes another. */
  static Stream<Held> bound() {
    return Stream.of(
        held(new TypeRef<CatBox>() {}, Held::catBox), held(new TypeRef<Box<?>>() {}, Held::catBox));
  }

  private static Stream<Held> containers() {
    return Stream.of(
        held(new TypeRef<List<Cat>>() {}, Held::list),
        held(new TypeRef<ArrayList<Cat>>() {}, x -> list(new Cat(), x)),
        held(new TypeRef<Iterable<? extends Cat>>() {}, Held::list),
        held(new TypeRef<Set<Cat>>() {}, x -> new HashSet<>(list(x))),
        held(new TypeRef<Deque<Cat>>() {}, x -> new ArrayDeque<>(list(x))),
        held(new TypeRef<Map<String, Cat>>() {}, x -> map("a", x)),
        held(new TypeRef<Map<Cat, String>>() {}, x -> map(x, "a")),
        held(new TypeRef<Pack<String, Cat>>() {}, x -> filled(new Pack<String, Object>(), x)),
        held(new TypeRef<List<Cat>>() {}, x -> filled(new Band<>(), x)));
  }

  /** What the JDK's containers are built from lists keys and values in turn, or holds a few. */
  private static Stream<Held> built() {
    return Stream.of(
        held(new TypeRef<List<Cat>>() {}, List::of),
        held(new TypeRef<Set<Cat>>() {}, Set::of),
        held(new TypeRef<Map<String, Cat>>() {}, x -> Map.of("a", x)),
        held(new TypeRef<Map<Cat, String>>() {}, x -> Map.of(x, "a")),
        held(new TypeRef<List<Cat>>() {}, Arrays::asList),
        held(new TypeRef<Collection<Cat>>() {}, x -> Collections.unmodifiableList(list(x))),
        held(new TypeRef<Map<?, Cat>>() {}, x -> Collections.unmodifiableMap(map("a", x))),
        held(new TypeRef<TreeMap<String, Cat>>() {}, x -> new TreeMap<>(map("a", x))),
        held(new TypeRef<Map<String, Cat>>() {}, Held::ordered),
        held(new TypeRef<IdentityHashMap<?, Cat>>() {}, x -> new IdentityHashMap<>(map("a", x))),
        held(new TypeRef<LinkedBlockingQueue<Cat>>() {}, x -> new LinkedBlockingQueue<>(list(x))),
        held(new TypeRef<Set<Cat>>() {}, x -> filled(identities(), x)),
        held(new TypeRef<Optional<Cat>>() {}, Optional::of),
        held(new TypeRef<AtomicReference<Cat>>() {}, AtomicReference::new),
        held(
            new TypeRef<AtomicReferenceArray<Cat>>() {},
            x -> new AtomicReferenceArray<>(new Object[] {x})),
        held(new TypeRef<Map.Entry<Cat, String>>() {}, x -> Map.entry(x, "a")),
        held(new TypeRef<Map.Entry<String, Cat>>() {}, x -> Map.entry("a", x)));
  }

  private static Stream<Held> classes() {
    return Stream.of(
        held(new TypeRef<Box<Cat>>() {}, Held::box),
        held(new TypeRef<Box<Cat>>() {}, x -> with(box -> box.more = list(x))),
        held(new TypeRef<Box<Cat>>() {}, x -> with(box -> box.array = new Object[] {x})),
        held(new TypeRef<Box<Cat>>() {}, x -> crate("a", x)),
        held(new TypeRef<Crate<Cat, String>>() {}, x -> crate(x, "a")),
        held(new TypeRef<Two<String, Cat>>() {}, x -> new Two<>("a", x)),
        held(new TypeRef<Node<Cat>>() {}, Held::node),
        held(new TypeRef<Growing<Cat>>() {}, Held::growing));
  }

  private static Stream<Held> nested() {
    return Stream.of(
        held(new TypeRef<Map<String, List<Cat>>>() {}, x -> map("a", list(x))),
        held(new TypeRef<List<List<List<Cat>>>>() {}, x -> list(list(list(x)))),
        held(new TypeRef<Optional<List<Cat>>>() {}, x -> Optional.of(list(x))),
        held(new TypeRef<List<Cat>[]>() {}, x -> new List<?>[] {list(x)}),
        held(new TypeRef<List<Cat[]>>() {}, x -> list(array(x))),
        held(new TypeRef<Box<List<Cat>>>() {}, x -> box(list(x))),
        held(new TypeRef<Two<Set<?>, Box<Box<Cat>>>>() {}, x -> new Two<>(Set.of(), box(box(x)))),
        held(new TypeRef<List<? extends List<? extends Cat>>>() {}, x -> list(list(x))),
        held(new TypeRef<List<Map.Entry<String, Cat>>>() {}, x -> list(Map.entry("a", x))));
  }

  private static Stream<Held> enums() {
    Map<TimeUnit, Object> cats = new EnumMap<>(Map.of(TimeUnit.DAYS, new Cat()));
    Map<TimeUnit, Object> dogs = new EnumMap<>(Map.of(TimeUnit.DAYS, new Dog()));
    return Stream.of(
        new Held(new TypeRef<Map<TimeUnit, Cat>>() {}, cats, dogs),
        new Held(
            new TypeRef<EnumMap<TimeUnit, Cat>>() {},
            new EnumMap<>(TimeUnit.class),
            new EnumMap<>(Map.of(DayOfWeek.FRIDAY, new Cat()))),
        new Held(
            new TypeRef<Set<TimeUnit>>() {},
            EnumSet.of(TimeUnit.DAYS),
            EnumSet.of(DayOfWeek.FRIDAY)),
        new Held(
            new TypeRef<EnumSet<TimeUnit>>() {},
            EnumSet.noneOf(TimeUnit.class),
            EnumSet.noneOf(DayOfWeek.class)));
  }

  private static Held held(TypeRef<?> type, Function<Object, Object> place) {
    return new Held(type, place.apply(new Cat()), place.apply(new Dog()));
  }

  /** Returns the class that the bytes name for the root. */
  Class<?> root() {
    return honest.getClass();
  }

  private static List<Object> list(Object... elements) {
    return new ArrayList<>(List.of(elements));
  }

  private static Collection<Object> filled(Collection<Object> empty, Object element) {
    empty.add(element);
    return empty;
  }

  private static Map<Object, Object> map(Object key, Object value) {
    return new HashMap<>(Map.of(key, value));
  }

  private static Map<Object, Object> ordered(Object value) {
    Map<Object, Object> map = new TreeMap<>(Collections.reverseOrder());
    map.put("a", value);
    return map;
  }

  private static Set<Object> identities() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private static Object array(Object element) {
    return element instanceof Cat cat ? new Cat[] {cat} : new Dog[] {(Dog) element};
  }

  private static Two<Object, Object> twice(Object shared) {
    return new Two<>(shared, shared);
  }

  private static Box<Object> box(Object value) {
    return with(box -> box.value = value);
  }

  private static Box<Object> with(Consumer<Box<Object>> content) {
    Box<Object> box = new Box<>();
    content.accept(box);
    return box;
  }

  private static Object crate(Object label, Object value) {
    Crate<Object, Object> crate = new Crate<>();
    crate.labelled = map(label, value);
    return crate;
  }

  @SuppressWarnings("unchecked") // as hostile bytes do
  private static Object catBox(Object value) {
    Box<Object> box = (Box<Object>) (Box<?>) new CatBox();
    box.value = value;
    return box;
  }

  private static Node<Object> node(Object value) {
    Node<Object> last = new Node<>();
    last.value = value;
    Node<Object> first = new Node<>();
    first.next = List.of(last);
    return first;
  }

  private static Node<Object> ring(Object value) {
    Node<Object> node = new Node<>();
    node.value = value;
    node.next = new ArrayList<>(List.of(node));
    return node;
  }

  @SuppressWarnings("unchecked") // as hostile bytes do
  private static Growing<Object> growing(Object value) {
    Growing<Object> first = new Growing<>();
    first.next = (Growing<List<Object>>) (Growing<?>) new Growing<Object>();
    first.next.value = list(value);
    return first;
  }
}
