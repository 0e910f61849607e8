package dev.polycodec.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeyStepsTest {

  private static final int DEFAULT = Limits.defaults().maxKeySteps();

  record Pair(Object left, Object right) {}

  record Number(int value) {}

  @Test
  void setsWithinSetsAreCountedOnceForEachWayToThem() {
    Set<Object> nested = Set.of();
    for (int i = 0; i < 30; i++) {
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

  @Test
  void keysOfOneHashAreRefusedWhileTheyAreStillFew() {
    List<List<Integer>> keys = sameHash(20_000);
    assertThat(keys.stream().map(List::hashCode).distinct()).hasSize(1);
    assertThat(accepted(new HashSet<>(), keys)).isBetween(2_000, 4_000);
    assertThat(accepted(new HashMap<>(), keys)).isBetween(2_000, 4_000);
  }

  @Test
  void keysThatCanBeOrderedDoNotCount() {
    List<String> strings = sameHashTexts(14);
    assertThat(strings.stream().map(String::hashCode).distinct()).hasSize(1);
    assertThat(accepted(steps(1), new HashMap<>(), strings)).isEqualTo(strings.size());
  }

  @Test
  void keysOfManyHashesTakeAStepForEachValueInThem() {
    List<Number> keys = IntStream.range(0, 100_000).mapToObj(Number::new).toList();
    assertThat(accepted(steps(101_000), new HashSet<>(), keys)).isEqualTo(keys.size());
    assertThat(accepted(steps(99_000), new HashSet<>(), keys)).isLessThan(keys.size());
  }

  @Test
  void tablesThatLinkTheirKeysAreRefusedWhenTheyAreLarge() {
    List<String> keys = IntStream.range(0, 20_000).mapToObj(i -> "k" + i).toList();
    assertThat(accepted(new Hashtable<>(), keys)).isBetween(10_000, 13_000);
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
    assertThatCode(() -> steps(1_000).addForm(1, set, spread)).doesNotThrowAnyException();
    Object[] crowded = IntStream.range(0, 10_000).mapToObj(i -> i * 20_000).toArray();
    refused(() -> steps(DEFAULT).addForm(1, set, crowded));
  }

  @Test
  void containersThatDoNotHashDoNotCount() {
    List<List<Integer>> keys = sameHash(1_000);
    assertThat(accepted(steps(1), new ArrayList<>(), keys)).isEqualTo(keys.size());
    assertThat(accepted(steps(1), new TreeSet<>(), keys)).isEqualTo(keys.size());
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
