package dev.polycodec.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import org.junit.jupiter.api.Test;

/** A mapper may be changed after a codec was given it; those of Jackson 3 cannot. */
class MutableMapperTest {

  record Line(String articleCode) {}

  @Test
  void laterChangesOfTheMapperChangeNothing() throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    byte[] before = mapper.writeValueAsBytes(new Line("a"));
    try (Codec codec =
        Codecs.builder().use("json").configure(JacksonOptions.mapper(mapper)).build()) {
      mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
      assertThat(codec.encode(new Line("a"))).isEqualTo(before);
    }
  }

  /** A mapper keeps the serializer of a class that it has met, whatever is set afterwards. */
  @Test
  void aMapperMayHaveBeenUsedBeforeItsStrategyWasSet() {
    JacksonOptions options =
        JacksonOptions.builder()
            .customize(
                mapper -> {
                  mapper.writerFor(Line.class); // finds the serializer
                  mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
                })
            .build();
    try (Codec codec = Codecs.builder().use("json").configure(options).build()) {
      assertThat(new String(codec.encode(new Line("a")), UTF_8))
          .isEqualTo("{\"article_code\":\"a\"}");
    }
  }
}
