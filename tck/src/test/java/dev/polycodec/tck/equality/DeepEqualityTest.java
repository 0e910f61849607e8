package dev.polycodec.tck.equality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Trait;
import dev.polycodec.tck.model.Containers.BySuffix;
import dev.polycodec.tck.model.Containers.NamedList;
import dev.polycodec.tck.model.Family.Child;
import dev.polycodec.tck.model.Graphs.Couple;
import dev.polycodec.tck.model.Graphs.Link;
import dev.polycodec.tck.model.Graphs.Node;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Subclasses.Stamp;
import dev.polycodec.tck.sample.Sample;
import dev.polycodec.tck.sample.SampleSet;
import dev.polycodec.tck.sample.Tier;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import sun.misc.Unsafe;

class DeepEqualityTest {

  private static final Set<Trait> EXACT = Set.of(Trait.EXACT_CONTAINERS, Trait.IDENTITY);
  private static final Set<Trait> LOOSE = Set.of();

  static Stream<Arguments> differences() {
    return Stream.of(
        Arguments.of(null, "a", "value is java.lang.String, not null"),
        Arguments.of(1, 1L, "value is java.lang.Long, not java.lang.Integer"),
        Arguments.of(0.0, -0.0, "value is another java.lang.Double"),
        Arguments.of(
            new BigDecimal("1.0"), new BigDecimal("1.00"), "value is another java.math.BigDecimal"),
        Arguments.of(
            new Date(0), new java.sql.Date(0), "value is java.sql.Date, not java.util.Date"),
        Arguments.of(
            new String[0], new Object[0], "value is java.lang.Object[], not java.lang.String[]"),
        Arguments.of(new float[] {0f}, new float[] {-0f}, "value[0] is another java.lang.Float"),
        Arguments.of(List.of(1), List.of(2), "value[0] is another java.lang.Integer"),
        Arguments.of(Optional.of(1), Optional.of(2), "value.get() is another java.lang.Integer"),
        Arguments.of(
            Arrays.asList(1),
            new ArrayList<>(List.of(1)),
            "value is java.util.ArrayList, not java.util.Arrays$ArrayList"),
        Arguments.of(linked("a", "b"), linked("b", "a"), "value key 0 is another java.lang.String"),
        Arguments.of(
            new LinkedHashSet<>(List.of(1, 2)),
            new LinkedHashSet<>(List.of(2, 1)),
            "value[0] is another java.lang.Integer"),
        Arguments.of(
            new TreeSet<>(Collections.reverseOrder()),
            new TreeSet<>(),
            "value has comparator null"),
        Arguments.of(
            new TreeMap<>(new BySuffix(1)),
            new TreeMap<>(new BySuffix(2)),
            "value.comparator().skip is another java.lang.Integer"),
        Arguments.of(
            new LinkedBlockingQueue<>(5),
            new LinkedBlockingQueue<>(),
            "value has another capacity"),
        Arguments.of(
            new NamedList().named("a"),
            new NamedList().named(null),
            "value.name is null, not java.lang.String"),
        Arguments.of(new Stamp(1, "a"), new Stamp(2, "a"), "value is another java.util.Date"),
        Arguments.of(
            new Address("a", 1), new Address("a", 2), "value.number is another java.lang.Integer"),
        Arguments.of(
            new Child("p", 1, 2, 3),
            new Child("q", 1, 2, 3),
            "value.name is another java.lang.String"));
  }

  private static Map<String, Integer> linked(String... keys) {
    Map<String, Integer> map = new LinkedHashMap<>();
    for (String key : keys) {
      map.put(key, 1);
    }
    return map;
  }

  @ParameterizedTest
  @MethodSource("differences")
  void seesADifference(Object expected, Object actual, String difference) {
    assertThat(DeepEquality.difference(expected, actual, EXACT)).contains(difference);
  }

  static final List<String> groups =
      List.of("scalar", "text", "time", "array", "list", "set", "queue", "map", "object", "open");

