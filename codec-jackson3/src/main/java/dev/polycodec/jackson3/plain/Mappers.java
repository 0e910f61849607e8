package dev.polycodec.jackson3.plain;

import static tools.jackson.databind.cfg.CoercionAction.Fail;
import static tools.jackson.databind.cfg.CoercionInputShape.EmptyString;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import com.fasterxml.jackson.annotation.JsonFormat.Value;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.jackson3.stream.Nested;
import dev.polycodec.jackson3.stream.Streams;
import dev.polycodec.spi.BackendConfig;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.Version;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DatabindContext;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.ext.jdk8.OptionalDoubleDeserializer;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.PolymorphicTypeValidator;
import tools.jackson.databind.module.SimpleModule;

/** Makes the mappers of the plain variants: strict, exact, and under the policy. */
public final class Mappers {

  private Mappers() {}

  /**
   * Gives the generators and parsers of an engine what serializers and deserializers of the
   * application ask there to write and read the values within theirs.
   */
  static void nest(ObjectMapper mapper, TokenStreamFactory factory, Current current) {
    if (factory instanceof Streams.Factory own) {
      own.nest(new Nested(new NestedReads(mapper, current), new NestedWrites(mapper, current)));
    }
  }

  /** Returns the settings of a mapper that is only asked for annotations. */
  public static SerializationConfig asking() {
    return new JsonMapper().serializationConfig();
  }

  /**
   * Creates a mapper.
   *
   * @param module has the codec's own serializers and deserializers
   * @param binding is to use the mapper
   */
  static ObjectMapper create(
      TokenStreamFactory factory,
      BackendConfig config,
      MapperSettings settings,
      PlainModule module,
      DataBinding binding) {
    Mapper.Builder builder = draft(factory, config, settings.mapper(), binding).addModule(module);
    settings.applyTo(builder);
    ObjectMapper mapper = builder.addModule(new Denial(config)).build();
    JavaType any = mapper.constructType(Object.class);
    if (mapper.deserializationConfig().getDefaultTyper(any) != null) {
      throw new CodecException(
          "JacksonOptions switch default typing on, which would load classes that the policy does"
              + " not allow; use json-typed or smile-typed instead");
    }
    binding.use(mapper);
    Rehearsal.play(mapper);
    DatabindException.from((JsonGenerator) null, "is thrown where the stack ends");
    return mapper;
  }

  /** Returns a mapper with the settings of another, which has met no class yet. */
  static ObjectMapper renewed(ObjectMapper mapper) {
    return ((Mapper) mapper).renewed();
  }

  /**
   * Returns a builder with the settings of the codec, or with those of the application's mapper.
   */
  private static Mapper.Builder draft(
      TokenStreamFactory factory,
      BackendConfig config,
      @Nullable ObjectMapper theirs,
      DataBinding binding) {
    Mapper.Builder builder =
        theirs == null ? new Mapper.Builder(factory) : new Mapper.Builder(theirs, factory);
    if (theirs == null) {
      settings(builder, config, binding);
    }
    return builder
        .typeFactory(builder.typeFactory().withClassLoader(config.loader()))
        .annotationIntrospector(guarded(config, builder.annotationIntrospector()))
        .polymorphicTypeValidator(new NoTypes())
        .addHandler(new UnknownProperties(binding))
        .addModule(optionals())
        .disable(
            DeserializationFeature.WRAP_EXCEPTIONS, DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .enable(SerializationFeature.WRAP_EXCEPTIONS) // which says where one was thrown
        .disable(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
  }

  /** Asks the application's introspector last, so that it brings in no type ids of its own. */
  private static AnnotationIntrospector guarded(
      BackendConfig config, AnnotationIntrospector theirs) {
    GuardedTypes ours = new GuardedTypes(config.shapes());
    return theirs.getClass() == JacksonAnnotationIntrospector.class
        ? ours
        : AnnotationIntrospector.pair(ours, theirs);
  }

  /** Sets what makes the bytes those of {@code json} on Jackson 2. */
  private static void settings(Mapper.Builder builder, BackendConfig config, DataBinding binding) {
    builder
        .configureForJackson2()
        .addModules(StrictTexts.module(binding), new Jackson2Locales())
        .enable(MapperFeature.DEFAULT_VIEW_INCLUSION)
        .disable(MapperFeature.ALLOW_VOID_VALUED_PROPERTIES)
        .enable(MapperFeature.DETECT_PARAMETER_NAMES) // by annotations: see TypeIdIntrospector
        .accessorNaming(new Jackson2Names())
        .changeDefaultVisibility(
            checker ->
                checker
                    .withVisibility(PropertyAccessor.FIELD, Visibility.ANY)
                    .withVisibility(PropertyAccessor.CREATOR, Visibility.ANY))
        .withConfigOverride(
            Map.Entry.class, override -> override.setFormat(Value.forShape(Shape.POJO)));
    reading(builder, config.evolution() == Evolution.STRICT);
    writing(builder);
  }

  private static void reading(Mapper.Builder builder, boolean strict) {
    builder
        .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, strict)
        .configure(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES, strict)
        .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
        .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
        .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
        .disable(DateTimeFeature.READ_DATE_TIMESTAMPS_AS_NANOSECONDS)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .enable(MapperFeature.PROPAGATE_TRANSIENT_MARKER)
        .defaultDateFormat(new ExactDateFormat())
        .withCoercionConfigDefaults(config -> config.setAcceptBlankAsEmpty(false));
    for (Class<?> type : StrictTexts.NEVER_EMPTY) {
      builder.withCoercionConfig(type, config -> config.setCoercion(EmptyString, Fail));
    }
  }

  private static void writing(Mapper.Builder builder) {
    builder
        .enable(DateTimeFeature.WRITE_DATES_WITH_ZONE_ID)
        .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
        .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS);
  }

  /** Shows a reader to {@link ReaderModifier}, which databind's own is kept from. */
  private static JacksonModule optionals() {
    return new SimpleModule("polycodec-optionals")
        .addDeserializer(OptionalDouble.class, new OptionalDoubleDeserializer());
  }

  /** Is asked first whether a class is denied, before whatever other modules bring in. */
  private static final class Denial extends JacksonModule {

    private final BackendConfig config;

    Denial(BackendConfig config) {
      this.config = config;
    }

    @Override
    public String getModuleName() {
      return "polycodec-denial";
    }

    @Override
    public Version version() {
      return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
      context.insertAnnotationIntrospector(new DeniedTypes(config));
    }
  }

  /** Denies every class name that does not go through {@link TypeIds}. */
  private static final class NoTypes extends PolymorphicTypeValidator.Base {

    private static final long serialVersionUID = 1;

    @Override
    public Validity validateBaseType(DatabindContext context, JavaType base) {
      return Validity.INDETERMINATE;
    }

    @Override
    public Validity validateSubClassName(DatabindContext context, JavaType base, String name) {
      return Validity.DENIED;
    }
  }
}
