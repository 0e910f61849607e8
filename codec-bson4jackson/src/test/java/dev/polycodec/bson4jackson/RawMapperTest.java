package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.MapperTck;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a mapper of the library's own factory brings back is carried, but for a few kinds. */
class RawMapperTest extends MapperTck {

  private static final String VALUE = "value";

  private final ObjectMapper mapper =
      new ObjectMapper(new BsonFactory())
          .registerModules(new JavaTimeModule(), new Jdk8Module())
          .setVisibility(PropertyAccessor.FIELD, Visibility.ANY);

  @Override
  protected CodecBuilder builder() {
    return Codecs.builder().use("bson4jackson");
  }

  /** Writes the value in an object, as the library has no other roots. */
  @Override
  protected @Nullable Object trip(Object value, Type declared) throws IOException {
    JavaType text = mapper.constructType(String.class);
    JavaType type =
        mapper
            .getTypeFactory()
            .constructMapType(HashMap.class, text, mapper.constructType(declared));
    byte[] bytes = mapper.writerFor(type).writeValueAsBytes(new HashMap<>(Map.of(VALUE, value)));
    Map<?, ?> back = mapper.readValue(bytes, type);
    return back.get(VALUE);
  }
}