  @ParameterizedTest
  @FieldSource("groups")
  void tellsEachSampleFromEveryOtherOfItsType(String group) {
    List<Sample> samples =
        SampleSet.all().stream()
            .filter(s -> s.tier() != Tier.EXTRA && s.name().startsWith(group + "/"))
            .toList();
    assertThat(samples).isNotEmpty();
    for (Sample one : samples) {
      for (Sample other : samples) {
        if (one.holder() == other.holder()) {
          Optional<String> difference =
              DeepEquality.difference(one.create(), other.create(), EXACT);
          assertThat(difference.isEmpty())
              .as(one.name() + " = " + other.name())
              .isEqualTo(one == other);
        }
      }
    }
  }

  @Test
  void acceptsAnotherListWhereOnlyTheContractIsClaimed() {
    List<Integer> expected = new LinkedList<>(List.of(1));
    assertThat(DeepEquality.difference(expected, new ArrayList<>(expected), LOOSE)).isEmpty();
    assertThat(DeepEquality.difference(expected, new HashSet<>(expected), LOOSE))
        .contains("value is java.util.HashSet, not java.util.LinkedList");
    assertThat(DeepEquality.difference(new TreeSet<>(expected), new HashSet<>(expected), LOOSE))
        .contains("value is java.util.HashSet, not java.util.TreeSet");
  }

  @Test
  void matchesHashedElementsThatHaveNoEquals() {
    Set<Node> expected = Set.of(new Node("a"), new Node("b"));
    assertThat(DeepEquality.difference(expected, Set.of(new Node("b"), new Node("a")), LOOSE))
        .isEmpty();
    assertThat(DeepEquality.difference(expected, Set.of(new Node("b"), new Node("c")), LOOSE))
        .isPresent();
  }

  @Test
  void seesSharedObjectsBecomeTwo() {
    Node node = new Node("n");
    Couple one = new Couple(node, node);
    Couple two = new Couple(new Node("n"), new Node("n"));
    assertThat(DeepEquality.difference(one, two, EXACT))
        .contains("value.right is a second object, although the first was shared");
    assertThat(DeepEquality.difference(one, two, LOOSE)).isEmpty();
    assertThat(DeepEquality.difference(two, one, LOOSE))
        .contains("value.right is one object for two");
  }

  @Test
  void comparesCycles() {
    Link ring = Link.chain(3).closed();
    assertThat(DeepEquality.difference(ring, Link.chain(3).closed(), EXACT)).isEmpty();
    assertThat(DeepEquality.difference(ring, Link.chain(4).closed(), EXACT)).isPresent();
    assertThat(DeepEquality.difference(ring, Link.chain(3), EXACT)).isPresent();
  }

  @Test
  void seesAReferenceOfTheWrongType() throws ReflectiveOperationException {
    Couple expected = new Couple(new Node("a"), null);
    Couple unsound = new Couple(null, null);
    store(unsound, Couple.class.getDeclaredField("left"), "no node");
    assertThat(DeepEquality.difference(expected, unsound, EXACT))
        .contains("value.left holds what is no " + Node.class.getName());
  }

  /** Stores what no checked store would, as some backends do. */
  private static void store(Object owner, Field field, Object value)
      throws ReflectiveOperationException {
    Field access = Unsafe.class.getDeclaredField("theUnsafe");
    access.setAccessible(true);
    Unsafe unsafe = (Unsafe) access.get(null);
    unsafe.putObject(owner, unsafe.objectFieldOffset(field), value);
  }

  @Test
  void seesAMapThatDoesNotFindItsKeys() throws ReflectiveOperationException {
    Address key = new Address("a", 1);
    Map<Address, Integer> lost = new HashMap<>(Map.of(key, 1));
    Field number = Address.class.getDeclaredField("number");
    number.setAccessible(true);
    number.set(key, 2);
    assertThat(DeepEquality.difference(Map.of(new Address("a", 2), 1), lost, LOOSE))
        .contains("value does not find a key that it holds");
    assertThat(Objects.requireNonNull(lost.keySet().iterator().next())).isEqualTo(key);
  }
}
