package dev.polycodec.forms.kotlin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.Surrogate;
import dev.polycodec.TypeNotAllowedException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kotlin.Lazy;
import kotlin.Pair;
import kotlin.collections.ArrayDeque;
import kotlin.collections.CollectionsKt;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import kotlin.ranges.CharRange;
import kotlin.ranges.IntProgression;
import kotlin.ranges.LongProgression;
import kotlin.time.Instant;
import kotlin.uuid.Uuid;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What forms cost, and what they refuse. */
class KotlinHostileTest {

  private static final int KEYS = 20_000;

  private final Codec codec = codec(Limits.defaults());
  private final Codec boundless = codec(Limits.defaults().withMaxKeySteps(Integer.MAX_VALUE));

  private static Codec codec(Limits limits) {
    return Codecs.builder().use("kryo").limits(limits).build();
  }

  @AfterEach
  void close() {
    codec.close();
    boundless.close();
  }

  @Test
  void keysThatCrowdAreCounted() {
    int inverse = 0x144CBC89; // of the number that spreads hashes
    Set<Integer> crowd =
        IntStream.range(0, KEYS).mapToObj(i -> inverse * i).collect(Collectors.toSet());

    byte[] bytes = boundless.encode(set(crowd));

    assertThat(0x9E3779B9 * inverse).isEqualTo(1);
    assertThatThrownBy(() -> codec.decode(bytes, Set.class))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(
            "The message holds keys that take more than 16777216 steps to hash and compare");
  }

  @Test
  void keysThatDoNotCrowdAreFine() {
    Set<Object> texts = new HashSet<>();
    IntStream.range(0, KEYS).forEach(i -> texts.add(i % 2 == 0 ? i : "text" + i));

    Object decoded = codec.decode(codec.encode(set(texts)), Set.class);

    assertThat(decoded).isEqualTo(texts);
  }

  private static Set<?> set(Set<?> content) {
    Set<Object> set = SetsKt.createSetBuilder();
    set.addAll(content);
    return SetsKt.build(set);
  }

  /** A tree whose nodes are equal if they are the same. */
  static final class Node {
    @Nullable Node parent;
    @Nullable ArrayDeque<Node> children;
  }

  @Test
  void aTreeWithParentsComesBack() {
    Node root = new Node();
    Node child = new Node();
    child.parent = root;
    root.children = new ArrayDeque<>(List.of(child));

    Node decoded = Objects.requireNonNull(codec.decode(codec.encode(root), Node.class));

    assertThat(Objects.requireNonNull(decoded.children).first().parent).isSameAs(decoded);
  }

  @Test
  void whatIsNoValueIsRefused() {
    requireInvalid(IntProgression.class, new Object[] {1, 10, 0});
    requireInvalid(IntProgression.class, new Object[] {1, 10, 4});
    requireInvalid(IntProgression.class, new Object[] {1, 10});
    requireInvalid(LongProgression.class, new Object[] {1L, 10L, Long.MIN_VALUE});
    requireInvalid(CharRange.class, new Object[] {'a', null});
    requireInvalid(Lazy.class, new Object[] {});
    requireInvalid(SetsKt.createSetBuilder().getClass(), new Object[] {"secret", "secret"});
    requireInvalid(MapsKt.createMapBuilder().getClass(), new Object[] {"secret"});
    requireInvalid(MapsKt.createMapBuilder().getClass(), new Object[] {"secret", 1, "secret", 2});
    requireInvalid(Instant.class, new Object[] {1L, -1});
    requireInvalid(Uuid.class, new byte[15]);
  }

  @SuppressWarnings("unchecked") // the form is of the surrogate
  private static void requireInvalid(Class<?> type, Object form) {
    Surrogate<?, Object> surrogate =
        (Surrogate<?, Object>)
            new KotlinForms()
                .surrogates().stream().filter(s -> s.type() == type).findFirst().orElseThrow();

    assertThatThrownBy(() -> surrogate.fromForm(form))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("The bytes hold no valid " + type.getName() + ": ")
        .hasMessageNotContaining("secret")
        .hasNoCause();
  }

  static final class Other {}

  @Test
  void whatValuesHoldIsUnderThePolicy() {
    List<Object> list = CollectionsKt.createListBuilder();
    list.add(new Other());

    for (Object value : List.of(new Pair<>(1, new Other()), CollectionsKt.build(list))) {
      assertThatThrownBy(() -> codec.encode(value))
          .isInstanceOf(TypeNotAllowedException.class)
          .hasMessageStartingWith("The policy does not allow the class " + Other.class.getName());
    }
  }
}
