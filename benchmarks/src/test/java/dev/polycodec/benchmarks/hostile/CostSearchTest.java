package dev.polycodec.benchmarks.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Codecs;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@Tag("once")
class CostSearchTest {

  private static final long SECOND = 1_000_000_000L;

  private static Finding finding(String what, int bytes, long nanos, long held) {
    return new Finding(what, null, Object.class, new byte[bytes])
        .measured(nanos, 0, null)
        .weighed(held);
  }

  @Test
  void moreThanTwoSecondsOrSixtyFourTimesTheBytesIsTooMuch() {
    long most = 64 * 1000 + (1 << 20);
    assertThat(finding("fits", 1000, 2 * SECOND, most).isTooSlow()).isFalse();
    assertThat(finding("slow", 1000, 2 * SECOND + 1, 0).isTooSlow()).isTrue();
    assertThat(finding("fits", 1000, 2 * SECOND, most).isTooLarge()).isFalse();
    assertThat(finding("large", 1000, 0, most + 1).isTooLarge()).isTrue();
  }

  @Test
  void findingSaysWhatItTakesAndForWhat() {
    assertThat(finding("HashSet<ArrayList>", 1000, SECOND, 2_000_000).text())
        .isEqualTo(
            "1,000 ms, 0 bytes allocated, 2,000,000 held, for 1,000 bytes of HashSet<ArrayList>");
  }

  @Test
  void worstOfEachKindIsKept() {
    Elite elite = new Elite(2, Finding::nanos);
    for (int i = 1; i <= 9; i++) {
      elite.add(finding("kind " + i % 3, 1, i, 0));
    }
    assertThat(elite.worst(5)).extracting(Finding::nanos).containsExactly(9L, 8L);
  }

  /** A recipe that no kitchen can follow would be tried for nothing. */
  @Test
  void mostRecipesCanBeCooked() {
    Cookbook cookbook = new Cookbook(new Random(1));
    Set<String> cooked = new HashSet<>();
    for (int i = 0; i < 3_000; i++) {
      Recipe recipe = cookbook.changed(cookbook.invent(Object.class));
      try {
        Kitchen.cook(recipe, 5_000, true);
        cooked.add(recipe.kind().name());
      } catch (RuntimeException e) {
        continue; // such as elements without an order
      }
    }
    List<String> all = new ArrayList<>();
    ContainerIngredients.all().forEach(kind -> all.add(kind.name()));
    LeafIngredients.all().forEach(kind -> all.add(kind.name()));
    assertThat(cooked).containsAll(all);
  }

  @Test
  void searchGoesTheSameWayForASeed() {
    assertThat(recipes(7)).isEqualTo(recipes(7)).isNotEqualTo(recipes(8));
  }

  private static List<String> recipes(long seed) {
    Cookbook cookbook = new Cookbook(new Random(seed));
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      texts.add(cookbook.grown(cookbook.invent(Object.class)).text());
    }
    return texts;
  }

  @TestFactory
  Stream<DynamicTest> everyCodecHasMessagesToBeginWith() {
    return Targets.all().stream()
        .map(variant -> dynamicTest(variant.name(), () -> assertThat(seeds(variant)).isNotEmpty()));
  }

  private static List<Finding> seeds(Variant variant) {
    Random random = new Random(3);
    try (Breeder breeder =
        new Breeder(() -> Targets.builder(variant), Targets.format(variant), random)) {
      return breeder.seeds();
    }
  }

  @Test
  void recipeBecomesAMessageThatTheCodecReads() {
    Format format = new Format(true, true, true);
    Random random = new Random(3);
    try (Breeder breeder =
        new Breeder(
            () -> Codecs.builder().use("kryo").allow("dev.polycodec.tck.model.*"),
            format,
            random)) {
      List<Finding> seeds = breeder.seeds();
      assertThat(seeds).hasSizeGreaterThan(100);
      int children = 0;
      for (int i = 0; i < 100; i++) {
        children += breeder.child(seeds.get(i), seeds.get(i + 1)) == null ? 0 : 1;
      }
      assertThat(children).isGreaterThan(50);
    }
  }
}
