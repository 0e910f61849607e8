package dev.polycodec.forms.guava;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Multimap;
import com.google.common.collect.Range;
import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.Surrogate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What forms cost, and what they refuse. */
class GuavaHostileTest {

  private static final String STEPS =
      "The message holds keys that take more than 16777216 steps to hash and compare; raise"
          + " Limits.withMaxKeySteps if that is expected";

  /** A tree whose nodes are equal if they are the same. */
  static final class Node {
    @Nullable Node parent;
    @Nullable ImmutableMap<String, Node> children;
    @Nullable ImmutableSet<Node> set;
  }

  /** A tree whose nodes are equal if they have the same name. */
  static final class Named {
    String name = "";
    @Nullable ImmutableSet<Named> children;
    @Nullable Named parent;

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Named named && named.name.equals(name);
    }
  }

  private final Codec codec = codec(Limits.defaults());
  private final Codec boundless = codec(Limits.defaults().withMaxKeySteps(Integer.MAX_VALUE));

  private final Codec quick = Codecs.builder().use("kryo").allow(Quick.class).build();

  private static Codec codec(Limits limits) {
    return Codecs.builder().use("kryo").limits(limits).build();
  }

  @AfterEach
  void close() {
    codec.close();
    boundless.close();
    quick.close();
  }

  @Test
  void keysOfOneHashAreCountedWhereTablesChainThem() {
    LinkedHashMultimap<String, String> values = LinkedHashMultimap.create();
    values.putAll("key", colliding());
    HashBiMap<Integer, String> map = HashBiMap.create();
    colliding().forEach(text -> map.put(map.size(), text));

    requireCounted(values);
    requireCounted(map);
  }

  private static List<String> colliding() {
    List<String> texts = List.of("");
    for (int i = 0; i < 14; i++) {
      List<String> longer = new ArrayList<>();
      texts.forEach(text -> longer.addAll(List.of(text + "Aa", text + "BB")));
      texts = longer;
    }
    return texts;
  }

  private void requireCounted(Object value) {
    byte[] bytes = boundless.encode(value);
    assertThatThrownBy(() -> codec.encode(value))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(STEPS);
    assertThatThrownBy(() -> codec.decode(bytes, value.getClass()))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(STEPS);
  }

  @Test
  void keysThatHoldOthersManyTimesAreCounted() {
    Multimap<String, Object> nested = ArrayListMultimap.create();
    for (int i = 0; i < 40; i++) {
      nested = ArrayListMultimap.create(ImmutableListMultimap.of("a", nested, "a", nested));
    }
    HashMap<Object, String> map = new HashMap<>(Collections.singletonMap(new Quick(nested), "v"));

    assertThatThrownBy(() -> quick.encode(map))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(STEPS);
  }

  @Test
  void numbersWithoutEndAreNoKeys() {
    ContiguousSet<Integer> numbers = ContiguousSet.closed(0, Integer.MAX_VALUE);

    assertThat(numbers.equals(codec.decode(codec.encode(numbers), ContiguousSet.class))).isTrue();
    HashMap<Object, String> map = new HashMap<>(Collections.singletonMap(new Quick(numbers), "v"));
    assertThatThrownBy(() -> quick.encode(map))
        .isInstanceOf(LimitExceededException.class)
        .hasMessageStartingWith(STEPS);
  }

  /** A key whose hash a test need not wait for; it is weighed as if it were that of a record. */
  record Quick(Object held) {
    @Override
    public int hashCode() {
      return 1;
    }
  }

  @Test
  void aTreeWithParentsComesBackWhereKeysAreComplete() {
    Node root = new Node();
    Node child = new Node();
    child.parent = root;
    root.children = ImmutableMap.of("child", child);
    root.set = ImmutableSet.of(child);

    Node decoded = Objects.requireNonNull(codec.decode(codec.encode(root), Node.class));

    Node back = Objects.requireNonNull(decoded.children).get("child");
    assertThat(Objects.requireNonNull(back).parent).isSameAs(decoded);
    assertThat(decoded.set).containsExactly(back);
  }

  @Test
  void aKeyThatIsNotCompleteIsRefused() {
    Named root = new Named();
    Named child = new Named();
    child.parent = root;
    root.children = ImmutableSet.of(child);
    byte[] bytes = codec.encode(root);

    assertThatThrownBy(() -> codec.decode(bytes, Named.class))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith(
            "A com.google.common.collect.ImmutableSet looks at what it holds, an object of "
                + Named.class.getName()
                + ", which is part of a cycle and not complete: break the cycle, or register a"
                + " Surrogate for it");
  }

  @Test
  void formsThatAnnounceMoreThanTheyHoldAreRefused() {
    requireInvalid(ImmutableListMultimap.class, "key", Integer.MAX_VALUE, "value");
    requireInvalid(ImmutableListMultimap.class, "key", -1, "value");
    requireInvalid(LinkedHashMultimap.class, Integer.MAX_VALUE, "key", 0, "value");
    requireInvalid(LinkedHashMultimap.class, 1, "key", 7, "value");
    requireInvalid(HashBasedTable.class, 1, "row", Integer.MAX_VALUE);
    requireInvalid(HashBasedTable.class, 1, "row", 1, "column", 0);
    requireInvalid(ImmutableMap.class, "key");
    requireInvalid(ImmutableMap.class, "key", 1, "key", 2);
    requireInvalid(ImmutableSet.class, "twice", "twice");
    requireInvalid(ImmutableList.class, "secret", null);
    requireInvalid(HashMultiset.class, "secret", -1);
    requireInvalid(Range.class, "()", 1, 1);
    requireInvalid(Range.class, "[]", 1);
    requireInvalid(ContiguousSet.class, 1, 2L);
  }

  @SuppressWarnings("unchecked") // the forms are arrays
  private static void requireInvalid(Class<?> type, @Nullable Object... form) {
    Surrogate<?, Object[]> surrogate =
        (Surrogate<?, Object[]>)
            new GuavaForms()
                .surrogates().stream().filter(s -> s.type() == type).findFirst().orElseThrow();

    assertThatThrownBy(() -> surrogate.fromForm(form))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("The bytes hold no valid " + type.getName() + ": ")
        .hasMessageNotContaining("secret")
        .hasNoCause();
  }

  @Test
  void whatFormsHoldIsUnderThePolicy() {
    assertThatThrownBy(() -> codec.encode(ImmutableList.of(new Quick("a"))))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith("The policy does not allow the class " + Quick.class.getName());
  }
}
