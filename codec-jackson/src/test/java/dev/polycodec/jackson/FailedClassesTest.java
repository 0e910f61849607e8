package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.DecodeException;
import dev.polycodec.EncodeException;
import dev.polycodec.tck.hostile.Stacks;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Classes that refer to one another, after one of them could not be read. */
class FailedClassesTest {

  private static final String ORDER =
      "{\"number\":5,\"line\":{\"first\":\"f\",\"a\":null,\"v\":null,\"width\":7,\"height\":8},"
          + "\"end\":\"e\"}";

  private static final long SMALL = 200_000;

  /** More than such a stack has room for. */
  private static final int DEEPEST = 3_000;

  record Key(String name, int number) {}

  static final class Unreadable {
    @Nullable Map<Key, String> map;
  }

  static final class Size {
    int width;
    int height;
  }

  /** Databind resolves properties by their hashes: {@code a} comes before {@code bad}. */
  static final class Order {
    int number;
    @Nullable Line line;
    @Nullable String end;
  }

  static final class Line {
    @Nullable String first;
    @Nullable Order a;
    @Nullable Deep v;
    @Nullable @JsonUnwrapped Size u;
  }

  static final class Deep {
    @Nullable List<Map<String, List<Optional<Deeper>>>> lists;
  }

  static final class Deeper {
    @Nullable Deepest next;
  }

  static final class Deepest {
    @Nullable TreeMap<String, Size[]> sizes;
  }

  static final class Draft {
    int number;
    @Nullable DraftLine line;
    @Nullable String end;
  }

  static final class DraftLine {
    @Nullable String first;
    @Nullable Draft a;
    @Nullable Unreadable bad;
    @Nullable @JsonUnwrapped Size u;
  }

  @Test
  void aClassIsRefusedWhateverWasMetBefore() {
    List<Consumer<Codec>> meetings =
        List.of(
            codec -> {},
            codec -> codec.encode(new DraftLine()),
            codec -> codec.decode("{\"first\":\"a\"}".getBytes(UTF_8), DraftLine.class));
    for (Consumer<Codec> meeting : meetings) {
      try (Codec codec = Codecs.builder().use("json").build()) {
        catchThrowable(() -> meeting.accept(codec));
        assertThatThrownBy(() -> codec.decode(ORDER.getBytes(UTF_8), Draft.class))
            .isInstanceOf(DecodeException.class);
        assertThatThrownBy(() -> codec.encode(new Draft()))
            .isInstanceOf(EncodeException.class)
            .hasMessageStartingWith("Objects of " + Draft.class.getName() + " cannot be read; ");
      }
    }
  }

  /** The stack may end where some classes of a cycle are known, and others are not. */
  @Test
  void aFirstMessageWhereTheStackEndsTakesNothingFromLaterOnes() throws Exception {
    for (int depth = 0; depth < DEEPEST; depth += 10) {
      int deep = depth;
      try (Codec codec = Codecs.builder().use("json").build()) {
        Stacks.on(SMALL, () -> catchThrowable(() -> descend(deep, codec)));
        Order order = codec.decode(ORDER.getBytes(UTF_8), Order.class);
        assertThat(new String(codec.encode(order), UTF_8)).isEqualTo(ORDER);
      }
    }
  }

  private static void descend(int depth, Codec codec) {
    if (depth == 0) {
      codec.decode("{\"first\":\"a\"}".getBytes(UTF_8), Line.class);
      return;
    }
    descend(depth - 1, codec);
  }
}
