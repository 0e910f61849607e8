package dev.polycodec.jackson.plain;

import static com.fasterxml.jackson.databind.cfg.CoercionAction.Fail;
import static com.fasterxml.jackson.databind.cfg.CoercionInputShape.EmptyString;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import com.fasterxml.jackson.annotation.JsonFormat.Value;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.LRUMap;
import com.fasterxml.jackson.databind.util.LookupCache;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.spi.BackendConfig;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes the mappers of the plain variants: strict, exact, and under the policy. */
public final class Mappers {

  private static final int FEW_TYPES = 16;

  /** As many as Jackson's own cache has. */
  private static final int MOST_TYPES = 200;

  private Mappers() {}

  /** Returns the settings of a mapper that is only asked for annotations. */
  public static SerializationConfig asking() {
    return new ObjectMapper()
        .setTypeFactory(own(TypeFactory.defaultInstance()))
        .getSerializationConfig();
  }

  /** Returns a factory of types with a cache of its own: Jackson's is static, and keeps classes. */
  private static TypeFactory own(TypeFactory factory) {
    LookupCache<Object, JavaType> cache = new LRUMap<>(FEW_TYPES, MOST_TYPES);
    return factory.withCache(cache);
  }

  /**
   * Creates a mapper.
   *
   * @param module has the codec's own serializers and deserializers
   * @param binding is to use the mapper, and what there is before it
   */
  static ObjectMapper create(
      JsonFactory factory,
      BackendConfig config,
      MapperSettings settings,
      PlainModule module,
      DataBinding binding) {
    ObjectMapper draft = draft(factory, config, settings.mapper(), binding);
    draft.registerModule(module);
    binding.use(draft);
    Rehearsal.play(draft);
    ObjectMapper mapper = complete(draft, config, settings);
    binding.use(mapper);
    return mapper;
  }

  /** Returns a mapper with the settings of another, which has met no class yet. */
  static ObjectMapper renewed(ObjectMapper mapper) {
    return mapper.copy();
  }

  /** Returns a mapper with the settings of the codec, or with those of the application's mapper. */
  private static ObjectMapper draft(
      JsonFactory factory,
      BackendConfig config,
      @Nullable ObjectMapper theirs,
      DataBinding binding) {
    ObjectMapper mapper = theirs == null ? new ObjectMapper(factory) : new Copy(theirs, factory);
    if (theirs == null) {
      settings(mapper, config);
    } else {
      mapper.disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
    }
    mapper.setTypeFactory(own(mapper.getTypeFactory()).withClassLoader(config.loader()));
    mapper.setAnnotationIntrospector(
        guarded(config, mapper.getSerializationConfig().getAnnotationIntrospector()));
    mapper.setPolymorphicTypeValidator(new NoTypes());
    mapper.addHandler(new UnknownProperties(binding));
    mapper.disable(DeserializationFeature.WRAP_EXCEPTIONS);
    mapper.enable(SerializationFeature.WRAP_EXCEPTIONS); // which says where one was thrown
    mapper.registerModules(new Jdk8Module(), new JavaTimeModule());
    if (theirs == null) {
      mapper.registerModule(StrictTexts.module(binding)); // which is asked before the one above
    }
    return mapper;
  }

  /** Asks the application's introspector last, so that it brings in no type ids of its own. */
  private static AnnotationIntrospector guarded(
      BackendConfig config, AnnotationIntrospector theirs) {
    GuardedTypes ours = new GuardedTypes(config.shapes());
    return theirs.getClass() == JacksonAnnotationIntrospector.class
        ? ours
        : AnnotationIntrospector.pair(ours, theirs);
  }

  private static void settings(ObjectMapper mapper, BackendConfig config) {
    mapper.setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
    mapper.configOverride(Map.Entry.class).setFormat(Value.forShape(Shape.OBJECT));
    reading(mapper, config.evolution() == Evolution.STRICT);
    writing(mapper);
  }

  /**
   * Gives the generators and parsers of an engine what serializers and deserializers of the
   * application ask there to write and read the values within theirs.
   */
  static void nest(ObjectMapper mapper, JsonFactory factory, Current current) {
    ObjectMapper nested = new Copy(mapper, factory);
    nested.setConfig(nested.getSerializationConfig().withAttribute(Current.class, current));
    nested.setConfig(nested.getDeserializationConfig().withAttribute(Current.class, current));
    factory.setCodec(nested);
  }

  /** A copy of a mapper of any class, with another factory. */
  private static final class Copy extends ObjectMapper {

    private static final long serialVersionUID = 1;

    Copy(ObjectMapper source, JsonFactory factory) {
      super(source, factory);
    }

    private Copy(Copy source) {
      super(source);
    }

    @Override
    public ObjectMapper copy() {
      return new Copy(this);
    }
  }

  /**
   * Returns a mapper with the application's settings.
   *
   * <p>The application has had the draft in its hands: it may have met classes before its settings
   * were made, or be changed later. The codec takes a copy, which has met none.
   */
  private static ObjectMapper complete(
      ObjectMapper draft, BackendConfig config, MapperSettings settings) {
    settings.applyTo(draft);
    ObjectMapper mapper = draft.copy();
    mapper.setAnnotationIntrospector(
        AnnotationIntrospector.pair(
            new DeniedTypes(config), mapper.getSerializationConfig().getAnnotationIntrospector()));
    JavaType any = mapper.constructType(Object.class);
    if (mapper.getDeserializationConfig().getDefaultTyper(any) != null) {
      throw new CodecException(
          "JacksonOptions switch default typing on, which would load classes that the policy does"
              + " not allow; use json-typed or smile-typed instead");
    }
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
            DeserializationFeature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS)
        .configure(MapperFeature.ALLOW_COERCION_OF_SCALARS, false)
        .configure(MapperFeature.PROPAGATE_TRANSIENT_MARKER, true)
        .setDateFormat(new ExactDateFormat());
    mapper.coercionConfigDefaults().setAcceptBlankAsEmpty(false);
    for (Class<?> type : StrictTexts.NEVER_EMPTY) {
      mapper.coercionConfigFor(type).setCoercion(EmptyString, Fail);
    }
  }

  private static void writing(ObjectMapper mapper) {
    mapper
        .enable(SerializationFeature.WRITE_DATES_WITH_ZONE_ID)
        .disable(
            SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
            SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS,
            SerializationFeature.FAIL_ON_EMPTY_BEANS,
            SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
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
