package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Texts of others are read as the values that they are, or refused. */
class LossyTextTest {

  private final Codec codec = Codecs.builder().use("json").build();

  @AfterEach
  void close() {
    codec.close();
  }

  @Test
  void aDayThatNoMonthHasIsRefused() {
    Instant leapDay = Instant.parse("2012-02-29T10:00:00Z");
    assertThat(codec.decode(quoted(leapDay.toString()), Date.class)).isEqualTo(Date.from(leapDay));
    for (String text : List.of("2013-02-29", "2013-02-30T10:00:00Z", "2013-03-21T25:00:00Z")) {
      assertThatThrownBy(() -> codec.decode(quoted(text), Date.class))
          .as(text)
          .isInstanceOf(MalformedDataException.class);
    }
  }

  @Test
  void aTextThatSaysMoreThanTheValueWouldKeepIsRefused() {
    Instant millis = Instant.parse("2012-02-29T10:00:00.123Z");
    assertThat(codec.decode(quoted("2012-02-29T10:00:00.123000Z"), Date.class))
        .isEqualTo(Date.from(millis));
    List<String> micros = List.of("2012-02-29T10:00:00.123456Z");
    requireRefused(
        Map.of(
            Date.class,
            micros,
            java.sql.Timestamp.class,
            micros,
            LocalDate.class,
            List.of("2012-02-29T10:00:00", "2012-02-29T10:00:00Z"),
            LocalDateTime.class,
            List.of("2012-02-29T10:00:00Z")));
  }

  @Test
  void aTextWithoutAValueIsNotNull() {
    requireRefused(
        Map.of(
            UUID.class, List.of("", " "),
            Currency.class, List.of("", " "),
            Integer.class, List.of("", " "),
            Boolean.class, List.of("", " "),
            BigDecimal.class, List.of("", " ")));
    assertThat(codec.decode(quoted(""), Locale.class)).isEqualTo(Locale.ROOT);
    assertThat(codec.decode(quoted(""), URI.class)).isEqualTo(URI.create(""));
  }

  private void requireRefused(Map<Class<?>, List<String>> texts) {
    texts.forEach(
        (type, all) ->
            all.forEach(
                text ->
                    assertThatThrownBy(() -> codec.decode(quoted(text), type))
                        .as("%s of '%s'", type, text)
                        .isInstanceOf(MalformedDataException.class)));
  }

  private static byte[] quoted(String text) {
    return ('"' + text + '"').getBytes(UTF_8);
  }
}
