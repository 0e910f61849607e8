package dev.polycodec.msgpack;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.MapperTck;
import java.io.IOException;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** What a mapper of MessagePack's own factory brings back is carried, but for a few kinds. */
class RawDocumentTest extends MapperTck {

  private final ObjectMapper mapper =
      new ObjectMapper(new MessagePackFactory())
          .registerModules(new JavaTimeModule(), new Jdk8Module())
          .setVisibility(PropertyAccessor.FIELD, Visibility.ANY);

  @Override
  protected CodecBuilder builder() {
    return Codecs.builder().use("msgpack");
  }

  @Override
  protected @Nullable Object trip(Object value, Type declared) throws IOException {
    JavaType type = mapper.constructType(declared);
    return mapper.readValue(mapper.writerFor(type).writeValueAsBytes(value), type);
  }
}
