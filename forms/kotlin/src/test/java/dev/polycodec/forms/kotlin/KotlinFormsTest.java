package dev.polycodec.forms.kotlin;

import dev.polycodec.tck.FormsTck;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kotlin.Lazy;
import kotlin.LazyKt;
import kotlin.Pair;
import kotlin.Result;
import kotlin.Triple;
import kotlin.UByte;
import kotlin.UInt;
import kotlin.ULong;
import kotlin.UShort;
import kotlin.Unit;
import kotlin.collections.ArrayDeque;
import kotlin.collections.CollectionsKt;
import kotlin.collections.IndexedValue;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import kotlin.ranges.CharProgression;
import kotlin.ranges.CharRange;
import kotlin.ranges.IntProgression;
import kotlin.ranges.IntRange;
import kotlin.ranges.LongProgression;
import kotlin.ranges.LongRange;
import kotlin.ranges.RangesKt;
import kotlin.time.Duration;
import kotlin.time.Instant;
import kotlin.uuid.Uuid;
import org.jspecify.annotations.Nullable;

class KotlinFormsTest extends FormsTck {

  KotlinFormsTest() {
    super(new KotlinForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-kotlin";
  }

  /** A lazy value has no equality of its own, and a failure that of a Throwable. */
  @Override
  protected String difference(Object expected, @Nullable Object actual) {
    if (expected instanceof Lazy<?> lazy && actual instanceof Lazy<?> other) {
      return super.difference(lazy.getValue(), other.getValue());
    }
    return expected instanceof Result.Failure && actual != null
        ? super.difference(expected.toString(), actual.toString())
        : super.difference(expected, actual);
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    addCollections(values);
    addRanges(values);
    addOthers(values);
    return values;
  }

  private static void addCollections(Map<String, Object> values) {
    values.put("empty list", CollectionsKt.emptyList());
    values.put("empty set", SetsKt.emptySet());
    values.put("empty map", MapsKt.emptyMap());
    values.put("deque", new ArrayDeque<>(Arrays.asList("b", null, 1L)));
    values.put("empty deque", new ArrayDeque<>());
    values.put("wrapped deque", wrapped());
    values.put("built list", list("b", 2, "b"));
    values.put("empty built list", list());
    values.put("built set", set("z", "a", "m"));
    values.put("built map", map(Map.of("key", List.of(1), 2, set("a"))));
    values.put("empty built map", map(Map.of()));
  }

  private static Object wrapped() {
    ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
    deque.addFirst(0);
    deque.removeLast();
    return deque;
  }

  private static List<Object> list(Object... elements) {
    List<Object> list = CollectionsKt.createListBuilder();
    list.addAll(Arrays.asList(elements));
    return CollectionsKt.build(list);
  }

  private static Set<Object> set(Object... elements) {
    Set<Object> set = SetsKt.createSetBuilder();
    set.addAll(Arrays.asList(elements));
    return SetsKt.build(set);
  }

  private static Map<Object, Object> map(Map<?, ?> content) {
    Map<Object, Object> map = MapsKt.createMapBuilder();
    map.putAll(content);
    return MapsKt.build(map);
  }

  private static void addRanges(Map<String, Object> values) {
    values.put("ints", new IntRange(1, 5));
    values.put("no ints", IntRange.Companion.getEMPTY());
    values.put("ints down", IntProgression.Companion.fromClosedRange(10, 1, -3));
    values.put("longs", new LongRange(Long.MIN_VALUE, 5));
    values.put(
        "some longs", LongProgression.Companion.fromClosedRange(0, Long.MAX_VALUE, 1L << 40));
    values.put("characters", new CharRange('a', 'z'));
    values.put("some characters", CharProgression.Companion.fromClosedRange('a', 'z', 2));
    values.put("doubles", RangesKt.rangeTo(-0.5, 1.5));
    values.put("floats", RangesKt.rangeTo(-0.5f, 1.5f));
    values.put("texts", RangesKt.rangeTo("a", "c"));
  }

  private static void addOthers(Map<String, Object> values) {
    values.put("pair", new Pair<>("a", new Pair<>(null, 1)));
    values.put("triple", new Triple<>("a", 2, List.of()));
    values.put("indexed value", new IndexedValue<>(7, "a"));
    values.put("unit", Unit.INSTANCE);
    values.put("lazy", LazyKt.lazy(() -> "computed"));
    values.put("lazy value", LazyKt.lazyOf("known"));
    values.put("unsigned byte", boxed(UByte.class, byte.class, (byte) -1));
    values.put("unsigned short", boxed(UShort.class, short.class, (short) -1));
    values.put("unsigned int", boxed(UInt.class, int.class, -1));
    values.put("unsigned long", boxed(ULong.class, long.class, -1L));
    values.put("duration", boxed(Duration.class, long.class, 5_000_000_000L));
    values.put("result", boxed(Result.class, Object.class, "a"));
    values.put("failure", new Result.Failure(new IllegalStateException("failed")));
    values.put("instant", Instant.Companion.fromEpochSeconds(-5, 999_999_999));
    values.put("uuid", Uuid.Companion.parse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"));
  }

  /** Calls what Kotlin's compiler calls, by a name that Java's cannot write. */
  private static Object boxed(Class<?> type, Class<?> content, Object value) {
    try {
      return type.getMethod("box-impl", content).invoke(null, value);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
