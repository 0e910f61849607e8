package dev.polycodec.tck.sample;

import static dev.polycodec.tck.sample.SampleSet.listOf;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Figures.Circle;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Open.Chained;
import dev.polycodec.tck.model.Open.Loose;
import dev.polycodec.tck.model.Open.Named;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.sample.ModelHolders.*;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Values whose declared types do not name their classes. */
final class OpenSamples {

  private OpenSamples() {}

  static void addTo(SampleSet set) {
    addFields(set);
    addContainers(set);
    addObjects(set);
  }

  private static void addFields(SampleSet set) {
    set.typed("integer as number", OfNumber.class, () -> 1)
        .typed("long as number", OfNumber.class, () -> 1L)
        .typed("short as number", OfNumber.class, () -> (short) 1)
        .typed("float as number", OfNumber.class, () -> 0.1f)
        .typed("big integer as number", OfNumber.class, () -> BigInteger.TWO.pow(70))
        .typed("big decimal as number", OfNumber.class, () -> new BigDecimal("1.10"))
        .typed("string as sequence", OfCharSequence.class, () -> "text")
        .typed("string as comparable", OfComparable.class, () -> "text")
        .typed("instant as comparable", OfComparable.class, () -> Instant.ofEpochSecond(1, 2))
        .typed("enum as comparable", OfComparable.class, () -> Color.BLUE)
        .typed("uuid as serializable", OfSerializable.class, () -> new UUID(1, 2))
        .typed("list as serializable", OfSerializable.class, () -> new ArrayList<>(List.of(1)))
        .typed("null as anything", OfObject.class, () -> null);
  }

  private static void addContainers(SampleSet set) {
    set.typed("list of anything", OfAnyList.class, OpenSamples::anything)
        .typed("immutable list of anything", OfAnyList.class, () -> List.of(1, "a", 2L, 'c'))
        .typed("list of unknown", OfWildcardList.class, OpenSamples::anything)
        .typed("list of numbers", OfNumberList.class, () -> listOf(1, 2L, 3f, 4d, null))
        .typed("map of anything", OfAnyMap.class, OpenSamples::anyMap)
        .typed("map to anything", OfStringAnyMap.class, OpenSamples::document)
        .typed(
            "sorted map of anything",
            OfAnyMap.class,
            () -> new TreeMap<Object, Object>(Map.of(1, "a")))
        .typed("deep list", OfAnyList.class, () -> deep(40));
  }

  private static List<@Nullable Object> anything() {
    return listOf(
        1,
        2L,
        (short) 3,
        (byte) 4,
        'c',
        true,
        5f,
        6d,
        "text",
        null,
        Color.RED,
        Operation.PLUS,
        new Point(1, 2),
        new int[] {7},
        new String[] {"a"},
        List.of(8),
        Set.of(9L),
        Map.of(1, 2L),
        Optional.of("x"),
        new UUID(1, 2),
        new ArrayList<>(List.of("y")),
        new BigDecimal("1.0"));
  }

  private static Map<Object, Object> anyMap() {
    Map<Object, Object> map = new HashMap<>();
    map.put(1, "integer");
    map.put(1L, "long");
    map.put("1", new int[] {1});
    map.put('1', Color.GREEN);
    map.put(new Point(1, 1), List.of(1, "1"));
    map.put(List.of("a"), Map.of(2L, 3));
    map.put(Color.RED, 1.0f);
    map.put(new Circle(1), new Named("n"));
    return map;
  }

  private static Map<String, Object> document() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", 17L);
    map.put("count", 17);
    map.put("ratio", 0.5f);
    map.put("nested", new LinkedHashMap<>(Map.of("a", new ArrayList<>(List.of(1, "b")))));
    map.put("bytes", new byte[] {1, 2});
    map.put("when", Instant.EPOCH);
    map.put("point", new Point(1, 2));
    return map;
  }

  private static List<Object> deep(int depth) {
    List<Object> list = new ArrayList<>(List.of("bottom"));
    for (int i = 0; i < depth; i++) {
      list = new ArrayList<>(List.of(i, list));
    }
    return list;
  }

  private static void addObjects(SampleSet set) {
    set.typed("interface", OfPlugin.class, () -> new Named("a"))
        .typed(
            "interface recursive", OfPlugin.class, () -> new Chained(new Chained(new Named(null))))
        .typed(
            "list of interfaces",
            OfPluginList.class,
            () -> listOf(new Named("a"), new Chained(null)))
        .typed(
            "loose fields",
            OfLoose.class,
            () -> new Loose(new Point(1, 2), 3L, "t", new Named("n")))
        .typed("loose nulls", OfLoose.class, () -> new Loose(null, 3, "t", null))
        .typed("box of anything", OfBoxOfAny.class, () -> new Box<Object>(7L))
        .typed("box of unknown", OfRawBox.class, () -> new Box<>(new Point(1, 2)));
  }
}
