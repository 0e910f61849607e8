package dev.polycodec.forms.eclipse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.eclipse.collections.impl.bag.mutable.HashBag;
import org.eclipse.collections.impl.list.Interval;
import org.eclipse.collections.impl.list.mutable.primitive.BooleanArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.eclipse.collections.impl.multimap.list.FastListMultimap;
import org.eclipse.collections.impl.set.mutable.UnifiedSet;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What forms cost, and what they refuse. */
class EclipseHostileTest {

  private static final String STEPS =
      "The message holds keys that take more than %d steps to hash and compare; raise"
          + " Limits.withMaxKeySteps if that is expected";

  /** So few that the containers of a test take no minute to make. */
  private static final int FEW_STEPS = 100_000;

  private final Codec codec = codec(Limits.defaults());
  private final Codec tight = codec(Limits.defaults().withMaxKeySteps(FEW_STEPS));
  private final Codec boundless = codec(Limits.defaults().withMaxKeySteps(Integer.MAX_VALUE));

  private static Codec codec(Limits limits) {
    return Codecs.builder().use("kryo").limits(limits).allow(Quick.class).build();
  }

  /** A key whose hash a test need not wait for; it is weighed as if it were that of a record. */
  record Quick(Object held) {
    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** A class that nothing allows. */
  record Stranger(String name) {}

  @AfterEach
  void close() {
    codec.close();
    tight.close();
    boundless.close();
  }

  @Test
  void keysOfOneHashAreCountedWhereTablesChainThem() {
    MutableMap<String, Integer> map = Maps.mutable.empty();
    colliding().forEach(text -> map.put(text, 1));

    requireCounted(Sets.mutable.ofAll(colliding()));
    requireCounted(map);
    requireCounted(map.toImmutable());
  }

  @Test
  void elementsOfOneHashAreCountedWhereTablesLookForAnotherPlace() {
    MutableBag<String> bag = Bags.mutable.ofAll(colliding());

    requireCounted(bag);
  }

  private static List<String> colliding() {
    List<String> texts = List.of("");
    for (int i = 0; i < 11; i++) {
      List<String> longer = new ArrayList<>();
      texts.forEach(text -> longer.addAll(List.of(text + "Aa", text + "BB")));
      texts = longer;
    }
    return texts;
  }

  private void requireCounted(Object value) {
    byte[] bytes = boundless.encode(value);
    assertThatThrownBy(() -> tight.encode(value))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(STEPS.formatted(FEW_STEPS));
    assertThatThrownBy(() -> tight.decode(bytes, value.getClass()))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(STEPS.formatted(FEW_STEPS));
  }

  @Test
  void manyHonestNumbersAreWithinTheLimits() {
    MutableIntSet set = IntSets.mutable.ofAll(Interval.oneTo(200_000).toList().collectInt(i -> i));

    assertThat(codec.decode(codec.encode(set), IntHashSet.class)).isEqualTo(set);
  }

  @Test
  void manyHonestTextsAreWithinTheLimits() {
    MutableBag<String> bag = Interval.oneTo(200_000).collect(i -> "text " + i).toBag();

    assertThat(codec.decode(codec.encode(bag), HashBag.class)).isEqualTo(bag);
  }

  @Test
  void numbersWithoutEndAreNoKeys() {
    Interval numbers = Interval.fromTo(0, Integer.MAX_VALUE - 1);
    byte[] bytes = codec.encode(numbers);

    assertThat(codec.decode(bytes, Interval.class).toString()).isEqualTo(numbers.toString());
    HashMap<Object, String> map = new HashMap<>(Collections.singletonMap(new Quick(numbers), "v"));
    assertThatThrownBy(() -> codec.encode(map))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(STEPS.formatted(Limits.defaults().maxKeySteps()));
  }

  @Test
  void formsThatAnnounceMoreThanTheyHoldAreRefused() {
    requireInvalid(FastListMultimap.class, "key", Integer.MAX_VALUE, "value");
    requireInvalid(FastListMultimap.class, "key", -1, "value");
    requireInvalid(UnifiedMap.class, "key");
    requireInvalid(UnifiedMap.class, "key", 1, "key", 2);
    requireInvalid(UnifiedSet.class, "twice", "twice");
    requireInvalid(HashBag.class, "secret", -1);
    requireInvalid(HashBag.class, "secret", Integer.MAX_VALUE, "other", Integer.MAX_VALUE);
    requireInvalid(Interval.class, 1, 2);
    requireInvalid(Interval.class, 1, 2, 0);
    requireInvalid(Interval.class, 1, 2, -1);
    requireInvalid(IntHashSet.class, 1, 1);
    requireInvalid(IntHashSet.class, 1L);
    requireInvalid(IntIntHashMap.class, 1, 1, 1, 2);
    requireInvalidBytes(IntArrayList.class, 3);
    requireInvalidBytes(BooleanArrayList.class, 2, (byte) 2);
  }

  private static void requireInvalid(Class<?> type, @Nullable Object... form) {
    requireRefused(type, form);
  }

  private static void requireInvalidBytes(Class<?> type, int length, byte... content) {
    byte[] form = new byte[length];
    System.arraycopy(content, 0, form, 0, content.length);
    requireRefused(type, form);
  }

  @SuppressWarnings("unchecked") // the surrogate takes its own form
  private static void requireRefused(Class<?> type, Object form) {
    Surrogate<?, Object> surrogate =
        (Surrogate<?, Object>)
            new EclipseForms()
                .surrogates().stream().filter(s -> s.type() == type).findFirst().orElseThrow();

    assertThatThrownBy(() -> surrogate.fromForm(form))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("The bytes hold no valid " + type.getName() + ": ")
        .hasMessageNotContaining("secret")
        .hasNoCause();
  }

  @Test
  void whatFormsHoldIsUnderThePolicy() {
    assertThatThrownBy(() -> codec.encode(Lists.immutable.of(new Stranger("a"))))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith("The policy does not allow the class " + Stranger.class.getName());
  }
}
