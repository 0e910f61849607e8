package dev.polycodec.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.jackson.plain.Builders;
import dev.polycodec.tck.MapperTck;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The page names what a mapper brings back and the plain codecs refuse. */
class RawMapperTest {

  private static final Path PAGE = Path.of("..", "docs", "results", "refused.md");

  private abstract static class Raw extends MapperTck {

    private final String codec;
    private final ObjectMapper mapper;

    Raw(String codec) {
      this.codec = codec;
      this.mapper = Builders.of(codec).visibility(PropertyAccessor.FIELD, Visibility.ANY).build();
    }

    @Override
    protected CodecBuilder builder() {
      return Codecs.builder().use(codec);
    }

    @Override
    protected @Nullable Object trip(Object value, Type declared) throws IOException {
      JavaType type = mapper.constructType(declared);
      return mapper.readValue(mapper.writerFor(type).writeValueAsBytes(value), type);
    }
  }

  @Nested
  class Json extends Raw {
    Json() {
      super("json");
    }

    @Override
    protected boolean isText() {
      return true;
    }
  }

  @Nested
  class Smile extends Raw {
    Smile() {
      super("smile");
    }
  }

  @Nested
  class Cbor extends Raw {
    Cbor() {
      super("cbor");
    }

    /** What the page lists is that of every format. */
    @Test
    void thePageListsTheKinds() throws Exception {
      String page = Files.readString(PAGE);
      List<String> rows =
          page.substring(page.indexOf("## Of a mapper"))
              .lines()
              .filter(line -> line.startsWith("| ") && !line.startsWith("| Value |"))
              .map(line -> line.split(" \\| ")[0].substring(2))
              .toList();
      assertThat(rows).isEqualTo(kinds()).hasSizeLessThanOrEqualTo(10);
    }
  }
}
