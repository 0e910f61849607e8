package dev.polycodec.jackson;

import com.google.common.base.Optional;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.Multiset;
import com.google.common.collect.Range;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Table;
import com.google.common.hash.HashCode;
import com.google.common.net.HostAndPort;
import com.google.common.primitives.ImmutableIntArray;
import dev.polycodec.TypeRef;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kotlin.Pair;
import kotlin.Triple;
import kotlin.collections.CollectionsKt;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import kotlin.ranges.IntRange;
import kotlin.text.Regex;
import org.eclipse.collections.api.bag.ImmutableBag;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.MutableIntObjectMap;
import org.eclipse.collections.api.map.primitive.ObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.factory.Bags;
import org.eclipse.collections.impl.factory.Lists;
import org.eclipse.collections.impl.factory.Maps;
import org.eclipse.collections.impl.factory.Sets;
import org.eclipse.collections.impl.factory.primitive.IntLists;
import org.eclipse.collections.impl.factory.primitive.IntObjectMaps;
import org.eclipse.collections.impl.factory.primitive.ObjectIntMaps;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;
import org.joda.time.Duration;
import org.joda.time.Instant;
import org.joda.time.Interval;
import org.joda.time.LocalDate;
import org.joda.time.LocalDateTime;
import org.joda.time.LocalTime;
import org.joda.time.MonthDay;
import org.joda.time.Period;
import org.joda.time.YearMonth;

/** Values of libraries whose Jackson modules applications register. */
final class ModuleValues {

  private final List<Case> carried = new ArrayList<>();
  private final List<Case> lost = new ArrayList<>();

  private ModuleValues() {
    guava();
    joda();
    eclipseCollections();
    kotlin();
    losses();
  }

  /** A value and its declared type. */
  record Case(TypeRef<?> type, Object value) {
    @Override
    public String toString() {
      return type + ": " + value.getClass().getSimpleName();
    }
  }

  /** A class of the application. */
  record Leaf(String name) {}

  /** A class with a subclass. */
  static class Base {
    public int id = 1;
  }

  static final class Sub extends Base {
    public int more = 2;
  }

  /** Returns what comes back equal from a mapper with the modules. */
  static List<Case> carried() {
    return new ModuleValues().carried;
  }

  /** Returns what does not: another class, another order, another comparator. */
  static List<Case> lost() {
    return new ModuleValues().lost;
  }

  private void add(TypeRef<?> type, Object... values) {
    for (Object value : values) {
      carried.add(new Case(type, value));
    }
  }

  private void loses(TypeRef<?> type, Object... values) {
    for (Object value : values) {
      lost.add(new Case(type, value));
    }
  }

