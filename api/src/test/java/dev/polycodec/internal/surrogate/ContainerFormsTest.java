package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.RoundTrip.decode;
import static dev.polycodec.internal.surrogate.RoundTrip.form;
import static dev.polycodec.internal.surrogate.RoundTrip.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ContainerFormsTest {

  private static final Comparator<String> REVERSE =
      Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER);

  enum Color {
    RED,
    GREEN {
      @Override
      public String toString() {
        return "green";
      }
    },
    BLUE
  }

  enum Nothing {}

  static Stream<Collection<?>> collections() {
    List<String> abc = List.of("b", "a", "c");
    return Stream.of(
        List.of(),
        List.of(1),
        List.of(1, 2),
        abc,
        List.copyOf(new ArrayList<>(abc)),
        Stream.of("a", null, "c").toList(),
        Collections.emptyList(),
        Collections.singletonList(null),
        Collections.nCopies(3, "x"),
        Collections.nCopies(0, "x"),
        Arrays.asList("a", null),
        Collections.unmodifiableList(new ArrayList<>(abc)),
        Collections.unmodifiableList(new LinkedList<>(abc)),
        Collections.synchronizedList(new ArrayList<>(abc)),
        Collections.synchronizedList(new LinkedList<>(abc)),
        Set.of(),
        Set.of(1),
        Set.of(1, 2, 3),
        Collections.emptySet(),
        Collections.singleton(null),
        Collections.emptySortedSet(),
        Collections.unmodifiableSet(new LinkedHashSet<>(abc)),
        Collections.unmodifiableSortedSet(new TreeSet<>(abc)),
        Collections.unmodifiableNavigableSet(tree(abc)),
        Collections.synchronizedSet(new LinkedHashSet<>(abc)),
        Collections.synchronizedSortedSet(tree(abc)),
        Collections.synchronizedNavigableSet(tree(abc)),
        Collections.newSetFromMap(new LinkedHashMap<>()),
        ConcurrentHashMap.newKeySet(),
        tree(abc),
        tree(abc).descendingSet(),
        new ConcurrentSkipListSet<>(abc),
        EnumSet.noneOf(Color.class),
        EnumSet.allOf(Color.class),
        EnumSet.of(Color.GREEN),
        EnumSet.noneOf(Nothing.class),
        EnumSet.range(Character.UnicodeScript.COMMON, Character.UnicodeScript.YI));
  }

  private static TreeSet<String> tree(List<String> elements) {
    TreeSet<String> set = new TreeSet<>(REVERSE);
    set.addAll(elements);
    return set;
  }

  @ParameterizedTest
  @MethodSource("collections")
  void collectionsKeepClassElementsAndOrder(Collection<?> collection) {
    Collection<?> back = (Collection<?>) roundTrip(collection);

    assertThat((Object) back).isEqualTo(collection).hasSameClassAs(collection);
    assertThat(back.toArray()).containsExactly(collection.toArray());
    if (collection instanceof SortedSet<?> sorted) {
      assertSameOrder(((SortedSet<?>) back).comparator(), sorted.comparator());
    }
  }

  static Stream<Map<?, ?>> maps() {
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put("b", 1);
    map.put("a", null);
    Map<String, Integer> full = new TreeMap<>(Map.of("a", 1, "b", 2));
    TreeMap<String, Integer> tree = new TreeMap<>(REVERSE);
    tree.putAll(full);
    return Stream.of(
        Map.of(),
        Map.of(1, 2),
        Map.of(1, 2, 3, 4),
        Map.copyOf(full),
        Collections.emptyMap(),
        Collections.emptySortedMap(),
        Collections.singletonMap(null, null),
        Collections.unmodifiableMap(map),
        Collections.unmodifiableSortedMap(tree),
        Collections.unmodifiableNavigableMap(tree),
        Collections.synchronizedMap(map),
        Collections.synchronizedSortedMap(tree),
        Collections.synchronizedNavigableMap(tree),
        tree,
        new ConcurrentSkipListMap<>(tree),
        new EnumMap<>(Map.of(Color.GREEN, 1, Color.RED, 2)),
        new EnumMap<>(Color.class),
        new IdentityHashMap<>(Map.of("a", 1)));
  }

  @ParameterizedTest
  @MethodSource("maps")
  void mapsKeepClassEntriesAndOrder(Map<?, ?> map) {
    Map<?, ?> back = (Map<?, ?>) roundTrip(map);

    assertThat((Object) back).isEqualTo(map).hasSameClassAs(map);
    assertThat(new ArrayList<Object>(back.entrySet())).isEqualTo(new ArrayList<>(map.entrySet()));
    if (map instanceof SortedMap<?, ?> sorted) {
      assertSameOrder(((SortedMap<?, ?>) back).comparator(), sorted.comparator());
    }
  }

  /** Wrappers may compute a comparator anew. */
  private static void assertSameOrder(Object actual, Object expected) {
    if (expected == null) {
      assertThat(actual).isNull();
    } else {
      assertThat(actual).hasSameClassAs(expected);
    }
  }

  @Test
  void emptyEnumContainersKeepTheirEnum() {
    @SuppressWarnings("unchecked") // what is under test
    EnumSet<Color> set = (EnumSet<Color>) roundTrip(EnumSet.noneOf(Color.class));
    @SuppressWarnings("unchecked") // what is under test
    EnumMap<Color, Integer> map = (EnumMap<Color, Integer>) roundTrip(new EnumMap<>(Color.class));

    assertThat(EnumSet.complementOf(set)).containsExactly(Color.values());
    assertThat(map.put(Color.GREEN, 1)).isNull();
    assertThat(form(EnumSet.of(Color.GREEN))).isEqualTo(new Object[] {new Color[] {Color.GREEN}});
  }

  @Test
  void queuesKeepTheirOrderAndComparator() {
    for (Queue<String> queue :
        List.<Queue<String>>of(
            new PriorityQueue<>(5, REVERSE), new PriorityBlockingQueue<>(5, REVERSE))) {
      Collections.addAll(queue, "b", "a", "d", "c");

      @SuppressWarnings("unchecked") // what is under test
      Queue<String> back = (Queue<String>) roundTrip(queue);

      assertThat(back.toArray()).containsExactly(queue.toArray());
      assertThat(back.poll()).isEqualTo("d");
      assertThat(back).hasSameClassAs(queue);
    }
  }

  @Test
  void blockingQueuesKeepTheirCapacity() {
    for (BlockingQueue<String> queue :
        List.<BlockingQueue<String>>of(
            new ArrayBlockingQueue<>(3),
            new LinkedBlockingQueue<>(3),
            new LinkedBlockingDeque<>(3),
            new LinkedBlockingQueue<>())) {
      Collections.addAll(queue, "b", "a");

      BlockingQueue<?> back = (BlockingQueue<?>) roundTrip(queue);

      assertThat(back.toArray()).containsExactly("b", "a");
      assertThat(back.remainingCapacity()).isEqualTo(queue.remainingCapacity());
      assertThat(back).hasSameClassAs(queue);
    }
  }

  @Test
  void aStackOfADequeIsStillAStack() {
    Queue<String> stack = Collections.asLifoQueue(new ArrayDeque<>());
    Collections.addAll(stack, "a", "b");

    @SuppressWarnings("unchecked") // what is under test
    Queue<String> back = (Queue<String>) roundTrip(stack);
    back.add("c");

    assertThat(back.toArray()).containsExactly("c", "b", "a");
  }

  @Test
  void aSetFromAMapKeepsTheKindOfMap() {
    Set<String> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.add(new String("a"));
    set.add(new String("a"));

    Object back = roundTrip(set);

    assertThat((Set<?>) back).hasSize(2);
    assertThat(((Object[]) form(set))[0]).isInstanceOf(IdentityHashMap.class);
  }

  @Test
  void listsOfStreamsMayBeAskedForNull() {
    List<String> list = Stream.of("a", "b").toList();

    assertThat(back(list).contains(null)).isFalse();
    assertThat(back(Stream.of().toList()).contains(null)).isFalse();
    assertThat(back(Stream.of("a", null).toList())).containsExactly("a", null);
    assertThat(form(List.of("a", "b", "c"))).isEqualTo(new Object[] {"a", "b", "c"});
    assertThatThrownBy(() -> back(List.of("a", "b", "c").subList(0, 1)).contains(null))
        .isInstanceOf(NullPointerException.class);
  }

  @SuppressWarnings("unchecked") // what comes back is of the same type
  private static <T> T back(T value) {
    return (T) roundTrip(value);
  }

  @Test
  void propertiesKeepTheirDefaults() {
    Properties first = new Properties();
    first.setProperty("a", "0");
    first.setProperty("b", "0");
    Properties second = new Properties(first);
    second.setProperty("b", "1");
    Properties properties = new Properties(second);
    properties.setProperty("c", "2");
    properties.setProperty("a", "2");

    Properties back = (Properties) roundTrip(properties);

    assertThat((Object) back).isEqualTo(properties).hasSameClassAs(properties);
    assertThat(back.getProperty("b")).isEqualTo("1");
    back.remove("a");
    assertThat(back.getProperty("a")).isEqualTo("0");
  }

  @Test
  void viewsAreCopiedInTheirOrder() {
    TreeMap<String, Integer> tree = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
    Map<String, Integer> hash = new HashMap<>(tree);

    assertThat(roundTrip(new ArrayList<>(List.of(1, 2, 3)).subList(1, 3)))
        .isEqualTo(new ArrayList<>(List.of(2, 3)));
    assertThat(roundTrip(List.of(1, 2, 3).subList(1, 3))).isEqualTo(List.of(2, 3));
    assertThat(roundTrip(new LinkedList<>(List.of(1, 2, 3)).subList(1, 3)))
        .isEqualTo(List.of(2, 3));
    assertThat(roundTrip(hash.keySet())).isEqualTo(hash.keySet());
    assertThat(roundTrip(hash.values())).isEqualTo(new ArrayList<>(hash.values()));
    assertThat(roundTrip(tree.tailMap("b"))).isEqualTo(tree.tailMap("b"));
    assertThat(((Map<?, ?>) roundTrip(tree.descendingMap())).keySet().toArray())
        .containsExactly("c", "b", "a");
    assertThat(roundTrip(hash.entrySet().iterator().next()))
        .isEqualTo(hash.entrySet().iterator().next());
    assertThat(roundTrip(tree.entrySet())).isEqualTo(tree.entrySet());
    assertThat(roundTrip(Stream.of(1, 2).collect(Collectors.partitioningBy(n -> n > 1))))
        .isEqualTo(Map.of(false, List.of(1), true, List.of(2)));
    assertThat(((Set<?>) roundTrip(tree.navigableKeySet())).toArray())
        .containsExactly("a", "b", "c");
  }

  @Test
  void checkedContainersLoseOnlyTheCheck() {
    assertThat(roundTrip(Collections.checkedList(new ArrayList<>(List.of("a")), String.class)))
        .isEqualTo(new ArrayList<>(List.of("a")));
    assertThat(
            roundTrip(
                Collections.checkedMap(new TreeMap<>(Map.of(1, 2)), Integer.class, Integer.class)))
        .isEqualTo(Map.of(1, 2));
  }

  @Test
  void comparatorsOrderAsBefore() {
    List<String> words = new ArrayList<>(List.of("b", "A", "a", "C"));
    for (Comparator<String> comparator :
        List.<Comparator<String>>of(
            Comparator.naturalOrder(),
            Comparator.reverseOrder(),
            String.CASE_INSENSITIVE_ORDER,
            REVERSE,
            Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER),
            Comparator.nullsLast(Comparator.reverseOrder()))) {
      @SuppressWarnings("unchecked") // what is under test
      Comparator<String> back = (Comparator<String>) roundTrip(comparator);

      assertThat(words.stream().sorted(back).toList())
          .isEqualTo(words.stream().sorted(comparator).toList());
      assertThat(back).hasSameClassAs(comparator);
    }
    Comparator<String> nullsLast = Comparator.nullsLast(Comparator.naturalOrder());
    @SuppressWarnings("unchecked") // what is under test
    Comparator<String> back = (Comparator<String>) roundTrip(nullsLast);
    assertThat(back.compare(null, "a")).isPositive();
    assertThat(form(Comparator.nullsFirst(null))).isEqualTo(new Object[] {true, null});
  }

  @Test
  void hostileFormsAreRefused() {
    Object[][] hostile = {
      {Set.of(1), new Object[] {1, 1}},
      {Set.of(1), new Object[] {1, null}},
      {Map.of(1, 1), new Object[] {1}},
      {Map.of(1, 1), new Object[] {1, 1, 1, 2}},
      {Map.of(1, 1), new Object[] {1, null}},
      {Collections.emptyList(), "a"},
      {Collections.singletonList(1), new Object[] {}},
      {new TreeMap<>(), new Object[] {}},
      {new TreeMap<>(), new Object[] {"no comparator"}},
      {new TreeMap<>(), new Object[] {null, new Object(), 1}},
      {new TreeSet<>(), new Object[] {null, 1, "a"}},
      {new PriorityQueue<>(), new Object[] {null, null}},
      {new ArrayBlockingQueue<>(1), new Object[] {}},
      {new ArrayBlockingQueue<>(1), new Object[] {null, "a", null}},
      {new LinkedBlockingQueue<>(1), new Object[] {1, "a", "b"}},
      {new LinkedBlockingQueue<>(1), new Object[] {-1}},
      {EnumSet.noneOf(Color.class), new Object[] {new Object[] {Color.RED}}},
      {EnumSet.noneOf(Color.class), new Object[] {new Enum<?>[] {Color.RED}}},
      {EnumSet.noneOf(Color.class), new Object[] {new Color[] {Color.RED, Color.RED}}},
      {EnumSet.noneOf(Color.class), new Object[] {new Color[] {null}}},
      {new EnumMap<>(Color.class), new Object[] {new Color[] {Color.RED}, new Object[0]}},
      {new Properties(), new Object[] {"no defaults"}},
      {Comparator.nullsFirst(null), new Object[] {true}},
      {REVERSE, new Object[] {null}},
    };
    for (Object[] row : hostile) {
      assertThatThrownBy(() -> decode(row[0].getClass(), row[1]))
          .as("%s from %s", row)
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("The bytes hold no valid java.");
    }
  }

  @Test
  void manyCopiesAreRefusedBeforeTheyAreMade() {
    assertThatThrownBy(() -> form(Collections.nCopies(Integer.MAX_VALUE, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Collections.nCopies has a form up to 1048576 elements, not 2147483647");
  }

  @Test
  void queueWithNullsHasChangedMeanwhile() {
    PriorityQueue<Object> changing =
        new PriorityQueue<>() {
          @Override
          public Object[] toArray() {
            return new Object[] {1, null};
          }
        };
    assertThatThrownBy(() -> form(PriorityQueue.class, changing))
        .isInstanceOf(ConcurrentModificationException.class)
        .hasMessage("A queue changed while it was encoded");
  }
}
