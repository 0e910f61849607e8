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
import java.util.function.Supplier;

/** A mapper's own methods, for each message on a mapper from the supplier. */
record JacksonNaive(Supplier<ObjectMapper> mappers, Type type) implements Contender {

  static JacksonNaive plain(JsonFactory format, Workload workload) {
    ObjectMapper mapper = mapper(format);
    return new JacksonNaive(() -> mapper, workload.type().type());
  }

  static JacksonNaive typed(JsonFactory format, Workload workload) {
    ObjectMapper mapper = naming(mapper(format));
    return new JacksonNaive(() -> mapper, workload.type().type());
  }

  static JacksonNaive plainPerCall(Supplier<JsonFactory> formats, Workload workload) {
    return new JacksonNaive(() -> mapper(formats.get()), workload.type().type());
  }

  static JacksonNaive typedPerCall(Supplier<JsonFactory> formats, Workload workload) {
    return new JacksonNaive(() -> naming(mapper(formats.get())), workload.type().type());
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
    return mappers.get().writeValueAsBytes(value);
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    ObjectMapper mapper = mappers.get();
    return mapper.readValue(bytes, mapper.constructType(type));
  }
}