  private void guava() {
    add(
        new TypeRef<ImmutableList<String>>() {},
        ImmutableList.of(),
        ImmutableList.of("a"),
        ImmutableList.of("a", "b", "c"),
        ImmutableList.of("a", "b", "c").subList(1, 3));
    add(new TypeRef<ImmutableList<Leaf>>() {}, ImmutableList.of(new Leaf("x")));
    add(new TypeRef<ImmutableList<Object>>() {}, ImmutableList.of(1, "a"));
    add(new TypeRef<List<String>>() {}, ImmutableList.of("a", "b"));
    add(new TypeRef<Collection<String>>() {}, ImmutableList.of("a", "b"));
    add(new TypeRef<Set<String>>() {}, ImmutableSet.of("b", "a"));
    add(new TypeRef<Map<String, Leaf>>() {}, ImmutableMap.of("b", new Leaf("1")));
    add(new TypeRef<Map<String, Object>>() {}, ImmutableMap.of("b", 1, "a", "c"));
    add(new TypeRef<ImmutableSet<String>>() {}, ImmutableSet.of(), ImmutableSet.of("z", "a"));
    add(new TypeRef<ImmutableSet<List<Integer>>>() {}, ImmutableSet.of(List.of(1), List.of(2)));
    add(new TypeRef<ImmutableSortedSet<String>>() {}, ImmutableSortedSet.of("z", "a"));
    add(
        new TypeRef<ImmutableMap<String, Integer>>() {},
        ImmutableMap.of(),
        ImmutableMap.of("z", 1, "a", 2));
    add(new TypeRef<ImmutableMap<Integer, Leaf>>() {}, ImmutableMap.of(1, new Leaf("x")));
    add(new TypeRef<ImmutableSortedMap<String, Integer>>() {}, ImmutableSortedMap.of("z", 1));
    add(new TypeRef<ImmutableBiMap<String, Integer>>() {}, ImmutableBiMap.of("z", 1));
    add(new TypeRef<Multiset<String>>() {}, HashMultiset.create(List.of("a", "a", "b")));
    add(new TypeRef<ImmutableMultiset<String>>() {}, ImmutableMultiset.of("a", "a"));
    multimaps();
    add(
        new TypeRef<Table<String, String, Integer>>() {},
        ImmutableTable.of("r", "c", 1),
        HashBasedTable.create(ImmutableTable.of("r", "c", 1)));
    add(new TypeRef<Optional<String>>() {}, Optional.of("a"));
    add(new TypeRef<Optional<Long>>() {}, Optional.of(1L));
    ranges();
    add(new TypeRef<HostAndPort>() {}, HostAndPort.fromString("h:1"));
    add(new TypeRef<HashCode>() {}, HashCode.fromInt(1));
    add(new TypeRef<ImmutableIntArray>() {}, ImmutableIntArray.of(1, 2));
  }

  private void multimaps() {
    add(
        new TypeRef<Multimap<String, Integer>>() {},
        ImmutableListMultimap.of("a", 1, "a", 2, "b", 3),
        ArrayListMultimap.create(ImmutableListMultimap.of("a", 1)),
        LinkedListMultimap.create(ImmutableListMultimap.of("a", 1)));
    add(
        new TypeRef<ImmutableListMultimap<String, Leaf>>() {},
        ImmutableListMultimap.of("a", new Leaf("x")));
    add(
        new TypeRef<SetMultimap<String, Integer>>() {},
        HashMultimap.create(ImmutableSetMultimap.of("a", 1)),
        LinkedHashMultimap.create(ImmutableSetMultimap.of("a", 1)));
  }

  private void ranges() {
    add(new TypeRef<Range<Integer>>() {}, Range.closed(1, 2), Range.all(), Range.atLeast(3));
    add(
        new TypeRef<ImmutableList<ImmutableSet<Range<Integer>>>>() {},
        ImmutableList.of(ImmutableSet.of(Range.closed(1, 2))));
  }

  private void joda() {
    add(new TypeRef<DateTime>() {}, new DateTime(5, DateTimeZone.UTC));
    add(new TypeRef<LocalDate>() {}, new LocalDate(2024, 2, 29));
    add(new TypeRef<LocalTime>() {}, new LocalTime(1, 2, 3, 4));
    add(new TypeRef<LocalDateTime>() {}, new LocalDateTime(2024, 2, 29, 1, 2));
    add(new TypeRef<Instant>() {}, new Instant(5));
    add(new TypeRef<Duration>() {}, new Duration(5));
    add(new TypeRef<Interval>() {}, new Interval(5, 7, DateTimeZone.UTC));
    add(new TypeRef<Period>() {}, Period.days(3).plusHours(2));
    add(new TypeRef<MonthDay>() {}, new MonthDay(2, 3));
    add(new TypeRef<YearMonth>() {}, new YearMonth(2022, 3));
    add(new TypeRef<DateTimeZone>() {}, DateTimeZone.forID("Europe/Paris"), DateTimeZone.UTC);
    add(new TypeRef<List<LocalDate>>() {}, List.of(new LocalDate(2024, 2, 29)));
    add(new TypeRef<Map<LocalDate, String>>() {}, Map.of(new LocalDate(2024, 2, 29), "x"));
  }

