package dev.polycodec.internal.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a library makes of containers is told apart, although it equals them. */
class DifferenceTest {

  /** A queue without a portable form. */
  static final class Station extends ArrayBlockingQueue<String> {
    private static final long serialVersionUID = 1;

    private final String name;

    Station(String name) {
      super(3);
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static @Nullable String difference(Object value, Object copy) {
    ShapesImpl shapes = ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of());
    return Difference.of(value, copy, shapes, Set.of());
  }

  private static Properties properties(String defaults) {
    Properties below = new Properties();
    below.setProperty("colour", defaults);
    Properties properties = new Properties(below);
    properties.setProperty("size", "7");
    return properties;
  }

  static List<Arguments> copies() {
    Map<String, Integer> byIdentity = new IdentityHashMap<>(Map.of("one", 1));
    TreeSet<String> reversed = new TreeSet<>(Comparator.reverseOrder());
    reversed.add("one");
    return List.of(
        Arguments.of(byIdentity, new HashMap<>(byIdentity), " is java.util.HashMap, not "),
        Arguments.of(properties("red"), properties("blue"), ".defaults[] does not equal the "),
        Arguments.of(properties("red"), new Properties(), ".defaults has 0 elements, not 1"),
        Arguments.of(properties("red"), Map.of("size", "7"), ".defaults has 0 elements, not 1"),
        Arguments.of(
            new ArrayBlockingQueue<>(3), new LinkedBlockingQueue<>(), " has another capacity"),
        Arguments.of(new ArrayBlockingQueue<>(3), new ArrayDeque<>(), " has another capacity"),
        Arguments.of(
            new CopyOnWriteArraySet<>(List.of(1, 2)),
            new LinkedHashSet<>(List.of(2, 1)),
            "[0] does not equal the java.lang.Integer that it was"),
        Arguments.of(reversed, new TreeSet<>(reversed.descendingSet()), ".comparator() is "));
  }

  @ParameterizedTest
  @MethodSource("copies")
  void whatAContainerHasBesideItsElementsIsCompared(Object value, Object copy, String told) {
    assertThat(difference(value, copy)).startsWith(value.getClass().getTypeName()).contains(told);
  }

  @Test
  void aTimeIsToldByItsClassAndNotByItsForm() {
    OffsetDateTime time = OffsetDateTime.parse("2026-01-01T00:00:00+02:00");
    OffsetDateTime same = time.withOffsetSameInstant(ZoneOffset.UTC);
    assertThat(difference(time, same))
        .isEqualTo(
            "java.time.OffsetDateTime does not equal the java.time.OffsetDateTime that it was");
  }

  @Test
  void whatAnotherClassKeepsIsNoDifference() {
    assertThat(difference(List.of(1, 2), new ArrayList<>(List.of(1, 2)))).isNull();
    assertThat(difference(Set.of("a", "b"), new LinkedHashSet<>(List.of("b", "a")))).isNull();
    assertThat(difference(properties("red"), properties("red"))).isNull();
  }

  @Test
  void aContainerThatMayHoldMoreThanItsElementsCannotBeCompared() {
    assertThat(difference(new Station("one"), new Station("two")))
        .isEqualTo(
            "%1$s cannot be compared, as %1$s may hold more than its elements"
                .formatted(Station.class.getTypeName()));
  }
}
