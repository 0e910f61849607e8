package dev.polycodec.jackson;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.spi.BackendConfig;

/** Makes the mappers of the plain variants: strict, exact, and under the policy. */
final class Mappers {

  private Mappers() {}

  static ObjectMapper create(JsonFactory factory, BackendConfig config) {
    ObjectMapper mapper = new ObjectMapper(factory);
    mapper.setTypeFactory(mapper.getTypeFactory().withClassLoader(config.loader()));
    mapper.setAnnotationIntrospector(new GuardedTypes(config.shapes()));
    mapper.setPolymorphicTypeValidator(new NoTypes());
    mapper.setVisibility(PropertyAccessor.ALL, Visibility.NONE);
    mapper.setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
    reading(mapper, config.evolution() == Evolution.STRICT);
    writing(mapper);
    return mapper;
  }

  @SuppressWarnings("deprecation") // the builder that replaces configure() takes no other factory
  private static void reading(ObjectMapper mapper, boolean strict) {
    mapper
        .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
        .configure(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES, strict)
        .enable(
            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
            DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS,
            DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        .disable(
            DeserializationFeature.ACCEPT_FLOAT_AS_INT,
            DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE,
            DeserializationFeature.WRAP_EXCEPTIONS)
        .configure(MapperFeature.ALLOW_COERCION_OF_SCALARS, false)
        .configure(MapperFeature.PROPAGATE_TRANSIENT_MARKER, true);
  }

  private static void writing(ObjectMapper mapper) {
    mapper
        .enable(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
        .disable(
            SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
            SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS,
            SerializationFeature.FAIL_ON_EMPTY_BEANS,
            SerializationFeature.FLUSH_AFTER_WRITE_VALUE,
            SerializationFeature.WRAP_EXCEPTIONS);
  }

  /** Registers what the shapes know, and then what the application wants. */
  static void complete(ObjectMapper mapper, Fidelity fidelity, BackendConfig config) {
    mapper.registerModules(
        new Jdk8Module(), new JavaTimeModule(), new PlainModule(config.shapes(), fidelity));
    config.options(JacksonOptions.class).ifPresent(options -> options.applyTo(mapper));
    JavaType any = mapper.constructType(Object.class);
    if (mapper.getDeserializationConfig().getDefaultTyper(any) != null) {
      throw new CodecException(
          "JacksonOptions switch default typing on, which would load classes that the policy does"
              + " not allow; use json-typed or smile-typed instead");
    }
  }

  /** Denies every class name that does not go through {@link GuardedTypes}. */
  private static final class NoTypes extends PolymorphicTypeValidator.Base {

    private static final long serialVersionUID = 1;

    @Override
    public Validity validateBaseType(MapperConfig<?> config, JavaType base) {
      return Validity.INDETERMINATE;
    }

    @Override
    public Validity validateSubClassName(MapperConfig<?> config, JavaType base, String name) {
      return Validity.DENIED;
    }
  }
}
