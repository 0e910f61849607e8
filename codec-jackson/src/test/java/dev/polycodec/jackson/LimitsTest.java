package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeRef;
import java.time.Duration;
import java.util.Hashtable;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {

  record Link(@Nullable Link next) {
    static Link chain(int links) {
      Link link = new Link(null);
      for (int i = 1; i < links; i++) {
        link = new Link(link);
      }
      return link;
    }
  }

  private static Codec codec(String name, Limits limits) {
    return Codecs.builder().use(name).limits(limits).build();
  }

  private static <T> void refusesBothWays(
      String name, Limits limits, TypeRef<T> type, T small, T large) {
    byte[] bytes;
    try (Codec wide = codec(name, Limits.defaults())) {
      bytes = wide.forType(type).encode(large);
    }
    try (Codec narrow = codec(name, limits)) {
      assertThat(narrow.forType(type).decode(narrow.forType(type).encode(small))).isEqualTo(small);
      assertThatThrownBy(() -> narrow.forType(type).encode(large))
          .isInstanceOf(LimitExceededException.class);
      assertThatThrownBy(() -> narrow.forType(type).decode(bytes))
          .isInstanceOf(LimitExceededException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "cbor-typed", "json-typed", "json", "smile", "cbor"})
  void depthIsCountedInObjects(String name) {
    Limits limits = Limits.defaults().withMaxDepth(5);
    refusesBothWays(name, limits, new TypeRef<>() {}, Link.chain(5), Link.chain(6));
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "cbor-typed", "json-typed", "json", "smile", "cbor"})
  void elementsAreCounted(String name) {
    Limits limits = Limits.defaults().withMaxElements(3);
    TypeRef<List<Object>> type = new TypeRef<>() {};
    refusesBothWays(name, limits, type, List.of(1, 2, 3), List.of(1, 2, 3, 4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "smile", "cbor"})
  void arraysOfPrimitivesAreObjects(String name) {
    Limits limits = Limits.defaults().withMaxObjects(4);
    refusesBothWays(name, limits, new TypeRef<>() {}, new int[3][1], new int[4][1]);
    try (Codec codec = codec(name, limits)) { // those of bytes are leaves
      assertThat(codec.decode(codec.encode(new byte[4][1]), byte[][].class)).hasDimensions(4, 1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json-typed", "json"})
  void deepArraysEndInALimit(String name) {
    byte[] bytes = "[".repeat(100_000).getBytes(UTF_8);
    try (Codec codec = codec(name, Limits.defaults())) {
      assertThatThrownBy(() -> codec.decode(bytes, Object.class))
          .isInstanceOf(LimitExceededException.class);
    }
  }

  record Point(int x, int y) {}

  record Line(@Nullable Point from, @Nullable Point to) {}

  /** Databind alone would read such bytes forever. */
  @Test
  void anEndMarkerWithinAnUnknownObjectIsRefused() {
    byte[] bytes =
        HexFormat.of().parseHex("3a290a05fa836672786dfa8078ff8079c4fb81746ffa41c642c8fbfb");
    try (Codec codec = codec("smile", Limits.defaults())) {
      Executable decode =
          () ->
              assertThatThrownBy(() -> codec.decode(bytes, Line.class))
                  .isInstanceOf(MalformedDataException.class)
                  .hasMessageContaining("The bytes end within a container");
      assertTimeoutPreemptively(Duration.ofSeconds(30), decode);
    }
  }

  @Test
  void hugeScalesAreRefused() {
    byte[] bytes = "{\"@\":\"java.math.BigDecimal\",\"=\":1e1000000000}".getBytes(UTF_8);
    try (Codec codec = codec("json-typed", Limits.defaults())) {
      assertThatThrownBy(() -> codec.decode(bytes, Object.class))
          .isInstanceOf(LimitExceededException.class)
          .hasMessage(
              "The message holds a number of more than 10000 digits; raise Limits.withMaxDigits if"
                  + " that is expected");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "cbor-typed", "json-typed", "json", "smile", "cbor"})
  void keysOfTablesAreCounted(String name) {
    Limits limits = Limits.defaults().withMaxKeySteps(100);
    TypeRef<Hashtable<String, Integer>> type = new TypeRef<>() {};
    refusesBothWays(name, limits, type, table(10), table(200));
  }

  @ParameterizedTest
  @ValueSource(strings = {"smile-typed", "cbor-typed", "json-typed", "json", "smile", "cbor"})
  void keysOfSortedMapsAreCounted(String name) {
    Limits limits = Limits.defaults().withMaxKeySteps(100);
    TypeRef<TreeMap<String, Integer>> type = new TypeRef<>() {};
    refusesBothWays(name, limits, type, new TreeMap<>(table(10)), new TreeMap<>(table(200)));
  }

  private static Hashtable<String, Integer> table(int size) {
    Hashtable<String, Integer> table = new Hashtable<>();
    for (int i = 0; i < size; i++) {
      table.put("key" + i, i);
    }
    return table;
  }
}
