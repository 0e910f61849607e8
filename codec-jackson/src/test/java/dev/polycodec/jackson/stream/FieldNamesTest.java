package dev.polycodec.jackson.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FieldNamesTest {

  private final FieldNames names = new FieldNames();

  static final class Node {
    int id;
    Node next;
  }

  @Test
  void nameThatComesTwiceIsFoundAmongFewAndMany() {
    names.begin(1);
    for (int i = 0; i < 1000; i++) {
      names.add(1, "name" + i);
      requireTwice(1, "name" + i);
      requireTwice(1, "name" + i / 2);
    }
    assertThat(names.count(1)).isEqualTo(1000);
  }

  @Test
  void nextObjectAtADepthHasNoNames() {
    for (int i = 0; i < 10; i++) {
      names.begin(100);
      names.add(100, "id");
      assertThat(names.count(100)).isEqualTo(1);
    }
  }

  @Test
  void objectWithinAnotherLeavesItsNames() {
    names.begin(1);
    names.add(1, "id");
    names.begin(2);
    names.add(2, "id");
    requireTwice(1, "id");
  }

  private void requireTwice(int depth, String name) {
    assertThatThrownBy(() -> names.add(depth, name))
        .isInstanceOf(MalformedDataException.class)
        .hasMessage("The bytes hold an object that has a field twice");
  }

  @Test
  void decodeRefusesAFieldThatComesTwice() {
    try (Codec codec = Codecs.builder().use("json").build()) {
      assertThat(decode(codec, "{\"id\":1,\"next\":{\"id\":2},\"next\":null}")).contains("twice");
      assertThat(decode(codec, "{\"id\":1,\"next\":{\"id\":2,\"id\":3}}")).contains("twice");
      assertThat(decode(codec, "{\"unknown\":{\"a\":1},\"id\":1,\"unknown\":2}")).contains("twice");
    }
  }

  private static String decode(Codec codec, String json) {
    StringBuilder message = new StringBuilder();
    assertThatThrownBy(() -> codec.decode(json.getBytes(StandardCharsets.UTF_8), Node.class))
        .isInstanceOf(MalformedDataException.class)
        .satisfies(e -> message.append(e.getMessage()));
    return message.toString();
  }
}
