package dev.polycodec.jackson.shapes;

import static dev.polycodec.jackson.shapes.Sample.all;
import static dev.polycodec.jackson.shapes.Sample.of;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import dev.polycodec.TypeRef;
import java.math.BigDecimal;
import java.net.URI;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Containers by themselves, in fields, in each other, and with keys of each kind. */
final class ContainerShapes {

  private ContainerShapes() {}

  record Item(String name, int count) {}

  record Concrete(
      ArrayList<String> list,
      LinkedList<Integer> linked,
      ArrayDeque<Long> deque,
      HashSet<String> set,
      LinkedHashSet<String> ordered,
      TreeSet<Integer> sorted) {}

  record Interfaces(
      Collection<String> any,
      List<Item> items,
      Queue<Integer> queue,
      Deque<Integer> deque,
      SortedSet<String> sorted,
      NavigableSet<Integer> navigable) {}

  record Maps(
      HashMap<String, Item> hash,
      LinkedHashMap<String, Integer> linked,
      TreeMap<String, Integer> tree,
      SortedMap<Integer, String> sorted,
      NavigableMap<Long, String> navigable,
      ConcurrentMap<String, String> concurrent) {}

  record Enums(
      EnumMap<DayOfWeek, Item> map, EnumSet<DayOfWeek> set, Map<DayOfWeek, List<Item>> lists) {}

  record Optionals(
      Optional<Item> item, OptionalInt number, OptionalLong big, OptionalDouble fraction) {}

  record Deep(
      List<Map<String, List<Item>>> lists,
      Map<String, Map<Integer, Set<String>>> maps,
      List<Item[]> arrays,
      List<int[][]> tables) {}

  record Keys(
      Map<LocalDate, Integer> days,
      Map<UUID, Integer> ids,
      Map<URI, Integer> places,
      Map<YearMonth, Integer> months) {}

  /** Says which class an abstract container is read as. */
  static final class Chosen {
    @JsonDeserialize(as = LinkedList.class)
    public List<String> linked = new LinkedList<>(List.of("a"));

    @JsonDeserialize(as = TreeMap.class)
    public Map<String, Integer> tree = new TreeMap<>(Map.of("b", 1));

    @JsonDeserialize(as = TreeSet.class)
    public Set<String> sorted = new TreeSet<>(Set.of("c"));
  }

  /** Has its containers made before they are read. */
  static final class Initialised {
    public List<String> list = new ArrayList<>(List.of("default"));
    public Map<String, Integer> map = new HashMap<>();
    public String[] array = {"x"};

    Initialised with(String text) {
      list.clear();
      list.add(text);
      map.put(text, 1);
      array = new String[] {text, null};
      return this;
    }
  }

  private static <K, V> Map<K, V> map(K key, V value) {
    Map<K, V> map = new LinkedHashMap<>();
    map.put(key, value);
    return map;
  }

  private static <E> List<E> list(E[] elements) {
    return new ArrayList<>(Arrays.asList(elements));
  }

