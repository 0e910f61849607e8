package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.TypeNotAllowedException;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The names of classes that an engine keeps from one message to the next change no message. */
class FstNamesTest {

  private final Codec codec = Codecs.builder().use("fst").build();

  @AfterEach
  void close() {
    codec.close();
  }

  private void requireKept(List<?> value) {
    byte[] bytes = codec.encode(value);
    assertThat(fresh(value)).isEqualTo(bytes);
    assertThat(codec.decode(bytes, ArrayList.class)).isEqualTo(value);
  }

  private static byte[] fresh(List<?> value) {
    try (Codec other = Codecs.builder().use("fst").build()) {
      return other.encode(value);
    }
  }

  private static List<Object> list(Object... elements) {
    return new ArrayList<>(Arrays.asList(elements));
  }

  @Test
  void messagesOfOtherClassesDoNotTakeTheNamesOfTheLast() {
    List<Object> one = list(new LinkedList<>(), new HashMap<>(), new TreeMap<>());
    List<Object> other = list(new HashMap<>(), new LinkedList<>());
    for (int i = 0; i < 3; i++) {
      requireKept(one);
      requireKept(one);
      requireKept(other);
    }
  }

  @Test
  void messagesOfMoreClassesThanAreKeptAreWhole() {
    List<Object> many = list();
    for (int dimensions = 1; dimensions < 8; dimensions++) {
      for (Class<?> component : List.of(String.class, Integer.class, Long.class)) {
        many.add(Array.newInstance(component, new int[dimensions]));
      }
    }
    byte[] bytes = codec.encode(many);
    assertThat(codec.encode(many)).isEqualTo(bytes);
    assertThat(codec.encode(codec.decode(bytes, ArrayList.class))).isEqualTo(bytes);
  }

  @Test
  void aNameLikeTheLastButForItsEndIsRefused() {
    byte[] bytes = codec.encode(list(new LinkedList<>()));
    codec.decode(bytes, ArrayList.class);
    int name = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("LinkedList");
    bytes[name + "LinkedLis".length()]++;

    assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
        .isInstanceOf(TypeNotAllowedException.class)
        .hasMessageContaining("java.util.LinkedLisu");
  }
}
