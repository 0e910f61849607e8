package dev.polycodec.benchmarks.naive;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectMapper.DefaultTyping;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.impl.LaissezFaireSubTypeValidator;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.benchmarks.Contender;
import dev.polycodec.compare.workload.Workload;
import java.lang.reflect.Type;

/** A mapper's own methods. */
record JacksonNaive(ObjectMapper mapper, Type type) implements Contender {

  static JacksonNaive plain(JsonFactory format, Workload workload) {
    return new JacksonNaive(mapper(format), workload.type().type());
  }

  static JacksonNaive typed(JsonFactory format, Workload workload) {
    return new JacksonNaive(naming(mapper(format)), workload.type().type());
  }

  private static ObjectMapper mapper(JsonFactory format) {
    return JsonMapper.builder(format)
        .addModule(new JavaTimeModule())
        .visibility(PropertyAccessor.FIELD, Visibility.ANY)
        .build();
  }

  /** Lets the mapper name classes, as caches of objects are commonly set up. */
  private static ObjectMapper naming(ObjectMapper mapper) {
    return mapper.activateDefaultTyping(
        LaissezFaireSubTypeValidator.instance,
        DefaultTyping.NON_FINAL_AND_ENUMS,
        JsonTypeInfo.As.PROPERTY);
  }

  @Override
  public byte[] encode(Object value) throws Exception {
    return mapper.writeValueAsBytes(value);
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    return mapper.readValue(bytes, mapper.constructType(type));
  }
}
