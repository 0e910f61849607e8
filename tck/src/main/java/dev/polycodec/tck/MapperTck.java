package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.tck.equality.DeepEquality;
import dev.polycodec.tck.sample.EverydaySamples;
import dev.polycodec.tck.sample.Position;
import dev.polycodec.tck.sample.SampleSet;
import java.io.Externalizable;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.InetAddress;
import java.text.DateFormatSymbols;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Proves that a codec without types, which is a mapper under guard, refuses no more of what the
 * mapper itself brings back than a few kinds of values; a codec module extends it once per format.
 */
public abstract class MapperTck {

  private static final Set<Position> PLACES =
      Set.of(Position.ROOT, Position.CLASS, Position.FIELD, Position.OBJECT);

  private static final String OF_BINARY = "a `float`, a `byte[]`, a `BigDecimal` and the like";

  private static final Map<String, Predicate<Object>> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put(
        "a `SimpleEntry`, a `PriorityQueue`",
        value -> value instanceof Map.Entry || value instanceof PriorityQueue);
    KINDS.put("an `IdentityHashMap`", value -> value instanceof IdentityHashMap);
    KINDS.put("an empty `Optional`, `OptionalInt` and so on", MapperTck::isEmpty);
    KINDS.put("a `Throwable` without a stack trace or a cause", Throwable.class::isInstance);
    KINDS.put(
        "an `InetAddress`, a `DateFormatSymbols`",
        value -> value instanceof InetAddress || value instanceof DateFormatSymbols);
    KINDS.put(
        "`List.of(...)`, `unmodifiableList(...)` and the like",
        value -> isContainer(value) && !Modifier.isPublic(value.getClass().getModifiers()));
    KINDS.put(
        "a container of an application with fields", value -> isContainer(value) && !isJdk(value));
    KINDS.put("a `Class`", value -> value instanceof Class);
    KINDS.put(
        "an `Externalizable`, a lambda",
        value -> value instanceof Externalizable || value.getClass().isHidden());
    KINDS.put(OF_BINARY, MapperTck::isToldInBinary);
  }

  private static boolean isEmpty(Object value) {
    return Set.of(
            Optional.empty(), OptionalInt.empty(), OptionalLong.empty(), OptionalDouble.empty())
        .contains(value);
  }

  private static boolean isContainer(Object value) {
    return value instanceof Collection || value instanceof Map;
  }

  /** Returns whether a value is, or holds, one that a text does not tell from another. */
  private static boolean isToldInBinary(Object value) {
    if (value instanceof Map<?, ?> map) {
      return isToldInBinary(map.values());
    }
    return value instanceof Number
        || value instanceof byte[]
        || (value instanceof Collection<?> all
            && all.stream().filter(Objects::nonNull).anyMatch(MapperTck::isToldInBinary));
  }

  private static boolean isJdk(Object value) {
    return value.getClass().getClassLoader() == null;
  }

  /** Returns what a page calls the kinds of values that may be refused. */
  protected static List<String> kinds() {
    return List.copyOf(KINDS.keySet());
  }

  /** Returns whether the format is a text. */
  protected boolean isText() {
    return false;
  }

  /** Returns a builder of the codec under test. */
  protected abstract CodecBuilder builder();

  /**
   * Writes a value by the mapper, and reads it.
   *
   * @throws IOException if the mapper cannot do it, or any unchecked exception
   */
  protected abstract @Nullable Object trip(Object value, Type declared) throws IOException;

  @Test
  @DisplayName("What the mapper brings back is carried, but for a few kinds of values")
  void whatTheMapperBringsBackIsCarried() {
    Map<String, Set<String>> refused = new TreeMap<>();
    try (Codec codec = builder().allow(Subject.OPEN).build()) {
      cells()
          .filter(cell -> isRefused(codec, cell) && isBroughtBack(cell))
          .forEach(
              cell ->
                  refused
                      .computeIfAbsent(kind(cell), kind -> new TreeSet<>())
                      .add(cell.toString()));
    }
    Set<String> kinds = new TreeSet<>(KINDS.keySet());
    if (isText()) {
      kinds.remove(OF_BINARY);
    }
    assertThat(refused).containsOnlyKeys(kinds);
  }

  private static Stream<Cell> cells() {
    return Stream.concat(SampleSet.all().stream(), EverydaySamples.all().stream())
        .filter(sample -> sample.create() != null)
        .flatMap(sample -> PLACES.stream().map(place -> new Cell(sample, place)))
        .filter(cell -> cell.sample().positions().contains(cell.position()));
  }

  private static String kind(Cell cell) {
    Object value = Objects.requireNonNull(cell.sample().create());
    return KINDS.entrySet().stream()
        .filter(kind -> kind.getValue().test(value))
        .findFirst()
        .map(Map.Entry::getKey)
        .orElse(cell.sample().name());
  }

  private static boolean isRefused(Codec codec, Cell cell) {
    try {
      cell.encode(codec, cell.root());
      return false;
    } catch (CodecException e) {
      return true;
    }
  }

  private boolean isBroughtBack(Cell cell) {
    Object root = Objects.requireNonNull(cell.root());
    try {
      Object back = trip(root, declared(cell, root));
      return DeepEquality.difference(root, back, Set.<Trait>of()).isEmpty();
    } catch (IOException | RuntimeException | StackOverflowError | LinkageError e) {
      return false;
    }
  }

  private static Type declared(Cell cell, Object root) {
    return cell.position() == Position.ROOT ? cell.sample().declared().type() : root.getClass();
  }
}
