package dev.polycodec.forms.eclipse;

import dev.polycodec.tck.FormsTck;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.collections.api.PrimitiveIterable;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.bimap.MutableBiMap;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.BiMaps;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.SortedBags;
import org.eclipse.collections.api.factory.SortedMaps;
import org.eclipse.collections.api.factory.SortedSets;
import org.eclipse.collections.api.factory.Stacks;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.factory.primitive.IntIntMaps;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.factory.primitive.IntLongMaps;
import org.eclipse.collections.api.factory.primitive.IntObjectMaps;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.factory.primitive.LongLists;
import org.eclipse.collections.api.factory.primitive.LongLongMaps;
import org.eclipse.collections.api.factory.primitive.LongObjectMaps;
import org.eclipse.collections.api.factory.primitive.LongSets;
import org.eclipse.collections.api.factory.primitive.ObjectDoubleMaps;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.factory.primitive.ObjectLongMaps;
import org.eclipse.collections.api.multimap.Multimap;
import org.eclipse.collections.api.multimap.MutableMultimap;
import org.eclipse.collections.api.ordered.OrderedIterable;
import org.eclipse.collections.impl.factory.Multimaps;
import org.eclipse.collections.impl.list.Interval;
import org.eclipse.collections.impl.list.mutable.primitive.BooleanArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.ByteArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.CharArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.FloatArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.ShortArrayList;
import org.eclipse.collections.impl.map.ordered.mutable.OrderedMapAdapter;
import org.eclipse.collections.impl.tuple.Tuples;
import org.eclipse.collections.impl.tuple.primitive.PrimitiveTuples;
import org.jspecify.annotations.Nullable;

class EclipseFormsTest extends FormsTck {

