package dev.polycodec.forms.fastutil;

import dev.polycodec.tck.FormsTck;
import it.unimi.dsi.fastutil.booleans.BooleanArrayList;
import it.unimi.dsi.fastutil.bytes.ByteArrayList;
import it.unimi.dsi.fastutil.chars.CharArrayList;
import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.floats.FloatArrayList;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.objects.Object2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectArrayList;
import it.unimi.dsi.fastutil.objects.ObjectLinkedOpenHashSet;
import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import it.unimi.dsi.fastutil.shorts.ShortArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

class FastutilFormsTest extends FormsTck {

  FastutilFormsTest() {
    super(new FastutilForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-fastutil";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    addLists(values);
    addSets(values);
    addMaps(values);
    return values;
  }

  /** The order of a table depends on its size, unless it is linked. */
  @Override
  protected String difference(Object expected, @Nullable Object actual) {
    String name = expected.getClass().getSimpleName();
    boolean unordered = name.contains("OpenHash") && !name.contains("Linked");
    return unordered && expected.equals(actual) && missing(expected).equals(missing(actual))
        ? ""
        : super.difference(expected, actual);
  }

  private static String missing(@Nullable Object map) {
    return map instanceof Map<?, ?> some ? String.valueOf(some.get(key(some))) : "";
  }

  /** Returns a key that no map has. */
  private static Object key(Object map) {
    String name = map.getClass().getSimpleName();
    return name.startsWith("Int")
        ? (Object) (-99)
        : name.startsWith("Long") ? (Object) (-99L) : "-";
  }

  private static void addLists(Map<String, Object> values) {
    values.put("objects", new ObjectArrayList<>(new Object[] {"a", null, List.of(1)}));
    values.put("no objects", new ObjectArrayList<>());
    values.put("bytes", new ByteArrayList(new byte[] {1, -1}));
    values.put("booleans", new BooleanArrayList(new boolean[] {true, false}));
    values.put("characters", new CharArrayList(new char[] {'a', 'ß'}));
    values.put("shorts", new ShortArrayList(new short[] {1, -1}));
    values.put("list of ints", new IntArrayList(new int[] {1, Integer.MIN_VALUE}));
    values.put("list of longs", new LongArrayList(new long[] {1, Long.MIN_VALUE}));
    values.put("floats", new FloatArrayList(new float[] {1, -0f}));
    values.put("list of doubles", new DoubleArrayList(new double[] {1, -0.0}));
  }

  private static void addSets(Map<String, Object> values) {
    values.put("set of ints", new IntOpenHashSet(new int[] {5, -5, 0}));
    values.put("linked set of ints", new IntLinkedOpenHashSet(new int[] {5, -5, 0}));
    values.put("set of longs", new LongOpenHashSet(new long[] {5, -5, 0}));
    values.put("linked set of longs", new LongLinkedOpenHashSet(new long[] {5, -5, 0}));
    values.put("set", new ObjectOpenHashSet<>(new Object[] {"a", null, 7}));
    values.put("linked set", new ObjectLinkedOpenHashSet<>(new Object[] {"z", null, 7}));
  }

  private static void addMaps(Map<String, Object> values) {
    Int2IntOpenHashMap counts = new Int2IntOpenHashMap(Map.of(1, 2, 0, 3));
    counts.defaultReturnValue(-1);
    values.put("ints by int", counts);
    values.put("longs by int", new Int2LongOpenHashMap(Map.of(1, 2L, 0, 3L)));
    values.put("objects by int", new Int2ObjectOpenHashMap<>(Map.of(1, "a", 0, List.of())));
    values.put("linked by int", new Int2ObjectLinkedOpenHashMap<>(Map.of(1, "a", 0, 'b')));
    values.put("ints by long", new Long2IntOpenHashMap(Map.of(1L, 2)));
    values.put("longs by long", new Long2LongOpenHashMap(Map.of(1L, 2L, Long.MIN_VALUE, 0L)));
    values.put("objects by long", new Long2ObjectOpenHashMap<>(Map.of(1L, "a")));
    values.put("linked by long", new Long2ObjectLinkedOpenHashMap<>(Map.of(2L, "b", 1L, "a")));
    values.put("ints", new Object2IntOpenHashMap<>(Map.of("a", 1, "b", 2)));
    values.put("ints, linked", new Object2IntLinkedOpenHashMap<>(Map.of("a", 1, "b", 2)));
    values.put("longs", new Object2LongOpenHashMap<>(Map.of("a", 1L)));
    values.put("doubles", new Object2DoubleOpenHashMap<>(Map.of("a", -0.0)));
    values.put("map", new Object2ObjectOpenHashMap<>(Map.of("a", 1, 2L, Arrays.asList("x", null))));
    values.put("linked map", new Object2ObjectLinkedOpenHashMap<>(Map.of("a", 1, 2L, "b")));
  }
}
