package dev.polycodec.hessian;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Values that Hessian by itself would change, and references between objects. */
class HessianGraphTest {

  static class Node {
    String name = "node";
    Object other;
    List<Object> list = new ArrayList<>();

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Node n && n.name.equals(name);
    }
  }

  static class Numbers {
    double plainZero = 0.0;
    double zero = -0.0;
    float small = -0.0f;
    Double boxed = -0.0;
    float third = 1f / 3;
    double infinite = Double.NEGATIVE_INFINITY;
    double mill = 0.001;
    short[] shorts = {-1, Short.MAX_VALUE};
    char[] chars = {'a', '\ud800'};
  }

  record Holder(List<Object> content) {}

  private static Codec codec() {
    return Codecs.builder().use("hessian").allow(HessianGraphTest.class.getName() + "$*").build();
  }

  @SuppressWarnings("unchecked")
  private static <T> T trip(Codec codec, T value) {
    return (T) codec.decode(codec.encode(value), value.getClass());
  }

  @Test
  void numbersAreExact() {
    try (Codec codec = codec()) {
      assertThat(trip(codec, new Numbers())).usingRecursiveComparison().isEqualTo(new Numbers());
    }
  }

  @Test
  void elementsKeepTheirClass() {
    List<Object> values =
        new ArrayList<>(
            Arrays.asList(
                (short) 1,
                (byte) 2,
                'c',
                4f,
                5d,
                -0.0,
                -0.0f,
                Double.NaN,
                6,
                7L,
                null,
                true,
                "text",
                BigInteger.TEN,
                new BigDecimal("1.20"),
                new Date(60_000),
                new Date(1)));
    try (Codec codec = codec()) {
      assertThat(trip(codec, values)).isEqualTo(values);
    }
  }

  @Test
  void referencesHoldBesideNumbersThatAreBytes() {
    Node node = new Node();
    byte[] bytes = {1};
    Date date = new Date(5);
    List<Object> values =
        new ArrayList<>(
            Arrays.asList(
                new BigDecimal("1.5"),
                BigInteger.ONE,
                bytes,
                date,
                new int[] {1},
                node,
                date,
                bytes,
                node));
    try (Codec codec = codec()) {
      List<Object> copy = trip(codec, values);

      assertThat(copy.get(0)).isEqualTo(new BigDecimal("1.5"));
      assertThat(copy.get(6)).isEqualTo(date).isSameAs(copy.get(3));
      assertThat(copy.get(7)).isEqualTo(bytes).isSameAs(copy.get(2));
      assertThat(copy.get(8)).isEqualTo(node).isSameAs(copy.get(5));
    }
  }

  @Test
  void aCycleThroughContainersComesBack() {
    Node root = new Node();
    Map<Object, Object> map = new HashMap<>();
    Set<Object> set = new HashSet<>();
    map.put(root, "value");
    set.add(root);
    root.list.addAll(List.of(root, map, set));
    root.other = new Object[] {root, root.list};
    try (Codec codec = codec()) {
      Node copy = trip(codec, root);

      assertThat(copy.list.get(0)).isSameAs(copy);
      assertThat(((Map<?, ?>) copy.list.get(1)).get(copy)).isEqualTo("value");
      assertThat(((Set<?>) copy.list.get(2)).contains(copy)).isTrue();
      assertThat(((Object[]) copy.other)[1]).isSameAs(copy.list);
    }
  }

  @Test
  void aCycleThroughARecordIsRefused() {
    Holder holder = new Holder(new ArrayList<>());
    holder.content().add(holder);
    try (Codec codec = codec()) {
      assertThatThrownBy(() -> codec.encode(holder))
          .isInstanceOf(EncodeException.class)
          .hasMessage(
              "An object of "
                  + Holder.class.getName()
                  + " contains itself, but can be created only from what it contains; break the"
                  + " cycle with a transient field or a Surrogate");
    }
  }
}
