package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.annotation.JsonView;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes that hang on what databind does unless it is told else, which its versions change. */
class DefaultsTest {

  /** Components that are not in the order of the alphabet. */
  record Ordered(int z, int a, int m) {}

  /** Accessors whose names begin with more than one capital, or with none. */
  static final class Site {
    private String address = "here";
    private boolean open = true;

    public String getURL() {
      return address;
    }

    public void setURL(String url) {
      address = url;
    }

    public boolean isOPEN() {
      return open;
    }

    public void setOPEN(boolean open) {
      this.open = open;
    }
  }

  enum Size {
    SMALL;

    @Override
    public String toString() {
      return "small";
    }
  }

  record Times(Date date, Instant instant, Duration duration, ZonedDateTime zoned) {}

  /** A list that is filled through its getter. */
  static final class Filled {
    private final List<Integer> all = new ArrayList<>(List.of(1));
    public final int last = 2;

    public List<Integer> getAll() {
      return all;
    }
  }

  /** A property for some, and one for all. */
  static final class Viewed {
    @JsonView(Size.class)
    public int some = 1;

    public int any = 2;
  }

  static Stream<Arguments> values() {
    Times times =
        new Times(
            new Date(1_700_000_000_123L),
            Instant.ofEpochSecond(1_700_000_000L, 5),
            Duration.ofMillis(1_500),
            ZonedDateTime.of(2024, 2, 29, 12, 0, 0, 0, ZoneId.of("Europe/Paris")));
    return Stream.of(
        arguments(new Ordered(1, 2, 3), "{\"z\":1,\"a\":2,\"m\":3}"),
        arguments(new Site(), "{\"open\":true,\"url\":\"here\"}"),
        arguments(Size.SMALL, "\"SMALL\""),
        arguments(
            times,
            "{\"date\":1700000000123,\"instant\":\"2023-11-14T22:13:20.000000005Z\","
                + "\"duration\":\"PT1.5S\","
                + "\"zoned\":\"2024-02-29T12:00:00+01:00[Europe/Paris]\"}"),
        arguments(new Filled(), "{\"all\":[1],\"last\":2}"),
        arguments(new Viewed(), "{\"some\":1,\"any\":2}"),
        arguments("\uD83D\uDE00 a/b", "\"\\uD83D\\uDE00 a/b\""));
  }

  @ParameterizedTest
  @MethodSource("values")
  void bytesAreTheSameInEachVersion(Object value, String text) {
    try (Codec codec = Codecs.builder().use("json").build()) {
      byte[] bytes = codec.encode(value);
      assertThat(new String(bytes, UTF_8)).isEqualTo(text);
      assertThat(codec.encode(codec.decode(bytes, value.getClass()))).isEqualTo(bytes);
    }
  }
}
