package dev.polycodec.forms.vavr;

import static dev.polycodec.spi.SurrogateProvider.container;
import static dev.polycodec.spi.SurrogateProvider.elements;
import static dev.polycodec.spi.SurrogateProvider.form;
import static dev.polycodec.spi.SurrogateProvider.keys;
import static dev.polycodec.spi.SurrogateProvider.require;

import dev.polycodec.Surrogate;
import io.vavr.Tuple0;
import io.vavr.Tuple1;
import io.vavr.Tuple2;
import io.vavr.Tuple3;
import io.vavr.Tuple4;
import io.vavr.Tuple5;
import io.vavr.Tuple6;
import io.vavr.Tuple7;
import io.vavr.Tuple8;
import io.vavr.collection.Array;
import io.vavr.collection.CharSeq;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Queue;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import io.vavr.control.Try;
import io.vavr.control.Validation;
import java.util.Arrays;
import java.util.Hashtable;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the forms of the library are made of; without the library, it cannot be loaded. */
final class VavrSurrogates {

  private VavrSurrogates() {}

  static List<Surrogate<?, ?>> all() {
    return Stream.concat(sequences().stream(), Stream.concat(sets().stream(), maps().stream()))
        .toList();
  }

  /** Objects whose fields say all. */
  static List<Class<?>> values() {
    return List.of(
        Tuple0.class,
        Tuple1.class,
        Tuple2.class,
        Tuple3.class,
        Tuple4.class,
        Tuple5.class,
        Tuple6.class,
        Tuple7.class,
        Tuple8.class,
        Option.Some.class,
        Option.None.class,
        Either.Left.class,
        Either.Right.class,
        Try.Success.class,
        Try.Failure.class,
        Validation.Valid.class,
        Validation.Invalid.class);
  }

  private static List<Surrogate<?, ?>> sequences() {
    return List.of(
        sequence(io.vavr.collection.List.class, io.vavr.collection.List::ofAll),
        sequence(Array.class, Array::ofAll),
        sequence(Vector.class, Vector::ofAll),
        sequence(Queue.class, Queue::ofAll),
        form(CharSeq.class, String.class, CharSeq::toString, CharSeq::of));
  }

  private static <S extends io.vavr.collection.Seq<?>> Surrogate<?, ?> sequence(
      Class<S> type, Function<List<@Nullable Object>, io.vavr.collection.Seq<?>> from) {
    return form(
        type,
        Object[].class,
        (io.vavr.collection.Seq<?> sequence) -> sequence.toJavaArray(),
        form -> from.apply(Arrays.asList(form)));
  }

  private static List<Surrogate<?, ?>> sets() {
    return List.of(
        set(HashSet.class, HashSet::ofAll),
        set(LinkedHashSet.class, LinkedHashSet::ofAll),
        container(
            TreeSet.class,
            (TreeSet<?> set) -> Order.prepend(set.comparator(), set.toJavaList()),
            form -> complete(TreeSet.ofAll(Order.of(form), elements(form, 1)), form.length - 1),
            (form, table) -> table.accept(Order.table(form), elements(form, 1))));
  }

  private static Surrogate<?, ?> set(
      Class<?> type, Function<List<@Nullable Object>, io.vavr.collection.Set<?>> from) {
    return container(
        type,
        (io.vavr.collection.Set<?> set) -> set.toJavaArray(),
        form -> complete(from.apply(Arrays.asList(form)), form.length),
        (form, table) -> table.accept(new Hashtable<>(), Arrays.asList(form)));
  }

  private static List<Surrogate<?, ?>> maps() {
    return List.of(
        map(io.vavr.collection.HashMap.class, io.vavr.collection.HashMap::ofEntries),
        map(io.vavr.collection.LinkedHashMap.class, io.vavr.collection.LinkedHashMap::ofEntries),
        container(
            io.vavr.collection.TreeMap.class,
            (io.vavr.collection.TreeMap<?, ?> map) ->
                Order.prepend(map.comparator(), Arrays.asList(Entries.list(map))),
            form ->
                Entries.complete(
                    io.vavr.collection.TreeMap.ofEntries(Order.of(form), Entries.of(form, 1)),
                    form.length - 1),
            (form, table) -> table.accept(Order.table(form), keys(form, 1))));
  }

  private static Surrogate<?, ?> map(
      Class<?> type,
      Function<List<Tuple2<@Nullable Object, @Nullable Object>>, io.vavr.collection.Map<?, ?>>
          from) {
    return container(
        type,
        (io.vavr.collection.Map<?, ?> map) -> Entries.list(map),
        form -> Entries.complete(from.apply(Entries.of(form, 0)), form.length),
        (form, table) -> table.accept(new Hashtable<>(), keys(form, 0)));
  }

  /** Refuses a form that lists something twice, which a container has dropped. */
  private static <C extends io.vavr.collection.Traversable<?>> C complete(C container, int listed) {
    require(container.size() == listed);
    return container;
  }
}
