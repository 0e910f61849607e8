package dev.polycodec.forms.guava;

import com.google.common.base.Optional;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.Lists;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimap;
import com.google.common.collect.Ordering;
import com.google.common.collect.Range;
import com.google.common.collect.Sets;
import com.google.common.collect.Table;
import com.google.common.collect.Tables;
import com.google.common.collect.TreeBasedTable;
import com.google.common.collect.TreeMultimap;
import com.google.common.collect.TreeMultiset;
import com.google.common.collect.TreeRangeSet;
import com.google.common.net.HostAndPort;
import com.google.common.net.InternetDomainName;
import com.google.common.net.MediaType;
import com.google.common.primitives.ImmutableDoubleArray;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import dev.polycodec.tck.FormsTck;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class GuavaFormsTest extends FormsTck {

  GuavaFormsTest() {
    super(new GuavaForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-guava";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    addCollections(values);
    addMaps(values);
    addMultisets(values);
    addMultimaps(values);
    addTables(values);
    addRanges(values);
    addOthers(values);
    return values;
  }

  private static void addCollections(Map<String, Object> values) {
    values.put("empty list", ImmutableList.of());
    values.put("list of one", ImmutableList.of("a"));
    values.put("list", ImmutableList.of("b", 2, 3L, "b"));
    values.put("part of a list", ImmutableList.of(1, 2, 3, 4).subList(1, 3));
    values.put("list of characters", Lists.charactersOf("abc"));
    values.put("nested lists", ImmutableList.of(ImmutableList.of(ImmutableSet.of("a"))));
    values.put("empty set", ImmutableSet.of());
    values.put("set of one", ImmutableSet.of("a"));
    values.put("set", ImmutableSet.of("z", "a", "m"));
    values.put("set of constants", Sets.immutableEnumSet(DayOfWeek.MONDAY, DayOfWeek.SUNDAY));
    values.put("empty sorted set", ImmutableSortedSet.of());
    values.put("sorted set", ImmutableSortedSet.of("b", "a"));
    values.put("descending set", ImmutableSortedSet.of(1, 2).descendingSet());
    values.put(
        "ordered set", ImmutableSortedSet.orderedBy(Collections.reverseOrder()).add(1, 2).build());
    values.put("empty numbers", ContiguousSet.closedOpen(1, 1));
    values.put("numbers", ContiguousSet.closed(1, 5));
    values.put("long numbers", ContiguousSet.closed(1L, 5L));
    values.put(
        "large numbers",
        ContiguousSet.create(
            Range.closed(BigInteger.ONE, BigInteger.TEN), DiscreteDomain.bigIntegers()));
  }

  private static void addMaps(Map<String, Object> values) {
    values.put("empty map", ImmutableMap.of());
    values.put("map of one", ImmutableMap.of("a", 1));
    values.put("map", ImmutableMap.of("b", 1, "a", 2, "c", ImmutableMap.of()));
    values.put(
        "map of constants",
        Maps.immutableEnumMap(Map.of(DayOfWeek.MONDAY, 1, DayOfWeek.SUNDAY, 2)));
    values.put("empty sorted map", ImmutableSortedMap.of());
    values.put("sorted map", ImmutableSortedMap.of("b", 1, "a", 2));
    values.put("descending map", ImmutableSortedMap.of(1, 1, 2, 2).descendingMap());
    values.put("bimap", ImmutableBiMap.of("a", 1, "b", 2));
    values.put("inverse bimap", ImmutableBiMap.of("a", 1, "b", 2).inverse());
    values.put("hash bimap", HashBiMap.create(ImmutableMap.of("b", 1, "a", 2)));
    values.put("hash bimap with nulls", HashBiMap.create(Collections.singletonMap(null, null)));
  }

  private static void addMultisets(Map<String, Object> values) {
    List<String> elements = List.of("b", "a", "b", "c");
    values.put("empty multiset", ImmutableMultiset.of());
    values.put("multiset", ImmutableMultiset.copyOf(elements));
    values.put("sorted multiset", ImmutableSortedMultiset.copyOf(elements));
    values.put("hash multiset", HashMultiset.create(elements));
    values.put("linked multiset", LinkedHashMultiset.create(elements));
    values.put("concurrent multiset", ConcurrentHashMultiset.create(elements));
    values.put("tree multiset", TreeMultiset.create(elements));
    TreeMultiset<String> reverse = TreeMultiset.create(Collections.reverseOrder());
    reverse.addAll(elements);
    values.put("ordered tree multiset", reverse);
    HashMultiset<String> huge = HashMultiset.create();
    huge.add("a", 1_000_000);
    values.put("multiset of very many", huge);
  }

  private static void addMultimaps(Map<String, Object> values) {
    Multimap<String, Integer> content =
        ImmutableListMultimap.of("b", 2, "a", 3, "b", 1, "c", 3, "a", 1);
    values.put("empty list multimap", ImmutableListMultimap.of());
    values.put("list multimap", ImmutableListMultimap.copyOf(content));
    values.put("empty set multimap", ImmutableSetMultimap.of());
    values.put("set multimap", ImmutableSetMultimap.copyOf(content));
    values.put("set multimap of sorted values", sortedValues(content));
    values.put("array multimap", ArrayListMultimap.create(content));
    values.put("hash multimap", HashMultimap.create(content));
    values.put("tree multimap", TreeMultimap.create(content));
    TreeMultimap<String, Integer> reverse =
        TreeMultimap.create(Collections.reverseOrder(), Collections.reverseOrder());
    reverse.putAll(content);
    values.put("ordered tree multimap", reverse);
    LinkedHashMultimap<String, Integer> linked = LinkedHashMultimap.create();
    linked.put("b", 2);
    linked.put("a", 3);
    linked.put("b", 1);
    values.put("linked set multimap", linked);
    values.put("linked list multimap", LinkedListMultimap.create(linked));
  }

  private static Object sortedValues(Multimap<String, Integer> content) {
    return ImmutableSetMultimap.<String, Integer>builder()
        .orderValuesBy(Ordering.natural().reverse())
        .putAll(content)
        .build();
  }

  private static void addTables(Map<String, Object> values) {
    Table<String, Integer, String> cells = HashBasedTable.create();
    cells.put("r2", 2, "x");
    cells.put("r1", 1, "y");
    cells.put("r2", 1, "z");
    values.put("empty table", ImmutableTable.of());
    values.put("table of one", ImmutableTable.of("r", "c", "v"));
    values.put("table", ImmutableTable.copyOf(cells));
    values.put(
        "ordered table",
        ImmutableTable.<String, Integer, String>builder()
            .orderRowsBy(Ordering.natural().reverse())
            .orderColumnsBy(Ordering.natural())
            .putAll(cells)
            .build());
    values.put("hash table", cells);
    values.put("empty hash table", HashBasedTable.create());
    values.put("tree table", TreeBasedTable.create(TreeBasedTable.create()));
    TreeBasedTable<String, Integer, String> reverse =
        TreeBasedTable.create(Ordering.natural().reverse(), Collections.reverseOrder());
    reverse.putAll(cells);
    values.put("ordered tree table", reverse);
    values.put("cell", Tables.immutableCell("r", null, 1));
  }

  private static void addRanges(Map<String, Object> values) {
    values.put("closed range", Range.closed(1, 3));
    values.put("open range", Range.open("a", "c"));
    values.put("empty range", Range.closedOpen(3, 3));
    values.put("range up", Range.atLeast(1.5));
    values.put("range down", Range.lessThan(DayOfWeek.FRIDAY));
    values.put("all", Range.all());
    values.put("ranges", ImmutableRangeSet.of(Range.closed(1, 3)).complement());
    values.put("empty ranges", ImmutableRangeSet.of());
    values.put(
        "tree of ranges", TreeRangeSet.create(List.of(Range.closed(1, 3), Range.closedOpen(7, 9))));
  }

  private static void addOthers(Map<String, Object> values) {
    values.put("optional", Optional.of("a"));
    values.put("absent", Optional.absent());
    values.put("natural order", Ordering.natural());
    values.put("reverse order", Ordering.natural().reverse());
    values.put("order of texts", Ordering.usingToString());
    values.put("no order", Ordering.allEqual());
    values.put("ints", ImmutableIntArray.of(1, -1, Integer.MAX_VALUE));
    values.put("part of longs", ImmutableLongArray.of(1, -1, Long.MAX_VALUE).subArray(1, 3));
    values.put("doubles", ImmutableDoubleArray.of(1.5, -0.0, Double.NaN));
    values.put("no ints", ImmutableIntArray.of());
    values.put("host", HostAndPort.fromParts("2001:db8::1", 80));
    values.put("host without port", HostAndPort.fromString("example.com"));
    values.put("domain", InternetDomainName.from("www.example.com"));
    values.put("media type", MediaType.parse("text/plain; charset=utf-8; a=\"b c\""));
  }
}
