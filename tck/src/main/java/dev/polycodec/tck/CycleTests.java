package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.DecodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.tck.model.Knots.Bounded;
import dev.polycodec.tck.model.Knots.ByList;
import dev.polycodec.tck.model.Knots.Copying;
import dev.polycodec.tck.model.Knots.Filled;
import dev.polycodec.tck.model.Knots.Knot;
import dev.polycodec.tck.model.Knots.Tied;
import dev.polycodec.tck.sample.KnotSamples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Keys that are part of a cycle are found where they were put, and a cycle is refused in one way.
 */
abstract class CycleTests extends Kit.Group {

  /** The keys of a WeakHashMap are there as long as the test is. */
  private final List<List<?>> held = new ArrayList<>();

  @TestFactory
  @DisplayName("Containers find keys that are part of a cycle, wherever the cycle leads through")
  Stream<DynamicNode> containersFindKeysOfCycles() {
    Map<String, Function<Function<List<?>, Object>, Knot>> graphs = new LinkedHashMap<>();
    graphs.put("a key that holds its container", CycleTests::direct);
    graphs.put("keys that are records", CycleTests::ofRecords);
    graphs.put("keys that are known before", CycleTests::known);
    graphs.put("a container in a record", CycleTests::inRecord);
    graphs.put("a container that is a key", CycleTests::asKey);
    return graphs.entrySet().stream()
        .map(
            graph ->
                dynamicContainer(
                    graph.getKey(),
                    KnotSamples.containers().entrySet().stream()
                        .map(
                            container ->
                                dynamicTest(
                                    graph.getKey() + " in a " + container.getKey(),
                                    () ->
                                        requireFound(
                                            graph.getValue().apply(held(container.getValue())))))));
  }

  private <T> Function<List<?>, T> held(Function<List<?>, T> container) {
    return elements -> {
      held.add(elements);
      return container.apply(elements);
    };
  }

  private static List<Knot> knots(Knot root) {
    Knot back = new Knot("b");
    back.content = root;
    return new ArrayList<>(List.of(new Knot("c"), root, back, new Knot("d")));
  }

  private static Knot direct(Function<List<?>, Object> container) {
    Knot root = new Knot("a");
    root.content = container.apply(knots(root));
    return root;
  }

  private static Knot ofRecords(Function<List<?>, Object> container) {
    Knot root = new Knot("a");
    root.content = container.apply(knots(root).stream().map(Tied::new).toList());
    return root;
  }

  private static Knot known(Function<List<?>, Object> container) {
    Knot root = new Knot("a");
    List<Tied> keys = new ArrayList<>(knots(root).stream().map(Tied::new).toList());
    root.content = new ArrayList<>(List.of(keys, container.apply(keys)));
    return root;
  }

  private static Knot inRecord(Function<List<?>, Object> container) {
    Knot root = new Knot("a");
    root.content = new Filled(container.apply(knots(root)));
    return root;
  }

  private static Knot asKey(Function<List<?>, Object> container) {
    Knot root = new Knot("a");
    root.content = new HashSet<>(Set.of(new Filled(container.apply(knots(root)))));
    return root;
  }

  private void requireFound(Knot root) {
    if (CycleRefusalTests.isRefused(subject, root)) {
      return;
    }
    Object expected = Objects.requireNonNull(root.content);
    Object actual = Objects.requireNonNull(Trips.roundTrip(subject.open(), root).content);
    requireSame(expected, actual);
  }

  private static void requireSame(Object expected, Object actual) {
    if (expected instanceof Filled wrapped) {
      requireSame(
          Objects.requireNonNull(wrapped.container()),
          Objects.requireNonNull(((Filled) actual).container()));
    } else if (expected instanceof List<?> list) {
      requireSame(list.get(1), ((List<?>) actual).get(1));
    } else {
      assertThat(KnotSamples.fault(actual)).isNull();
      Object inner = expected instanceof Set<?> set ? set.iterator().next() : null;
      if (inner instanceof Filled) {
        requireSame(inner, ((Set<?>) actual).iterator().next());
      } else if (isOrdered(expected)) {
        assertThat(KnotSamples.order(actual)).isEqualTo(KnotSamples.order(expected));
      } else {
        assertThat(KnotSamples.order(actual))
            .containsExactlyInAnyOrderElementsOf(KnotSamples.order(expected));
      }
    }
  }

  private static boolean isOrdered(Object container) {
    String name = container.getClass().getName();
    return name.contains("Linked")
        || name.contains("Sorted")
        || name.contains("Tree")
        || name.contains("SkipList")
        || name.contains("Navigable")
        || container instanceof PriorityQueue<?>
        || container.getClass() == Map.of(1, 1).keySet().getClass();
  }

