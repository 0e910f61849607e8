package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.Base64Variants;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.plain.Builders;
import java.nio.file.Path;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a mapper writes of classes that have a form of their own is read, too. */
class MapperFormsTest {

  private final Codec codec = Codecs.builder().use("json").build();

  @AfterEach
  void close() {
    codec.close();
  }

  static final class Row {
    public @Nullable Timestamp changed;
    public @Nullable Date day;
    public @Nullable Time time;
    public @Nullable Path path;
    public @Nullable AtomicBoolean open;
  }

  private Row read(String json) {
    return codec.decode(json.getBytes(UTF_8), Row.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1234567890123",
        "\"2009-02-13T23:31:30.123+00:00\"",
        "\"2009-02-13T23:31:30.123Z\"",
        "\"AAABH3H7BMsHVNTA\""
      })
  void timestampIsReadFromWhateverWroteIt(String written) {
    assertThat(read("{\"changed\":" + written + "}").changed)
        .isEqualTo(new Timestamp(1_234_567_890_123L));
  }

  @Test
  void timestampInMillisecondsIsWrittenAsByAMapper() {
    Row row = new Row();
    row.changed = new Timestamp(-1);
    byte[] bytes = codec.encode(row);
    assertThat(bytes).asString(UTF_8).contains("\"changed\":-1,");
    assertThat(codec.decode(bytes, Row.class).changed).isEqualTo(row.changed);
  }

  @Test
  void formInAnotherBase64IsRead() {
    Row row = new Row();
    row.changed = new Timestamp(-1);
    row.changed.setNanos(1);
    ObjectMapper mapper =
        Builders.of("json").defaultBase64Variant(Base64Variants.MODIFIED_FOR_URL).build();
    try (Codec ours =
        Codecs.builder().use("json").configure(JacksonOptions.mapper(mapper)).build()) {
      byte[] bytes = ours.encode(row);
      assertThat(bytes).asString(UTF_8).contains("_____");
      assertThat(ours.decode(bytes, Row.class).changed).isEqualTo(row.changed);
    }
  }

  @Test
  void timestampWithNanosecondsKeepsThem() {
    Row row = new Row();
    row.changed = Timestamp.valueOf("2024-02-29 01:02:03.000000004");
    assertThat(codec.decode(codec.encode(row), Row.class).changed).isEqualTo(row.changed);
  }

  @Test
  void textsOfAMapperAreRead() {
    Row row =
        read(
            "{\"day\":\"2020-01-02\",\"time\":\"03:04:05\",\"path\":\"file:///a/b%20c\",\"open\":true}");
    assertThat(row.day).isEqualTo(new Date(1_577_923_200_000L));
    assertThat(row.time).isEqualTo(Time.valueOf("03:04:05"));
    assertThat(row.path).isEqualTo(Path.of("/a/b c"));
    assertThat(row.open).isTrue();
  }

  @Test
  void formsOfTheCodecAreReadAsEver() {
    Row row = read("{\"day\":5,\"time\":7,\"path\":\"a/b\",\"open\":0}");
    assertThat(row.day).isEqualTo(new Date(5));
    assertThat(row.time).isEqualTo(new Time(7));
    assertThat(row.path).isEqualTo(Path.of("a", "b"));
    assertThat(row.open).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"time\":\"late\"}", "{\"path\":\"file:///%zz\"}"})
  void textThatIsNoneIsRefused(String json) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(MalformedDataException.class)
        .hasMessageStartingWith("The bytes hold no text of java.");
  }
}