  static List<Sample> samples() {
    Item item = new Item("i", 1);
    return all(
        new Concrete(null, null, null, null, null, null),
        new Concrete(
            new ArrayList<>(List.of("a")),
            new LinkedList<>(List.of(1, 2)),
            new ArrayDeque<>(List.of(3L)),
            new HashSet<>(Set.of("b")),
            new LinkedHashSet<>(List.of("d", "c")),
            new TreeSet<>(List.of(2, 1))),
        new Concrete(
            new ArrayList<>(), new LinkedList<>(), null, new HashSet<>(), null, new TreeSet<>()),
        new Interfaces(
            List.of("a", "b"),
            List.of(item, new Item(null, 0)),
            new LinkedList<>(List.of(1)),
            new LinkedList<>(List.of(2)),
            new TreeSet<>(Set.of("s")),
            new TreeSet<>(Set.of(9))),
        new Interfaces(List.of(), null, null, null, new TreeSet<>(), null),
        new Maps(null, null, null, null, null, null),
        new Maps(
            new HashMap<>(Map.of("k", item)),
            new LinkedHashMap<>(map("b", 2)),
            new TreeMap<>(Map.of("a", 1)),
            new TreeMap<>(Map.of(7, "x")),
            new TreeMap<>(Map.of(8L, "y")),
            new ConcurrentHashMap<>(Map.of("c", "d"))),
        new Enums(null, null, null),
        new Enums(
            new EnumMap<>(Map.of(DayOfWeek.MONDAY, item)),
            EnumSet.of(DayOfWeek.SUNDAY, DayOfWeek.FRIDAY),
            map(DayOfWeek.TUESDAY, List.of(item))),
        new Optionals(
            Optional.of(item), OptionalInt.of(1), OptionalLong.of(1L << 40), OptionalDouble.of(.5)),
        new Optionals(
            Optional.empty(), OptionalInt.empty(), OptionalLong.empty(), OptionalDouble.empty()),
        new Deep(null, null, null, null),
        new Deep(
            List.of(map("a", List.of(item)), Map.of()),
            map("b", map(3, Set.of("c"))),
            list(new Item[][] {{item, null}, {}}),
            list(new int[][][] {{{1, 2}, {}}, {}})),
        new Keys(null, null, null, null),
        new Keys(
            map(LocalDate.of(2026, 2, 3), 1),
            map(new UUID(3, 4), 2),
            map(URI.create("http://a/b?c"), 3),
            map(YearMonth.of(2026, 12), 4)),
        new Chosen(),
        new Initialised(),
        new Initialised().with("t"),
        of(new ArrayDeque<>(List.of(1, 2)), new TypeRef<ArrayDeque<Integer>>() {}),
        of(new LinkedList<>(List.of(item)), new TypeRef<LinkedList<Item>>() {}),
        of(new TreeSet<>(List.of("b", "a")), new TypeRef<SortedSet<String>>() {}),
        of(new LinkedHashSet<>(List.of(2, 1)), new TypeRef<LinkedHashSet<Integer>>() {}),
        of(
            new CopyOnWriteArrayList<>(List.of("x")),
            new TypeRef<CopyOnWriteArrayList<String>>() {}),
        of(
            new ConcurrentHashMap<>(Map.of("k", 1)),
            new TypeRef<ConcurrentHashMap<String, Integer>>() {}),
        of(
            new EnumMap<>(Map.of(DayOfWeek.MONDAY, 1)),
            new TypeRef<EnumMap<DayOfWeek, Integer>>() {}),
        of(EnumSet.noneOf(DayOfWeek.class), new TypeRef<EnumSet<DayOfWeek>>() {}),
        of(List.of(Instant.ofEpochSecond(5)), new TypeRef<List<Instant>>() {}),
        of(List.of(new BigDecimal("1.50")), new TypeRef<List<BigDecimal>>() {}),
        of(List.of(URI.create("a:b")), new TypeRef<List<URI>>() {}),
        of(List.of(new byte[] {1, 2}), new TypeRef<List<byte[]>>() {}),
        of(Optional.of(List.of(item)), new TypeRef<Optional<List<Item>>>() {}),
        of(map(Instant.ofEpochSecond(7), item), new TypeRef<Map<Instant, Item>>() {}),
        of(map((short) 3, item), new TypeRef<Map<Short, Item>>() {}),
        of(map((byte) 3, item), new TypeRef<Map<Byte, Item>>() {}),
        of(map(0.5f, item), new TypeRef<Map<Float, Item>>() {}),
        of(map("", ""), new TypeRef<Map<String, String>>() {}),
        new Item[][] {{item}, {null}},
        new long[] {Long.MIN_VALUE, Long.MAX_VALUE},
        new int[] {Integer.MIN_VALUE, 0},
        new String[] {"", null, "\u00fc"});
  }
}