  @Test
  @DisplayName("What is sorted by an object that is complete later is sorted when it is")
  void comparatorsThatAreReadLateSort() {
    List<String> order = List.of("x", "c", "a", "b");
    requireSorted(sorter -> filled(new TreeSet<>(sorter), order), order);
    requireSorted(sorter -> filled(new PriorityQueue<>(sorter), order), order);
    requireSorted(
        sorter -> {
          Map<String, Integer> map = new TreeMap<>(sorter);
          order.forEach(key -> map.put(key, 1));
          return map;
        },
        order.stream().map(key -> key + "=1").toList());
  }

  private static Object filled(java.util.Collection<String> container, List<String> content) {
    container.addAll(content);
    return container;
  }

  private void requireSorted(Function<ByList, Object> container, List<String> expected) {
    ByList sorter = new ByList(List.of("x", "c", "a", "b"));
    sorter.content = container.apply(sorter);
    if (CycleRefusalTests.isRefused(subject, sorter)) {
      return;
    }
    Object actual = Objects.requireNonNull(Trips.roundTrip(subject.open(), sorter).content);
    assertThat(KnotSamples.fault(actual)).isNull();
    assertThat(KnotSamples.order(actual)).isEqualTo(expected);
  }

  @Test
  @DisplayName("A map that asks the object around it what to drop comes back, and asks again")
  void containersMayAskTheObjectAround() {
    Bounded bounded = new Bounded(1, 1);
    bounded.names().put("b", 2);
    bounded.names().put(new Filled("a"), 1);
    if (CycleRefusalTests.isRefused(subject, bounded)) {
      return;
    }
    Bounded actual = Trips.roundTrip(subject.open(), bounded);
    assertThat(actual.names().toString()).isEqualTo(bounded.names().toString());
    actual.names().put("c", 3);
    assertThat(actual.names().keySet()).containsExactly(new Filled("a"), "c");
  }

  @Test
  @DisplayName("A key whose hash is that of a set which is filled later is found")
  void hashesOfSetsThatAreFilledLaterAreRight() {
    Set<Object> set = new HashSet<>();
    Knot element = new Knot("e");
    Map<Object, Object> map = new HashMap<>();
    element.content = map;
    set.add(element);
    map.put(new Filled(set), "value");
    Knot root = new Knot("a");
    root.content = set;
    if (CycleRefusalTests.isRefused(subject, root)) {
      return;
    }
    Set<?> actual = (Set<?>) Objects.requireNonNull(Trips.roundTrip(subject.open(), root).content);
    Knot decoded = (Knot) actual.iterator().next();
    assertThat(actual.contains(decoded)).isTrue();
    assertThat(KnotSamples.fault(Objects.requireNonNull(decoded.content))).isNull();
    assertThat(((Map<?, ?>) decoded.content).get(new Filled(actual))).isEqualTo("value");
  }

  @TestFactory
  @DisplayName("A key that contains itself has no hash, and the message says so")
  Stream<DynamicNode> keysThatContainThemselvesAreRefused() {
    List<Object> list = new ArrayList<>();
    Map<Object, Object> map = new HashMap<>(Map.of(list, "value"));
    list.add(list);
    Set<Object> set = new HashSet<>();
    set.add(set);
    return Stream.of(map, set)
        .map(key -> dynamicTest(key.getClass().getSimpleName(), () -> requireEndless(key)));
  }

  private void requireEndless(Object content) {
    Knot root = new Knot("a");
    root.content = content;
    if (CycleRefusalTests.isRefused(subject, root)) {
      return;
    }
    assertThatThrownBy(() -> Trips.roundTrip(subject.open(), root))
        .isInstanceOf(LimitExceededException.class)
        .hasMessage(
            "The message holds a key that contains itself, or is nested too deep for the stack of"
                + " the thread; leave out of its hash what leads back to it, or give the thread a"
                + " larger stack (-Xss)");
  }

  @Test
  @DisplayName("A record that copies a set before it can be complete is told of")
  void recordsThatCopyAreRefused() {
    Knot root = new Knot("a");
    root.content = new Copying(new HashSet<>(Set.of(root)));
    if (CycleRefusalTests.isRefused(subject, root)) {
      return;
    }
    byte[] bytes = subject.open().encode(root);
    assertThatThrownBy(() -> subject.open().decode(bytes, Knot.class))
        .isInstanceOf(DecodeException.class)
        .hasMessage(
            "The constructor of "
                + Copying.class.getName()
                + " copies a container that is part of a cycle, and complete only after the record;"
                + " let it keep the container, or register a Surrogate for the record");
  }
}
