package dev.polycodec.internal.message;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeyStepsTest {

  private static final int DEFAULT = Limits.defaults().maxKeySteps();

  record Pair(Object left, Object right) {}

  record Number(int value) {}

  @Test
  void setsWithinSetsAreCountedOnceForEachWayToThem() {
    Set<Object> nested = Set.of();
    for (int i = 0; i < 22; i++) { // each takes the JDK twice as long to make
      nested = Set.of(nested, Set.of(nested, i));
    }
    Set<Object> bomb = nested;
    refused(() -> steps(DEFAULT).add(1, new HashSet<>(), bomb));
  }

  @Test
  void sharedListsRecordsEntriesAndOptionalsAreCountedLikeSets() {
    Object nested = "leaf";
    for (int i = 0; i < 10; i++) {
      Object both = List.of(nested, nested);
      Pair pair = new Pair(both, Optional.of(both));
      nested = Map.of("key", Map.entry(pair, pair));
    }
    Object bomb = nested;
    refused(() -> steps(DEFAULT).add(1, new HashMap<>(), bomb));
  }

  /** To weigh an element of a set is charged as sixteen ticks. */
  @Test
  void setsThatAreKeysTakeAStepForEachElement() {
    Set<Integer> set = IntStream.range(0, 1_000).boxed().collect(toSet());
    KeySteps steps = steps(100_000);
    for (int i = 0; i < 95; i++) {
      steps.add(1, new HashSet<>(), set);
    }
    refused(() -> Collections.nCopies(5, set).forEach(key -> steps.add(1, new HashSet<>(), key)));
  }

  /** To hash one is charged as 207 ticks, and to look at it as sixteen. */
  @Test
  void longKeysOfASetThatIsAKeyPayForEachTimeThatTheyAreHashed() {
    AtomicInteger hashed = new AtomicInteger();
    Set<Object> set = new HashSet<>(Set.of(1));
    IntStream.range(0, 20).forEach(i -> set.add(new Hashed(i, hashed)));
    Object twins = set;
    for (int i = 0; i < 20; i++) {
      twins = List.of(twins, twins);
    }
    hashed.set(0);
    Object bomb = twins;
    refused(() -> steps(100_000).add(1, new HashSet<>(), bomb));
    assertThat(hashed).hasValueBetween(3_000, 100_000 * 16 / 207);
  }

  /** A long decimal that counts how often it is hashed. */
  private static final class Hashed extends BigDecimal {

    private final transient AtomicInteger times;

    Hashed(int number, AtomicInteger times) {
      super(BigInteger.TEN.pow(8_000).add(BigInteger.valueOf(number)));
      this.times = times;
    }

    @Override
    public int hashCode() {
      times.incrementAndGet();
      return super.hashCode();
    }
  }

  @Test
  void recordsWithinKeysTakeAStepEachBesideTheirComponents() {
    List<Pair> pairs = Collections.nCopies(1_000, new Pair(1, 2));
    KeySteps steps = steps(100_000);
    for (int i = 0; i < 48; i++) {
      steps.add(1, new HashSet<>(), pairs);
    }
    refused(() -> Collections.nCopies(5, pairs).forEach(key -> steps.add(1, new HashSet<>(), key)));
  }

  /** To look a set up, all that is in it is hashed; and so at each level, where it is compared. */
  @Test
  void setsWithinSetsPayForEachLevelAtWhichTheyAreHashed() {
    List<Object> flat = new ArrayList<>();
    List<Object> deep = new ArrayList<>();
    for (List<Integer> key : sameHash(1_000)) {
      flat.add(Set.of(key));
      Object set = key;
      for (int level = 0; level < 40; level++) {
        set = new HashSet<>(Set.of(set));
      }
      deep.add(set);
    }
    assertThat(accepted(new HashSet<>(), flat)).isEqualTo(1_000);
    assertThat(accepted(new HashSet<>(), deep)).isLessThan(200);
  }

  /** To see where its elements are, each set hashes all that is in it once more. */
  @Test
  void setsWithoutATablePayForEachLevelAtWhichTheyAreHashed() {
    KeySteps steps = steps(DEFAULT);
    refused(
        () -> {
          for (int chain = 0; chain < 30; chain++) {
            Object set = chain;
            for (int level = 0; level < 400; level++) {
              steps.addForm(Set.of(1).getClass(), new Object[] {set});
              set = Set.of(set);
            }
          }
        });
  }

  @Test
  void keysOfOneHashAreRefusedWhileTheyAreStillFew() {
    List<List<Integer>> keys = sameHash(20_000);
    assertThat(keys.stream().map(List::hashCode).distinct()).hasSize(1);
    assertThat(accepted(new HashSet<>(), keys)).isBetween(3_000, 5_000);
    assertThat(accepted(new HashMap<>(), keys)).isBetween(3_000, 5_000);
  }

  @Test
  void stepsThatALibraryTakesCountAmongTheOthers() {
    KeySteps steps = steps(10);
    steps.addSteps(9);
    steps.addSteps(1);
    refused(() -> steps.addSteps(1));
    refused(() -> steps(DEFAULT).addSteps(Long.MAX_VALUE));
  }

  @Test
  void keysThatCanBeOrderedTakeAStepEach() {
    List<String> strings = sameHashTexts(14);
    assertThat(strings.stream().map(String::hashCode).distinct()).hasSize(1);
    int count = strings.size();
    assertThat(accepted(steps(count), new HashMap<>(), strings)).isEqualTo(count);
  }

  @Test
  void keysThatHaveNoOrderToThoseOfTheSameHashAreCountedThough() {
    Set<Object> set = new HashSet<>();
    KeySteps steps = steps(20_000);
    for (long i = 0; i < 5_000; i++) {
      Object key = i << 32 | i ^ "Aa".repeat(13).hashCode();
      steps.add(1, set, key);
      set.add(key);
    }
    List<String> texts = sameHashTexts(13);
    assertThat(texts.get(0).hashCode()).isEqualTo(set.iterator().next().hashCode());
    assertThat(steps.mixed()).isFalse();
    assertThat(accepted(steps, set, texts)).isLessThan(100);
  }

  @Test
  void textsAreCountedInMapsOnceOtherKeysWere() {
    KeySteps steps = steps(1_000);
    steps.add(1, new HashMap<>(), 1);
    assertThat(steps.mixed()).isTrue();
    steps.reset();
    assertThat(steps.mixed()).isFalse();
  }

  @Test
  void keysOfManyHashesTakeAFractionOfAStepForEachValueInThem() {
    List<Number> keys = IntStream.range(0, 100_000).mapToObj(Number::new).toList();
    assertThat(accepted(steps(226_000), new HashSet<>(), keys)).isEqualTo(keys.size());
    assertThat(accepted(steps(224_000), new HashSet<>(), keys)).isLessThan(keys.size());
  }

  @Test
  void tablesThatLinkTheirKeysAreRefusedWhenTheyAreLarge() {
    List<String> keys = IntStream.range(0, 50_000).mapToObj(i -> "k" + i).toList();
    assertThat(accepted(new Hashtable<>(), keys)).isBetween(30_000, 35_000);
  }

  @Test
  void tablesThatLinkTheirKeysPayForComparingLongOnes() {
    List<String> keys = sameHashTexts(13).stream().map(t -> "x".repeat(6_400) + t).toList();
    assertThat(accepted(steps(100_000), new Hashtable<>(), keys)).isBetween(150, 190);
  }

  @Test
  void setsThatCompareAllTheirElementsPayForEach() {
    List<List<Integer>> keys = IntStream.range(0, 10_000).mapToObj(i -> List.of(i, 1, 2)).toList();
    assertThat(accepted(new CopyOnWriteArraySet<>(), keys)).isBetween(3_500, 4_500);
  }

  @Test
  void listsThatCopyThemselvesAreRefusedWhenTheyAreLarge() {
    List<String> keys = IntStream.range(0, 60_000).mapToObj(i -> "k" + i).toList();
    assertThat(accepted(new CopyOnWriteArrayList<>(), keys)).isBetween(40_000, 50_000);
  }

  @Test
  void placesThatImmutableSetsTryAreCounted() {
    Object[] spread = IntStream.range(0, 100_000).boxed().toArray();
    Class<?> set = Set.of(1, 2, 3).getClass();
    assertThatCode(() -> steps(100_000).addForm(set, spread)).doesNotThrowAnyException();
    Object[] crowded = IntStream.range(0, 20_000).mapToObj(i -> i * 40_000).toArray();
    refused(() -> steps(DEFAULT).addForm(set, crowded));
  }

  @Test
  void placesThatImmutableSetsTryAreCountedWithWhatIsCompared() {
    Object[] crowded =
        IntStream.range(0, 1_000).mapToObj(i -> List.of("x".repeat(3_200), 2_000 * i)).toArray();
    refused(() -> steps(100_000).addForm(Set.of(1, 2, 3).getClass(), crowded));
  }

  /** A queue is hashed and compared as the object that it is. */
  @Test
  void queuesThatAreKeysDoNotPayForWhatTheyHold() {
    Set<Object> large = new HashSet<>();
    for (int i = 0; i < 1_000; i++) {
      large.add(new LinkedBlockingQueue<>(List.of(i)));
    }
    Object shared = new LinkedBlockingQueue<>(Collections.nCopies(1_000, large));
    KeySteps steps = steps(100);
    for (int i = 0; i < 100; i++) {
      steps.add(1, new HashSet<>(), shared);
    }
    refused(() -> steps(DEFAULT).add(1, new HashSet<>(), Collections.nCopies(20_000, large)));
  }

  @Test
  void sortedSetsTakeAStepForEveryOtherComparison() {
    List<Integer> keys = IntStream.range(0, 1 << 16).boxed().toList();
    assertThat(accepted(steps(9 << 16), new TreeSet<>(), keys)).isEqualTo(keys.size());
    assertThat(accepted(steps(7 << 16), new TreeSet<>(), keys)).isLessThan(keys.size());
  }

  @Test
  void sortedSetsPayForTheLengthOfTheirKeys() {
    BigDecimal decimal = BigDecimal.TEN.pow(9_999).add(new BigDecimal("0.1"));
    assertThat(accepted(new TreeSet<>(), Collections.nCopies(1_000, decimal))).isLessThan(600);
    List<String> texts = Collections.nCopies(10_000, "x".repeat(64_000));
    assertThat(accepted(steps(1 << 20), new PriorityQueue<>(), texts)).isLessThan(2_500);
    Set<String> ignoringCase = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    assertThat(accepted(steps(1 << 20), ignoringCase, texts)).isLessThan(100);
  }

  @Test
  void shortDecimalsPayForTheLongOnesTheyAreComparedWith() {
    List<BigDecimal> keys = new ArrayList<>();
    keys.add(BigDecimal.TEN.pow(9_999).add(new BigDecimal("0.1")));
    IntStream.range(0, 5_000).forEach(i -> keys.add(BigDecimal.valueOf(i)));
    assertThat(accepted(new TreeSet<>(), keys)).isLessThan(1_000);
    assertThat(accepted(new HashSet<>(), keys)).isEqualTo(keys.size());
  }

  @Test
  void sortedSetsPayForComparatorsAroundComparators() {
    Comparator<Integer> order = Comparator.nullsFirst(Comparator.naturalOrder());
    Class<?> type = order.getClass();
    KeySteps steps = steps(1_000_000);
    for (int i = 0; i < 100; i++) {
      steps.addForm(type, new Object[] {true, order});
    }
    List<Integer> keys = IntStream.range(0, 10_000).boxed().toList();
    assertThat(accepted(steps, new TreeSet<>(order), keys)).isLessThan(3_000);
    steps.reset();
    steps.addForm(type, new Object[] {true, Comparator.naturalOrder()});
    assertThat(accepted(steps, new TreeSet<>(order), keys)).isEqualTo(keys.size());
  }

  @Test
  void comparingSetsPaysForTheCollisionsInThem() {
    List<List<Integer>> elements = sameHash(400);
    List<Set<List<Integer>>> keys =
        IntStream.range(0, 200).mapToObj(i -> Set.copyOf(elements.subList(i, i + 200))).toList();
    assertThat(accepted(new HashSet<>(), keys)).isLessThan(100);
  }

  @Test
  void numbersAndBitsPayForTheirLength() {
    BigInteger number = BigInteger.ONE.shiftLeft(33_000);
    assertThat(accepted(steps(1_000), new HashSet<>(), Collections.nCopies(1_000, List.of(number))))
        .isLessThan(60);
    BitSet bits = new BitSet();
    bits.set(8_000_000);
    assertThat(accepted(steps(100_000), new HashSet<>(), Collections.nCopies(1_000, bits)))
        .isLessThan(60);
  }

  @Test
  void keysOfAContainerThatIsNotEmptyCollideWithThoseInIt() {
    List<List<Integer>> keys = sameHash(2_000);
    KeySteps steps = steps(20_000);
    assertThat(accepted(steps, new HashSet<>(keys.subList(0, 1_000)), keys.subList(1_000, 2_000)))
        .isLessThan(30);
  }

  @Test
  void containersThatDoNotHashDoNotCount() {
    List<List<Integer>> keys = sameHash(1_000);
    assertThat(accepted(steps(1), new ArrayList<>(), keys)).isEqualTo(keys.size());
    assertThat(accepted(steps(1), new IdentityHashMap<>(), keys)).isEqualTo(keys.size());
  }

  @Test
  void containersWithinOthersAreCountedApart() {
    KeySteps steps = steps(500);
    Set<Object> outer = new HashSet<>();
    for (List<Integer> key : sameHash(16)) {
      steps.add(1, outer, key);
      steps.add(2, new HashSet<>(), key);
    }
    refused(() -> sameHash(16).forEach(key -> steps.add(1, outer, key)));
  }

  @Test
  void stepsBeginAnewWithEachMessage() {
    KeySteps steps = steps(1_000);
    for (int i = 0; i < 100; i++) {
      steps.reset();
      assertThat(accepted(steps, new HashSet<>(), sameHash(20))).isEqualTo(20);
    }
  }

  private static KeySteps steps(int max) {
    return new KeySteps(ShapesImpl.create(List.of(), WireNames.of(Map.of()), List.of()), max);
  }

  private static int accepted(Object container, Collection<?> keys) {
    return accepted(steps(DEFAULT), container, keys);
  }

  /** Returns how many keys the limit allows. */
  private static int accepted(KeySteps steps, Object container, Collection<?> keys) {
    int accepted = 0;
    try {
      for (Object key : keys) {
        steps.add(1, container, key);
        accepted++;
      }
    } catch (LimitExceededException expected) {
      assertThat(accepted).isLessThan(keys.size());
    }
    return accepted;
  }

  private static List<List<Integer>> sameHash(int count) {
    return IntStream.range(0, count).mapToObj(i -> List.of(i, -31 * i)).toList();
  }

  /** Returns texts made of two pieces that have the same hash. */
  private static List<String> sameHashTexts(int pieces) {
    List<String> texts = List.of("");
    for (int i = 0; i < pieces; i++) {
      texts = texts.stream().flatMap(t -> java.util.stream.Stream.of(t + "Aa", t + "BB")).toList();
    }
    return texts;
  }

  private static void refused(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    assertThatThrownBy(call)
        .isExactlyInstanceOf(LimitExceededException.class)
        .hasMessageMatching(
            "The message holds keys that take more than \\d+ steps to hash and compare; raise"
                + " Limits.withMaxKeySteps if that is expected");
  }
}
