package dev.polycodec.benchmarks.expert;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.TSFBuilder;
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
import dev.polycodec.BytesConsumer;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.compare.workload.Workload;
import java.io.IOException;
import java.lang.reflect.Type;

/** A mapper with Afterburner, and the reader and writer of the workload's type, made once. */
final class JacksonExpert implements Contender {

  private final ObjectWriter writer;
  private final ObjectReader reader;
  private final ThreadLocal<ReusedOutput> outputs = ThreadLocal.withInitial(ReusedOutput::new);

  private JacksonExpert(ObjectMapper mapper, Type type) {
    writer = mapper.writerFor(mapper.constructType(type));
    reader = mapper.readerFor(mapper.constructType(type));
  }

  /** Takes the classes from the declared types. */
  static JacksonExpert plain(JsonFactory format, Workload workload) {
    return new JacksonExpert(mapper(format), workload.type().type());
  }

  /**
   * Writes the class of each object whose declared class may have subclasses, the root included.
   */
  static JacksonExpert typed(JsonFactory format, Workload workload) {
    ObjectMapper mapper = mapper(format);
    mapper.activateDefaultTyping(
        BasicPolymorphicTypeValidator.builder().allowIfBaseType(Object.class).build(),
        DefaultTyping.NON_FINAL_AND_ENUMS,
        JsonTypeInfo.As.PROPERTY);
    return new JacksonExpert(mapper, workload.type().type());
  }

  static JsonFactory json() {
    return tuned(new JsonFactoryBuilder());
  }

  static JsonFactory smile() {
    return tuned(
        SmileFactory.builder()
            .enable(SmileGenerator.Feature.CHECK_SHARED_NAMES)
            .disable(SmileGenerator.Feature.CHECK_SHARED_STRING_VALUES)
            .disable(SmileGenerator.Feature.ENCODE_BINARY_AS_7BIT));
  }

  private static <F extends JsonFactory, B extends TSFBuilder<F, B>> JsonFactory tuned(B builder) {
    return builder.disable(JsonFactory.Feature.INTERN_FIELD_NAMES).build();
  }

  private static ObjectMapper mapper(JsonFactory format) {
    return JsonMapper.builder(format)
        .addModules(new AfterburnerModule(), new JavaTimeModule())
        .visibility(PropertyAccessor.FIELD, Visibility.ANY)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build();
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
