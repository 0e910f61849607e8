package dev.polycodec.forms.scala;

import dev.polycodec.tck.FormsTck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import scala.None$;
import scala.Some;
import scala.Tuple1;
import scala.Tuple2;
import scala.Tuple3;
import scala.Tuple4;
import scala.Tuple5;
import scala.collection.IterableOnce;
import scala.collection.immutable.HashMap;
import scala.collection.immutable.HashSet;
import scala.collection.immutable.ListMap;
import scala.collection.immutable.Nil$;
import scala.collection.immutable.Vector;
import scala.collection.mutable.ArrayBuffer;
import scala.collection.mutable.LinkedHashMap;
import scala.collection.mutable.LinkedHashSet;
import scala.collection.mutable.ListBuffer;
import scala.jdk.javaapi.CollectionConverters;
import scala.math.BigDecimal;
import scala.math.BigInt;
import scala.runtime.BoxedUnit;
import scala.util.Failure;
import scala.util.Left;
import scala.util.Right;
import scala.util.Success;

class ScalaFormsTest extends FormsTck {

  ScalaFormsTest() {
    super(new ScalaForms());
  }

  @Override
  protected String artifact() {
    return "dev.polycodec:polycodec-forms-scala";
  }

  @Override
  protected Map<String, Object> values() {
    Map<String, Object> values = new java.util.LinkedHashMap<>();
    addSequences(values);
    addSets(values);
    addMaps(values);
    addTuples(values);
    return values;
  }

  /** A failure has no {@code equals}. */
  @Override
  protected String difference(Object expected, @Nullable Object actual) {
    return expected instanceof Failure<?> && expected.toString().equals(String.valueOf(actual))
        ? ""
        : super.difference(expected, actual);
  }

  private static IterableOnce<Object> all(Object... elements) {
    return CollectionConverters.asScala(new ArrayList<>(List.of(elements)));
  }

  private static void addSequences(Map<String, Object> values) {
    Object nil = Nil$.MODULE$;
    values.put("list", scala.collection.immutable.List$.MODULE$.from(all("a", 2, nil)));
    values.put("no list", nil);
    values.put("vector", Vector.from(all("a", 2, 'c')));
    values.put("buffer", ArrayBuffer.from(all("a", 2)));
    values.put("list buffer", ListBuffer.from(all("a", 2)));
  }

  private static void addSets(Map<String, Object> values) {
    values.put("set", HashSet.from(all("a", "b", "c", "d", "e")));
    values.put("mutable set", scala.collection.mutable.HashSet.from(all(1, 2, 3)));
    values.put("linked set", LinkedHashSet.from(all("z", "a")));
    values.put("no set", scala.collection.immutable.Set$.MODULE$.empty());
    values.put("set of one", new scala.collection.immutable.Set.Set1<>(1));
    values.put("set of two", new scala.collection.immutable.Set.Set2<>(1, 2));
    values.put("set of three", new scala.collection.immutable.Set.Set3<>(1, 2, 3));
    values.put("set of four", new scala.collection.immutable.Set.Set4<>(1, 2, 3, 4));
  }

  private static IterableOnce<Tuple2<Object, Object>> entries() {
    return CollectionConverters.asScala(
        List.of(new Tuple2<>("z", 1), new Tuple2<>(2L, "b"), new Tuple2<>('c', List.of())));
  }

  private static void addMaps(Map<String, Object> values) {
    values.put("map", HashMap.from(entries()));
    values.put("list map", ListMap.from(entries()));
    values.put("mutable map", scala.collection.mutable.HashMap.from(entries()));
    values.put("linked map", LinkedHashMap.from(entries()));
    values.put("no map", scala.collection.immutable.Map$.MODULE$.empty());
    values.put("map of one", new scala.collection.immutable.Map.Map1<>(1, "a"));
    values.put("map of two", new scala.collection.immutable.Map.Map2<>(1, "a", 2, "b"));
    values.put("map of three", new scala.collection.immutable.Map.Map3<>(1, 1, 2, 2, 3, 3));
    values.put("map of four", new scala.collection.immutable.Map.Map4<>(1, 1, 2, 2, 3, 3, 4, 4));
  }

  private static void addTuples(Map<String, Object> values) {
    values.put("unit", BoxedUnit.UNIT);
    values.put("none", None$.MODULE$);
    values.put("some", new Some<>("a"));
    values.put("left", new Left<>("a"));
    values.put("right", new Right<>(new Some<>(1)));
    values.put("success", new Success<>(7));
    values.put("failure", new Failure<>(new IllegalStateException("no")));
    values.put("one", new Tuple1<>("a"));
    values.put("two", new Tuple2<>("a", null));
    values.put("three", new Tuple3<>("a", 2, 'c'));
    values.put("four", new Tuple4<>("a", 2, 'c', 4L));
    values.put("five", new Tuple5<>("a", 2, 'c', 4L, 5d));
    values.put("number", new BigInt(java.math.BigInteger.TEN.pow(30)));
    values.put("small number", BigInt.apply(-7));
    values.put("decimal", BigDecimal.exact("1.50"));
  }
}
