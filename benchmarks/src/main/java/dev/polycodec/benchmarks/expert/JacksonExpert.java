package dev.polycodec.benchmarks.expert;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.compare.workload.Workload;
import java.io.IOException;
import java.lang.reflect.Type;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** The reader and writer of the workload's type, made once by mappers with Afterburner. */
final class JacksonExpert implements Contender {

  private final ObjectWriter writer;
  private final ObjectReader reader;
  private final ThreadLocal<ReusedOutput> outputs = ThreadLocal.withInitial(ReusedOutput::new);

  private JacksonExpert(ObjectMapper writing, ObjectMapper reading, Type type) {
    writer = writing.writerFor(writing.constructType(type));
    reader = reading.readerFor(reading.constructType(type));
  }

  /** Takes the classes from the declared types. */
  static JacksonExpert plain(JsonFactory format, Workload workload) {
    ObjectMapper mapper = mapper(format).addModule(new AfterburnerModule()).build();
    return new JacksonExpert(mapper, mapper, workload.type().type());
  }

  /**
   * Writes the class of each object whose declared class may have subclasses, the root included;
   * without Afterburner, which takes a tenth longer where classes are named.
   */
  static JacksonExpert typed(JsonFactory format, Workload workload) {
    ObjectMapper writing = naming(mapper(format).build());
    ObjectMapper reading = naming(mapper(format).addModule(new AfterburnerModule()).build());
    return new JacksonExpert(writing, reading, workload.type().type());
  }

  private static ObjectMapper naming(ObjectMapper mapper) {
    return mapper.activateDefaultTyping(
        BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
        DefaultTyping.NON_FINAL_AND_ENUMS,
        JsonTypeInfo.As.PROPERTY);
  }

  /** Interns names, so that those in the bytes are the same strings as those of the properties. */
  static JsonFactory json() {
    return new JsonFactory();
  }

  static JsonFactory smile() {
    return SmileFactory.builder()
        .enable(SmileGenerator.Feature.CHECK_SHARED_NAMES)
        .disable(SmileGenerator.Feature.CHECK_SHARED_STRING_VALUES)
        .disable(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT)
        .build();
  }

  /** The parsers of MessagePack and BSON take the end of the bytes for an error. */
  private static JsonMapper.Builder mapper(JsonFactory format) {
    return JsonMapper.builder(format)
        .addModule(new JavaTimeModule())
        .visibility(PropertyAccessor.FIELD, Visibility.ANY)
        .configure(
            DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
            !(format instanceof MessagePackFactory || format instanceof BsonFactory));
  }

  @Override
  public byte[] encode(Object value) throws IOException {
    return writer.writeValueAsBytes(value);
  }

  @Override
  public void lend(Object value, BytesConsumer out) throws IOException {
    ReusedOutput output = outputs.get();
    output.reset();
    writer.writeValue(output, value);
    output.lendTo(out);
  }

  @Override
  public Object decode(byte[] bytes) throws IOException {
    return reader.readValue(bytes);
  }
}
