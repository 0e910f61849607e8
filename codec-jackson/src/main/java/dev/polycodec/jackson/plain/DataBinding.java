package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * What one mapper says of classes: their properties, and whether it reads what it writes. Safe for
 * use by any number of threads.
 */
final class DataBinding {

  private static final List<String> OWN =
      List.of(
          "com.fasterxml.jackson.databind.",
          "com.fasterxml.jackson.datatype.jdk8.",
          "com.fasterxml.jackson.datatype.jsr310.",
          "dev.polycodec.jackson.");

  private volatile @Nullable Bound bound;
  private volatile boolean spoiled;

  /** The classes that drop by an annotation what they do not know. */
  final Set<Class<?>> lenient = ConcurrentHashMap.newKeySet();

  /** A mapper, and what it said: threads that still use the last mapper add nothing to the next. */
  private record Bound(ObjectMapper mapper, ConcurrentMap<JavaType, Properties> properties) {}

  /** Takes a mapper, which has a module that looks back here, and forgets the last one. */
  void use(ObjectMapper next) {
    bound = new Bound(next, new ConcurrentHashMap<>());
  }

  private Bound bound() {
    if (spoiled) {
      renew();
    }
    return Objects.requireNonNull(bound, "a mapper is there before a class");
  }

  ObjectMapper mapper() {
    return bound().mapper();
  }

  /**
   * Takes note that the mapper was kept from looking at all of a class, be it by the end of a
   * stack, and keeps what it has of others that refer to it. It does no more where a stack ends:
   * the next message has another mapper.
   */
  void spoil() {
    spoiled = true;
  }

  private synchronized void renew() {
    if (spoiled) {
      use(Mappers.renewed(Objects.requireNonNull(bound).mapper()));
      spoiled = false;
    }
  }

  /** Returns the properties of a class. */
  Properties properties(JavaType type) {
    Bound asked = bound();
    Properties known = asked.properties().get(type);
    if (known == null) {
      ObjectMapper mapper = asked.mapper();
      known =
          Properties.of(mapper.getSerializationConfig(), mapper.getDeserializationConfig(), type);
      asked.properties().put(type, known);
    }
    return known;
  }

  /**
   * Checks that all properties which a serializer writes are read, but for those that are computed.
   *
   * @throws EncodeException if one is not, or no object of the class can be read at all
   */
  void requireProperties(BeanDescription written, Iterable<String> names) {
    JsonDeserializer<?> deserializer = deserializer(written.getType());
    BeanDescription read =
        Introspection.read(mapper().getDeserializationConfig(), written.getType());
    if (!(deserializer instanceof BeanDeserializerBase beans)) {
      return;
    }
    Introspection.requireCreator(beans);
    if (read.findAnySetterAccessor() != null) {
      Introspection.requireAnySetter(beans);
      return;
    }
    Set<String> ignored = ignored(read);
    Properties known = properties(written.getType());
    for (String name : names) {
      boolean computed =
          written.findProperties().stream()
              .anyMatch(p -> p.getName().equals(name) && Properties.isComputed(p));
      boolean mutable =
          known.isMutable(name) || beans.findProperty(PropertyName.construct(name)) != null;
      if (!computed && !mutable && !ignored.contains(name)) {
        throw new EncodeException(
            "The property "
                + name
                + " of "
                + written.getBeanClass().getName()
                + " is written but not read; give its getter, its setter and its field one name, or"
                + " exclude it with @JsonIgnore");
      }
    }
  }

  /**
   * Checks that the mapper's visibility, which the application may have changed, leaves no field
   * out: one that is no property has accessors that stand for it, or an annotation that excludes
   * it.
   *
   * @throws EncodeException if there is such a field
   */
  void requireFields(BeanDescription written, Shape shape) {
    BeanDescription read =
        Introspection.read(mapper().getDeserializationConfig(), written.getType());
    Set<String> ignored = ignored(read);
    if (shape.kind() != Kind.FIELDS || written.findAnyGetter() != null) {
      return;
    }
    Properties known = properties(written.getType());
    List<FieldShape> lost =
        known.lost(known.unseen(shape).stream().filter(f -> !ignored.contains(f.name())).toList());
    if (!lost.isEmpty()) {
      throw new EncodeException(
          "The field "
              + lost.get(0).name()
              + " of "
              + lost.get(0).owner().getName()
              + " is in no property that is written; annotate it with @JsonProperty, or exclude"
              + " it with @JsonIgnore");
    }
  }

