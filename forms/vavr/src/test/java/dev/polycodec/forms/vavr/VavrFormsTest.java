package dev.polycodec.forms.vavr;

import dev.polycodec.tck.FormsTck;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.CharSeq;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.Queue;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import io.vavr.control.Validation;
import java.util.Collections;
import java.util.Map;
import org.jspecify.annotations.Nullable;

class VavrFormsTest extends FormsTck {

  VavrFormsTest() {
    super(new VavrForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-vavr";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new java.util.LinkedHashMap<>();
    addSequences(values);
    addSetsAndMaps(values);
    addTuples(values);
    addOutcomes(values);
    return values;
  }

  /** A failure has no {@code equals}, and so nothing that holds one. */
  @Override
  protected String difference(Object expected, @Nullable Object actual) {
    return expected instanceof Try.Failure<?> && String.valueOf(actual).equals(expected.toString())
        ? ""
        : super.difference(expected, actual);
  }

  private static void addSequences(Map<String, Object> values) {
    values.put("list", List.of("a", 2, List.of(3L)));
    values.put("empty list", List.empty());
    values.put("array", Array.of("a", null, 1));
    values.put("vector", Vector.range(0, 50));
    values.put("empty vector", Vector.empty());
    values.put("queue", Queue.of(1, 2).enqueue(3));
    values.put("characters", CharSeq.of("äß"));
  }

  private static void addSetsAndMaps(Map<String, Object> values) {
    values.put("set", HashSet.of("a", "b", 7));
    values.put("linked set", LinkedHashSet.of("z", "a", null));
    values.put("sorted set", TreeSet.of("b", "a"));
    values.put("set downwards", TreeSet.of(Collections.reverseOrder(), 1, 2, 3));
    values.put("map", HashMap.of("a", 1, 2, "b"));
    values.put("empty map", HashMap.empty());
    values.put("linked map", LinkedHashMap.of("z", List.of(1), "a", List.empty()));
    values.put("sorted map", TreeMap.of("b", 1, "a", 2));
    values.put("map downwards", TreeMap.ofEntries(Collections.reverseOrder(), Tuple.of(1, "a")));
  }

  private static void addTuples(Map<String, Object> values) {
    values.put("nothing", Tuple.empty());
    values.put("one", Tuple.of("a"));
    values.put("two", Tuple.of("a", null));
    values.put("three", Tuple.of("a", 2, 'c'));
    values.put("four", Tuple.of("a", 2, 'c', 4L));
    values.put("five", Tuple.of("a", 2, 'c', 4L, List.of(5)));
    values.put("six", Tuple.of("a", 2, 'c', 4L, 5, 6));
    values.put("seven", Tuple.of("a", 2, 'c', 4L, 5, 6, 7));
    values.put("eight", Tuple.of("a", 2, 'c', 4L, 5, 6, 7, Tuple.of(8, 9)));
  }

  private static void addOutcomes(Map<String, Object> values) {
    values.put("some", Option.some("a"));
    values.put("none", Option.none());
    values.put("left", Either.left("why"));
    values.put("right", Either.right(Option.some(1)));
    values.put("success", Try.success(7));
    values.put("failure", Try.failure(new IllegalStateException("no")));
    values.put("valid", Validation.valid("a"));
    values.put("invalid", Validation.invalid(List.of("b")));
  }
}
