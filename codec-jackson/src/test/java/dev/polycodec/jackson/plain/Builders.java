package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.function.Consumer;

/** Mappers as most applications have them. */
public final class Builders {

  private Builders() {}

  /** Returns a builder of mappers that write what a codec does. */
  public static MapperBuilder<?, ?> of(String codec) {
    MapperBuilder<?, ?> builder =
        switch (codec) {
          case "smile" -> SmileMapper.builder();
          case "cbor" -> CBORMapper.builder();
          default -> JsonMapper.builder();
        };
    return builder.addModules(new JavaTimeModule(), new Jdk8Module());
  }

  /** Returns a mapper with what an application's options change. */
  public static ObjectMapper changed(MapperBuilder<?, ?> builder, Consumer<ObjectMapper> settings) {
    ObjectMapper mapper = builder.build();
    settings.accept(mapper);
    return mapper;
  }
}