  /**
   * Checks that objects of a class can be made of the value that {@code @JsonValue} writes.
   *
   * @throws EncodeException if they cannot
   */
  void requireValue(BeanDescription written) {
    JsonDeserializer<?> deserializer = deserializer(written.getType());
    if (deserializer instanceof BeanDeserializerBase beans
        && !takesValues(beans.getValueInstantiator())) {
      throw new EncodeException(
          "Objects of "
              + written.getBeanClass().getName()
              + " are written by @JsonValue, and cannot be made of that value; annotate a"
              + " constructor or static method that takes it with @JsonCreator(mode = DELEGATING)");
    }
  }

  /** Checks that an enum whose constants are written as objects is read of objects, too. */
  void requireEnum(BeanDescription written) {
    if (deserializer(written.getType()) instanceof NumberedEnums) {
      throw new EncodeException(
          written.getBeanClass().getName()
              + " is written as an object by @JsonFormat, and cannot be read of one; annotate a"
              + " static method that takes its properties with @JsonCreator, or leave the shape out");
    }
  }

  /** Checks that an enum is read whose package is closed: Jackson writes it without a look. */
  void requireOpen(JavaType constants) {
    if (ClosedPackages.isClosed(constants.getRawClass())) {
      deserializer(constants);
    }
  }

  private static boolean takesValues(ValueInstantiator instantiator) {
    return instantiator.canCreateFromString()
        || instantiator.canCreateFromInt()
        || instantiator.canCreateFromLong()
        || instantiator.canCreateFromBigInteger()
        || instantiator.canCreateFromDouble()
        || instantiator.canCreateFromBigDecimal()
        || instantiator.canCreateFromBoolean()
        || instantiator.canCreateUsingDelegate()
        || instantiator.canCreateUsingArrayDelegate();
  }

  /** Returns the type that a property is written as. */
  private static JavaType written(BeanPropertyWriter property) {
    JavaType refined = property.getSerializationType();
    return refined == null ? property.getType() : refined;
  }

  /** Returns the type that a property is read as, or null if annotations convert it. */
  @Nullable JavaType declared(BeanPropertyWriter property, @Nullable BeanPropertyDefinition back) {
    JavaType written = written(property);
    AnnotatedMember mutator = back == null ? null : back.getMutator();
    if (back == null || mutator == null || hasTypes(written)) {
      return written;
    }
    DeserializationConfig config = mapper().getDeserializationConfig();
    AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    if (introspector.findDeserializer(mutator) != null
        || introspector.findDeserializationConverter(mutator) != null) {
      return null;
    }
    try {
      return introspector.refineDeserializationType(config, mutator, back.getPrimaryType());
    } catch (JsonMappingException e) {
      throw new EncodeException(e.getOriginalMessage());
    }
  }

  /** Returns whether accessors convert a property, which is read as another type than written. */
  static boolean isConverted(BeanPropertyWriter property, JavaType read) {
    return Conversion.isBetween(written(property), read);
  }

  /**
   * Returns what tries the values of a property that accessors convert, or null if it has no field
   * of the type that is read, or a format that the application has chosen.
   */
  @Nullable Conversion conversion(
      BeanPropertyWriter property, BeanPropertyDefinition back, JavaType read, Shape shape) {
    FieldShape field = HiddenFields.fieldOf(shape, back.getField());
    SerializationConfig config = mapper().getSerializationConfig();
    JsonFormat.Value format = config.getAnnotationIntrospector().findFormat(property.getMember());
    boolean chosen = format != null && !format.equals(JsonFormat.Value.empty());
    return field == null || chosen || !read.hasRawClass(field.type())
        ? null
        : new Conversion(property, field, read, config.getTypeFactory());
  }

  /** Returns whether the class of each element is written. */
  static boolean hasTypes(JavaType container) {
    JavaType content = container.getContentType();
    return content != null && content.getTypeHandler() != null;
  }

