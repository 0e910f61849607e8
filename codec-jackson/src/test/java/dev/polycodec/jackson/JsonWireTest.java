package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code json-typed} writes for people, and what it takes of what they might write. */
class JsonWireTest {

  private static final String NAME = JsonWireTest.class.getName();

  private final Codec codec = Codecs.builder().use("json-typed").allow(Named.class).build();

  @AfterEach
  void close() {
    codec.close();
  }

  record Event(
      @Nullable Instant at, @Nullable LocalDate day, @Nullable UUID id, @Nullable Duration lasts) {}

  record Pair(@Nullable Object first, @Nullable Object second) {}

  record Named(@Nullable String text, int number) {}

  private static byte[] bytes(String json) {
    return json.replace("$", NAME + "$").getBytes(UTF_8);
  }

  private void writes(Object value, String json) {
    byte[] bytes = codec.encode(value);
    assertThat(new String(bytes, UTF_8)).isEqualTo(new String(bytes(json), UTF_8));
    assertThat(codec.decode(bytes, value.getClass())).isEqualTo(value);
  }

  private void refuses(String json, Class<?> type, String message) {
    assertThatThrownBy(() -> codec.decode(bytes(json), type))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageContaining(message);
  }

  @Test
  void timesAndUuidsAreTheirTexts() {
    writes(
        new Event(
            Instant.ofEpochSecond(0, 1), LocalDate.MAX, new UUID(1, 2), Duration.ofMillis(-1)),
        "{\"@\":\"$Event\",\"at\":\"1970-01-01T00:00:00.000000001Z\",\"day\":\"+999999999-12-31\","
            + "\"id\":\"00000000-0000-0001-0000-000000000002\",\"lasts\":\"PT-0.001S\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-2-3-4-5", "00000000-0000-0001-0000-00000000000A", "no"})
  void aTextThatIsNotTheValuesOwnIsRefused(String text) {
    refuses(
        "{\"@\":\"$Event\",\"id\":\"" + text + "\"}",
        Event.class,
        "The bytes hold a text that no java.util.UUID has");
  }

  @Test
  void elementsWithFieldsHaveTheClassOfTheOneBefore() {
    Named named = new Named(null, 1);
    writes(
        new Pair(Arrays.asList(named, "text", named, null, named), new Object[0].length),
        "{\"@\":\"$Pair\",\"first\":{\"@\":\"java.util.Arrays.asList\",\"=\":[{\"@\":\"$Named\","
            + "\"number\":1},\"text\",{\"number\":1},null,{\"number\":1}]},\"second\":0}");
  }

  @Test
  void otherElementsDoNotChangeWhatIsExpected() {
    writes(
        new Pair(List.of(1L, "text", LocalTime.NOON, 1), null),
        "{\"@\":\"$Pair\",\"first\":{\"@\":\"java.util.List.of\",\"=\":[{\"@\":\"java.lang.Long\","
            + "\"=\":1},\"text\",{\"@\":\"java.time.LocalTime\",\"=\":\"12:00\"},1]}}");
  }

  /** Their names have numbers, whether or not the reader knows what they name. */
  @Test
  void classesOfDroppedFieldsKeepTheirNumbers() {
    String json =
        "{\"@\":\"$Pair\",\"old\":[{\"@\":\"com.acme.Gone\",\"x\":[{\"@\":1}]},{},[]],"
            + "\"first\":{\"@\":\"$Named\",\"number\":1},\"older\":\"x\",\"second\":{\"@\":2,\"number\":2}}";
    assertThat(codec.decode(bytes(json), Pair.class))
        .isEqualTo(new Pair(new Named(null, 1), new Named(null, 2)));
  }

  /** What a pair is once its first part has a class. */
  record Sorted(Named first, int second) {}

  /** What the READMEs say: the bytes of both are the same. */
  @Test
  void aMapIsAnObjectOfTheClassThatItsFieldHasByNow() {
    Pair pair = new Pair(new HashMap<>(Map.of("number", 7)), 2);
    try (Codec now =
        Codecs.builder().use("json-typed").renamed(Pair.class.getName(), Sorted.class).build()) {
      assertThat(now.decode(codec.encode(pair), Sorted.class))
          .isEqualTo(new Sorted(new Named(null, 7), 2));
    }
  }

  @Test
  void anObjectWhereATextIsDeclaredIsRefused() {
    refuses("{\"@\":\"$Named\",\"text\":{\"@\":\"x\"}}", Named.class, "found START_OBJECT");
    refuses("{\"@\":\"$Named\",\"text\":{\"x\":1}}", Named.class, "found START_OBJECT");
    refuses("{\"@\":\"$Named\",\"number\":{\"x\":1}}", Named.class, "found START_OBJECT");
    refuses("{\"@\":\"$Named\",\"number\":null}", Named.class, "found VALUE_NULL");
  }

  @Test
  void aValueWithoutItsClassIsRefusedWhereNothingTellsIt() {
    refuses(
        "{\"@\":\"java.lang.Long\",\"=\":{\"@\":\"java.lang.Long\",\"=\":1}}",
        Object.class,
        "found START_OBJECT");
    refuses("{\"@\":\"java.lang.Long\",\"x\":1}", Object.class, "Expected the name =");
    refuses("{\"@\":\"$Named\"}, 1", Named.class, "The bytes");
  }
}