  EclipseFormsTest() {
    super(new EclipseForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-eclipse-collections";
  }

  /** Where a hash says where an element is, the order depends on how large the table once was. */
  @Override
  protected String difference(Object expected, @Nullable Object actual) {
    boolean unordered =
        !(expected instanceof OrderedIterable || expected instanceof java.util.List)
            && (expected instanceof RichIterable
                || expected instanceof PrimitiveIterable
                || expected instanceof Multimap);
    return unordered && expected.equals(actual) ? "" : super.difference(expected, actual);
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    addLists(values);
    addSets(values);
    addBags(values);
    addMaps(values);
    addMultimaps(values);
    addNumberLists(values);
    addNumberTables(values);
    addTuples(values);
    return values;
  }

  private static void addLists(Map<String, Object> values) {
    values.put("empty list", Lists.mutable.empty());
    values.put("list", Lists.mutable.of("b", 2, null, "b"));
    values.put("no elements", Lists.immutable.empty());
    for (int i = 1; i <= 11; i++) {
      values.put("list of " + i, Interval.oneTo(i).toList().toImmutable());
    }
    values.put("nested lists", Lists.immutable.of(Lists.mutable.of(Sets.immutable.of("a"))));
    values.put("stack", Stacks.mutable.of(1, 2, 3));
    values.put("empty stack", Stacks.mutable.empty());
    values.put("immutable stack", Stacks.immutable.of(1, 2, 3));
    values.put("empty immutable stack", Stacks.immutable.empty());
    values.put("numbers", Interval.fromToBy(1, 7, 3));
    values.put("one number", Interval.fromTo(5, 5));
    values.put("numbers down", Interval.fromToBy(9, 1, -2));
    values.put("very many numbers", Interval.fromTo(1, 100_000));
  }

  private static void addSets(Map<String, Object> values) {
    values.put("empty set", Sets.mutable.empty());
    values.put("set", Sets.mutable.of("z", "a", null));
    for (int i = 0; i <= 5; i++) {
      values.put("set of " + i, Interval.fromTo(-2, i - 2).toSet().without(-2).toImmutable());
    }
    values.put("sorted set", SortedSets.mutable.of("b", "a"));
    values.put("ordered set", SortedSets.mutable.of(Collections.reverseOrder(), 1, 2));
    values.put("no sorted set", SortedSets.immutable.empty());
    values.put("immutable sorted set", SortedSets.immutable.of("b", "a"));
    values.put("immutable ordered set", SortedSets.immutable.of(Collections.reverseOrder(), 1, 2));
  }

  private static void addBags(Map<String, Object> values) {
    values.put("empty bag", Bags.mutable.empty());
    values.put("bag", Bags.mutable.of("a", "b", "a", null));
    values.put("bag of very many", Bags.mutable.withOccurrences("a", 1_000_000, "b", 3));
    values.put("no bag", Bags.immutable.empty());
    values.put("bag of one", Bags.immutable.of("a"));
    values.put("immutable bag", Bags.immutable.of("a", "b", "a"));
    values.put("large bag", Interval.oneTo(30).toBag().toImmutable());
    values.put("sorted bag", SortedBags.mutable.of("b", "a", "b"));
    values.put("ordered bag", SortedBags.mutable.of(Collections.reverseOrder(), 1, 2, 1));
    values.put("no sorted bag", SortedBags.immutable.empty());
    values.put("immutable sorted bag", SortedBags.immutable.of(Collections.reverseOrder(), 1, 2));
  }

  private static void addMaps(Map<String, Object> values) {
    values.put("empty map", Maps.mutable.empty());
    values.put("map", Maps.mutable.of("b", 1, "a", Maps.mutable.empty()));
    for (int i = 0; i <= 5; i++) {
      values.put(
          "map of " + i, Interval.fromTo(1, i + 1).toMap(n -> n, n -> "v" + n).toImmutable());
    }
    values.put("no map", Maps.immutable.empty());
    values.put("linked map", OrderedMapAdapter.adapt(new LinkedHashMap<>(Map.of("b", 1))));
    values.put("sorted map", SortedMaps.mutable.of("b", 1, "a", 2));
    values.put("ordered map", SortedMaps.mutable.of(Collections.reverseOrder(), 1, 2));
    values.put("immutable sorted map", SortedMaps.immutable.of("b", 1, "a", 2));
    values.put("no sorted map", SortedMaps.immutable.empty());
    MutableBiMap<String, Integer> both = BiMaps.mutable.of("a", 1, "b", 2);
    values.put("bimap", both);
    values.put("immutable bimap", both.toImmutable());
    values.put("inverse bimap", both.toImmutable().inverse());
  }

  private static void addMultimaps(Map<String, Object> values) {
    values.put("list multimap", filled(Multimaps.mutable.list.empty()));
    values.put("set multimap", filled(Multimaps.mutable.set.empty()));
    values.put("bag multimap", filled(Multimaps.mutable.bag.empty()));
    values.put("empty multimap", Multimaps.mutable.list.empty());
    values.put("immutable list multimap", filled(Multimaps.mutable.list.empty()).toImmutable());
    values.put("immutable set multimap", filled(Multimaps.mutable.set.empty()).toImmutable());
    values.put("immutable bag multimap", filled(Multimaps.mutable.bag.empty()).toImmutable());
  }

  private static <M extends MutableMultimap<Object, Object>> M filled(M map) {
    map.put("b", 2);
    map.put("a", 3);
    map.put("b", 1);
    return map;
  }

  private static void addNumberLists(Map<String, Object> values) {
    values.put("booleans", BooleanArrayList.newListWith(true, false, true));
    values.put("bytes", ByteArrayList.newListWith((byte) 1, (byte) -1));
    values.put("chars", CharArrayList.newListWith('a', '\ud800'));
    values.put("shorts", ShortArrayList.newListWith((short) 1, Short.MIN_VALUE));
    values.put("floats", FloatArrayList.newListWith(1.5f, -0.0f, Float.NaN));
    values.put("ints", IntLists.mutable.of(1, Integer.MIN_VALUE));
    values.put("longs", LongLists.mutable.of(1, Long.MIN_VALUE));
    values.put("doubles", DoubleLists.mutable.of(1.5, -0.0, Double.NaN));
    values.put("no ints", IntLists.immutable.empty());
    values.put("one int", IntLists.immutable.of(7));
    values.put("immutable ints", IntLists.immutable.of(7, 8));
    values.put("no longs", LongLists.immutable.empty());
    values.put("one long", LongLists.immutable.of(7));
    values.put("immutable longs", LongLists.immutable.of(7, 8));
    values.put("no doubles", DoubleLists.immutable.empty());
    values.put("one double", DoubleLists.immutable.of(7));
    values.put("immutable doubles", DoubleLists.immutable.of(7, 8));
  }

  private static void addNumberTables(Map<String, Object> values) {
    values.put("int set", IntSets.mutable.of(0, 1, -7, 1 << 20));
    values.put("long set", LongSets.mutable.of(0, 1, -7, 1L << 40));
    values.put("int to int", IntIntMaps.mutable.empty().withKeyValue(0, 1).withKeyValue(7, 8));
    values.put("int to long", IntLongMaps.mutable.empty().withKeyValue(0, 1));
    values.put("int to object", IntObjectMaps.mutable.empty().withKeyValue(0, "a"));
    values.put("long to long", LongLongMaps.mutable.empty().withKeyValue(0, 1));
    values.put("long to object", LongObjectMaps.mutable.empty().withKeyValue(9, null));
    values.put("object to int", ObjectIntMaps.mutable.empty().withKeyValue("a", 1));
    values.put("object to long", ObjectLongMaps.mutable.empty().withKeyValue(null, 1));
    values.put("object to double", ObjectDoubleMaps.mutable.empty().withKeyValue("a", 1.5));
  }

  private static void addTuples(Map<String, Object> values) {
    values.put("pair", Tuples.pair("a", null));
    values.put("triple", Tuples.triple("a", 1, 2L));
    values.put("twins", Tuples.triplet("a", "b", "c"));
    values.put("ii", PrimitiveTuples.pair(1, 2));
    values.put("il", PrimitiveTuples.pair(1, 2L));
    values.put("id", PrimitiveTuples.pair(1, 2.0));
    values.put("io", PrimitiveTuples.pair(1, "a"));
    values.put("oi", PrimitiveTuples.pair("a", 1));
    values.put("li", PrimitiveTuples.pair(1L, 2));
    values.put("ll", PrimitiveTuples.pair(1L, 2L));
    values.put("ld", PrimitiveTuples.pair(1L, 2.0));
    values.put("lo", PrimitiveTuples.pair(1L, "a"));
    values.put("ol", PrimitiveTuples.pair("a", 1L));
    values.put("di", PrimitiveTuples.pair(1.0, 2));
    values.put("dl", PrimitiveTuples.pair(1.0, 2L));
    values.put("dd", PrimitiveTuples.pair(1.0, 2.0));
    values.put("do", PrimitiveTuples.pair(1.0, "a"));
    values.put("od", PrimitiveTuples.pair("a", 1.0));
  }
}