  /** Returns the names that annotations exclude from reading, as the application wants it. */
  private Set<String> ignored(BeanDescription read) {
    Set<String> names = new HashSet<>();
    read.findProperties(); // what is ignored is known only then
    if (read.getIgnoredPropertyNames() != null) {
      names.addAll(read.getIgnoredPropertyNames());
    }
    JsonIgnoreProperties.Value annotated =
        mapper()
            .getDeserializationConfig()
            .getDefaultPropertyIgnorals(read.getBeanClass(), read.getClassInfo());
    if (annotated != null) {
      names.addAll(annotated.findIgnoredForDeserialization());
    }
    return names;
  }

  /**
   * Checks that a container can be made to be filled.
   *
   * @throws EncodeException if the mapper knows no constructor of it, or nothing reads it
   */
  void requireContainer(JavaType type) {
    ValueInstantiator maker =
        deserializer(type) instanceof ValueInstantiator.Gettable known
            ? known.getValueInstantiator()
            : null;
    if (maker != null && type.isConcrete() && !maker.canInstantiate()) {
      throw new EncodeException(
          type.getRawClass().getName()
              + " has no constructor by which a codec without types can create it; make it static,"
              + " with a constructor without arguments, or use a codec that carries types");
    }
  }

  /** Returns an object of which nothing was read, or null if a constructor takes what is read. */
  @Nullable Object blank(JavaType type) {
    if (!(deserializer(type) instanceof BeanDeserializerBase beans)
        || beans.getValueInstantiator().canCreateFromObjectWith()
        || !beans.getValueInstantiator().canCreateUsingDefault()) {
      return null;
    }
    try {
      Object made = beans.getValueInstantiator().createUsingDefault(context());
      return type.getRawClass().isInstance(made) ? made : null; // else it is a builder
    } catch (IOException e) {
      throw new EncodeException(
          "Objects of " + type.getRawClass().getName() + " cannot be made by their constructor");
    }
  }

  /** Returns whether null stands for an empty value of a type, as most have no other. */
  boolean isNullIfEmpty(JavaType type) {
    try {
      return deserializer(type).getEmptyValue(context()) == null;
    } catch (JsonMappingException e) {
      return false; // nor is there any when it is read
    }
  }

  /** Returns what an any setter takes, or null if there is none, or annotations convert it. */
  @Nullable JavaType anyType(JavaType type) {
    DeserializationConfig config = mapper().getDeserializationConfig();
    AnnotatedMember setter = Introspection.read(config, type).findAnySetterAccessor();
    AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    if (setter == null || introspector.findContentDeserializer(setter) != null) {
      return null;
    }
    return setter instanceof AnnotatedMethod method
        ? method.getParameterType(1)
        : setter.getType().getContentType();
  }

  private DeserializationContext context() {
    return Introspection.context(mapper());
  }

  /**
   * Returns whether a module of the application reads the values of a type, or Jackson as a tree:
   * what comes back is known to them alone.
   */
  boolean isForeign(JavaType type) {
    if (NativeTypes.isTree(type.getRawClass())) {
      return true;
    }
    try {
      JsonDeserializer<?> found = deserializer(type);
      return found instanceof BeanDeserializerBase beans
          ? isForeign(beans.getValueInstantiator())
          : isForeign(found);
    } catch (CodecException e) {
      return false; // nothing reads them
    }
  }

  /** Returns whether a module of the application makes keys of names. */
  boolean hasForeignKeys(JavaType type) {
    try {
      KeyDeserializer found = context().findKeyDeserializer(type, null);
      return found instanceof GuardedKey guarded && guarded.isForeign();
    } catch (JsonMappingException e) {
      return false; // nothing makes them
    }
  }

  /** Returns whether a deserializer, or a part of one, is neither Jackson's own nor ours. */
  static boolean isForeign(Object deserializer) {
    String name = deserializer.getClass().getName();
    return OWN.stream().noneMatch(name::startsWith);
  }

  /** Returns the deserializer of a class, without what guards it. */
  JsonDeserializer<?> deserializer(JavaType type) {
    try {
      JsonDeserializer<?> found = context().findNonContextualValueDeserializer(type);
      return found instanceof GuardedDeserializer || found instanceof ModuleDeserializer
          ? found.getDelegatee()
          : found;
    } catch (JsonMappingException e) {
      CodecException closed = ClosedPackages.refusal(e);
      if (closed != null) {
        throw closed;
      }
      throw new EncodeException(
          "Objects of "
              + type.getRawClass().getName()
              + " cannot be read; register a Surrogate for the class, or use a codec that carries"
              + " types: "
              + e.getOriginalMessage());
    }
  }
}