  private void eclipseCollections() {
    add(new TypeRef<MutableList<String>>() {}, Lists.mutable.of("a", "b"));
    add(
        new TypeRef<org.eclipse.collections.api.list.ImmutableList<Leaf>>() {},
        Lists.immutable.of(),
        Lists.immutable.of(new Leaf("x")),
        Lists.immutable.of(new Leaf("x"), new Leaf("y")));
    add(new TypeRef<List<String>>() {}, Lists.mutable.of("a", "b"));
    add(new TypeRef<MutableSet<String>>() {}, Sets.mutable.of("a", "b"));
    add(
        new TypeRef<org.eclipse.collections.api.set.ImmutableSet<String>>() {},
        Sets.immutable.of("a", "b"));
    add(new TypeRef<MutableBag<String>>() {}, Bags.mutable.of("a", "b", "a"));
    add(new TypeRef<ImmutableBag<String>>() {}, Bags.immutable.of("a", "b", "a"));
    add(new TypeRef<MutableMap<String, Integer>>() {}, Maps.mutable.of("a", 1, "b", 2));
    add(
        new TypeRef<org.eclipse.collections.api.map.ImmutableMap<String, Integer>>() {},
        Maps.immutable.of("a", 1, "b", 2));
    add(new TypeRef<MutableIntList>() {}, IntLists.mutable.of(1, 2));
    add(new TypeRef<ImmutableIntList>() {}, IntLists.immutable.of(1), IntLists.immutable.of(1, 2));
    add(new TypeRef<IntList>() {}, IntLists.immutable.of(1, 2), IntLists.mutable.of(1, 2));
    add(
        new TypeRef<MutableIntObjectMap<String>>() {},
        IntObjectMaps.mutable.<String>of().withKeyValue(1, "a"));
    add(
        new TypeRef<ObjectIntMap<String>>() {},
        ObjectIntMaps.mutable.<String>of().withKeyValue("a", 1));
  }

  private void kotlin() {
    List<String> built = CollectionsKt.createListBuilder();
    built.add("x");
    add(
        new TypeRef<List<String>>() {},
        CollectionsKt.emptyList(),
        CollectionsKt.listOf("a", "b"),
        CollectionsKt.build(built));
    add(new TypeRef<Set<String>>() {}, SetsKt.emptySet());
    add(new TypeRef<Map<String, String>>() {}, MapsKt.emptyMap());
    add(new TypeRef<Pair<String, Integer>>() {}, new Pair<>("a", 1));
    add(new TypeRef<Triple<String, Integer, Long>>() {}, new Triple<>("a", 1, 2L));
    add(new TypeRef<IntRange>() {}, new IntRange(1, 3));
  }

  private void losses() {
    loses(new TypeRef<ImmutableList<Base>>() {}, ImmutableList.of(new Sub()));
    loses(new TypeRef<ImmutableList<Object>>() {}, ImmutableList.of(1L));
    loses(new TypeRef<Map<String, Object>>() {}, ImmutableMap.of("b", 1L));
    loses(new TypeRef<Set<String>>() {}, ImmutableSortedSet.of("a", "b"));
    loses(
        new TypeRef<ImmutableSortedSet<String>>() {},
        ImmutableSortedSet.orderedBy(Comparator.<String>reverseOrder()).add("z", "a").build());
    loses(new TypeRef<Multiset<String>>() {}, LinkedHashMultiset.create(List.of("z", "z", "b")));
    LinkedListMultimap<String, Integer> mixed = LinkedListMultimap.create();
    mixed.put("a", 1);
    mixed.put("b", 2);
    mixed.put("a", 3);
    loses(new TypeRef<LinkedListMultimap<String, Integer>>() {}, mixed);
    loses(new TypeRef<DateTime>() {}, new DateTime(5, DateTimeZone.forID("Europe/Paris")));
    loses(new TypeRef<Regex>() {}, new Regex("a+"));
  }
}
