package dev.polycodec.forms.scala;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.SurrogateProvider;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
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
import scala.collection.immutable.Vector;
import scala.collection.mutable.ArrayBuffer;
import scala.collection.mutable.Growable;
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

/** What the forms of the library are made of; without the library, it cannot be loaded. */
final class ScalaSurrogates {

  private ScalaSurrogates() {}

  static List<Surrogate<?, ?>> all() {
    return Stream.of(sequences(), sets(), maps(), others())
        .<Surrogate<?, ?>>flatMap(List::stream)
        .toList();
  }

  /** Objects whose fields say all. */
  static List<Class<?>> values() {
    return List.of(
        BoxedUnit.class,
        None$.class,
        Some.class,
        Left.class,
        Right.class,
        Success.class,
        Failure.class,
        Tuple1.class,
        Tuple3.class,
        Tuple4.class,
        Tuple5.class,
        scala.collection.immutable.Map$.MODULE$.empty().getClass(),
        scala.collection.immutable.Map.Map1.class,
        scala.collection.immutable.Map.Map2.class,
        scala.collection.immutable.Map.Map3.class,
        scala.collection.immutable.Map.Map4.class,
        scala.collection.immutable.Set$.MODULE$.empty().getClass(),
        scala.collection.immutable.Set.Set1.class,
        scala.collection.immutable.Set.Set2.class,
        scala.collection.immutable.Set.Set3.class,
        scala.collection.immutable.Set.Set4.class);
  }

  private static List<Surrogate<?, ?>> sequences() {
    return List.of(
        sequence(
            scala.collection.immutable.List.class,
            elements -> scala.collection.immutable.List$.MODULE$.from(elements)),
        sequence(Vector.class, Vector::from),
        sequence(ArrayBuffer.class, ArrayBuffer::from),
        sequence(ListBuffer.class, elements -> grown(new ListBuffer<>(), elements)));
  }

  private static Surrogate<?, ?> sequence(
      Class<?> type, Function<IterableOnce<@Nullable Object>, scala.collection.Iterable<?>> from) {
    return form(
        type,
        Object[].class,
        (scala.collection.Iterable<?> all) -> CollectionConverters.asJavaCollection(all).toArray(),
        form -> from.apply(once(form)));
  }

  private static List<Surrogate<?, ?>> sets() {
    return List.of(
        set(HashSet.class, HashSet::from),
        set(
            scala.collection.mutable.HashSet.class,
            elements -> grown(new scala.collection.mutable.HashSet<>(), elements)),
        set(LinkedHashSet.class, elements -> grown(new LinkedHashSet<>(), elements)));
  }

  private static Surrogate<?, ?> set(
      Class<?> type, Function<IterableOnce<@Nullable Object>, scala.collection.Iterable<?>> from) {
    return container(
        type,
        (scala.collection.Iterable<?> all) -> CollectionConverters.asJavaCollection(all).toArray(),
        form -> complete(from.apply(once(form)), form.length),
        (form, table) -> table.accept(new Hashtable<>(), Arrays.asList(form)));
  }

  private static List<Surrogate<?, ?>> maps() {
    return List.of(
        map(HashMap.class, HashMap::from),
        map(ListMap.class, ListMap::from),
        map(
            scala.collection.mutable.HashMap.class,
            entries -> grown(new scala.collection.mutable.HashMap<>(), entries)),
        map(LinkedHashMap.class, entries -> grown(new LinkedHashMap<>(), entries)));
  }

  private static Surrogate<?, ?> map(
      Class<?> type,
      Function<IterableOnce<Tuple2<@Nullable Object, @Nullable Object>>, scala.collection.Map<?, ?>>
          from) {
    return container(
        type,
        (scala.collection.Map<?, ?> map) -> entries(CollectionConverters.asJava(map)),
        form -> complete(from.apply(pairs(form)), form.length / 2),
        (form, table) -> table.accept(new Hashtable<>(), keys(form, 0)));
  }

  private static IterableOnce<Tuple2<@Nullable Object, @Nullable Object>> pairs(
      @Nullable Object[] form) {
    require(form.length % 2 == 0);
    List<Tuple2<@Nullable Object, @Nullable Object>> pairs = new ArrayList<>();
    for (int i = 0; i < form.length; i += 2) {
      pairs.add(new Tuple2<>(form[i], form[i + 1]));
    }
    return CollectionConverters.asScala(pairs);
  }

  private static List<Surrogate<?, ?>> others() {
    return List.of(
        form(
            Tuple2.class,
            Object[].class,
            (Tuple2<?, ?> pair) -> new Object[] {pair._1(), pair._2()},
            form -> {
              require(form.length == 2);
              return new Tuple2<>(form[0], form[1]);
            }),
        form(
            BigInt.class,
            byte[].class,
            (BigInt number) -> number.toByteArray(),
            bytes -> new BigInt(new java.math.BigInteger(bytes))),
        form(
            BigDecimal.class,
            Object[].class,
            (BigDecimal number) -> new Object[] {number.bigDecimal(), number.mc()},
            form ->
                new BigDecimal(
                    SurrogateProvider.part(form, 0, 2, java.math.BigDecimal.class),
                    SurrogateProvider.part(form, 1, 2, java.math.MathContext.class))));
  }

  private static <E, C extends Growable<E>> C grown(C empty, IterableOnce<E> elements) {
    empty.addAll(elements);
    return empty;
  }

  private static IterableOnce<@Nullable Object> once(@Nullable Object[] form) {
    return CollectionConverters.asScala(Arrays.asList(form));
  }

  /** Refuses a form that lists something twice, which a container has dropped. */
  private static <C extends scala.collection.Iterable<?>> C complete(C container, int listed) {
    require(container.size() == listed);
    return container;
  }
}
