package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.ValueInstantiators;
import com.fasterxml.jackson.databind.deser.std.PrimitiveArrayDeserializers;
import com.fasterxml.jackson.databind.deser.std.StringArrayDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleAbstractTypeResolver;
import com.fasterxml.jackson.databind.ser.Serializers;
import com.fasterxml.jackson.databind.ser.std.DateSerializer;
import com.fasterxml.jackson.databind.type.ArrayType;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapType;
import com.fasterxml.jackson.databind.type.ReferenceType;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.io.Serializable;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TransferQueue;
import org.jspecify.annotations.Nullable;

/** Teaches databind what the shapes know: forms, allocation, hidden fields, and the message. */
final class PlainModule extends Module {

  /** What databind writes by default, and many times faster than a text of the calendar. */
  private static final JsonSerializer<?> MILLISECONDS = new DateSerializer(true, null);

  private final BackendConfig config;
  private final Shapes shapes;

  /** What writes a date, or null if the application's mapper says it. */
  private final @Nullable JsonSerializer<?> dates;

  private final Fidelity fidelity;
  private final DataBinding binding;

  PlainModule(
      BackendConfig config, MapperSettings settings, Fidelity fidelity, DataBinding binding) {
    this.config = config;
    this.shapes = config.shapes();
    this.dates = settings.mapper() == null ? MILLISECONDS : null;
    this.fidelity = fidelity;
    this.binding = binding;
  }

  @Override
  public String getModuleName() {
    return "polycodec";
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void setupModule(SetupContext context) {
    context.addSerializers(new Writers());
    context.addDeserializers(new Readers());
    context.addValueInstantiators(new Instantiators());
    context.addBeanSerializerModifier(new WriterModifier(shapes, fidelity, binding));
    context.addBeanDeserializerModifier(new ReaderModifier(config, binding));
    SimpleAbstractTypeResolver implementations = new SimpleAbstractTypeResolver();
    implementations.addMapping(Set.class, LinkedHashSet.class); // keeps the order
    implementations.addMapping(BlockingQueue.class, LinkedBlockingQueue.class);
    implementations.addMapping(BlockingDeque.class, LinkedBlockingDeque.class);
    implementations.addMapping(TransferQueue.class, LinkedTransferQueue.class);
    context.addAbstractTypeResolver(implementations);
  }

  private Shape shape(JavaType type) {
    return shape(type.getRawClass());
  }

  private Shape shape(Class<?> type) {
    return shapes.of(type);
  }

  /** Returns whether a module of the application says what a class refers to. */
  private boolean isOfModule(ReferenceType type) {
    Class<?> raw = type.getRawClass();
    return raw.getClassLoader() != null && !shapes.of(raw).applicationSurrogate();
  }

  /** Writes the forms of surrogates. */
  private final class Writers extends Serializers.Base {

    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription described) {
      if (type.hasRawClass(Serializable.class)) {
        return new NaturalSerializer();
      }
      Shape shape = shape(type);
      if (NativeTypes.isReplaced(shape)) {
        return new Surrogates.Serializer(shape, fidelity);
      }
      if (OwnNumber.is(shape, config, described)) {
        return new OwnNumber(shape, binding);
      }
      return shape.scalar() == Scalar.DATE ? dates : null;
    }

    @Override
    public @Nullable JsonSerializer<?> findReferenceSerializer(
        SerializationConfig config,
        ReferenceType type,
        BeanDescription described,
        TypeSerializer contentTypes,
        JsonSerializer<Object> content) {
      return isOfModule(type) ? null : findSerializer(config, type, described);
    }

    @Override
    public @Nullable JsonSerializer<?> findCollectionSerializer(
        SerializationConfig config,
        CollectionType type,
        BeanDescription described,
        TypeSerializer elementTypes,
        JsonSerializer<Object> elements) {
      return findSerializer(config, type, described);
    }

    @Override
    public @Nullable JsonSerializer<?> findMapSerializer(
        SerializationConfig config,
        MapType type,
        BeanDescription described,
        JsonSerializer<Object> keys,
        TypeSerializer elementTypes,
        JsonSerializer<Object> elements) {
      return findSerializer(config, type, described);
    }
  }

  /** Reads the forms of surrogates, and natural values. */
  private final class Readers extends Deserializers.Base {

    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription bean) {
      if (type.isJavaLangObject() || type.hasRawClass(Serializable.class)) {
        return new NaturalDeserializer();
      }
      Shape shape = shape(type);
      JsonDeserializer<?> number = ExactDeserializer.of(type.getRawClass());
      if (number != null && !shape.applicationSurrogate()) {
        return number;
      }
      if (shape.kind() == Kind.REFUSED && type.getRawClass().getClassLoader() == null) {
        return new Surrogates.Refusal(shape); // Jackson would load a class, or look up a host
      }
      return NativeTypes.isReplaced(shape) ? new Surrogates.Deserializer(shape) : null;
    }

    /**
     * Finds those of the JDK, which Jackson cannot look into; {@link ReaderModifier} has others.
     */
    @Override
    public @Nullable JsonDeserializer<?> findEnumDeserializer(
        Class<?> type, DeserializationConfig config, BeanDescription bean) {
      Shape shape = shape(type);
      return NativeTypes.isReplaced(shape) && !shape.applicationSurrogate()
          ? new Surrogates.Deserializer(shape)
          : null;
    }

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
      return false; // asked by modules of others alone
    }

    @Override
    public @Nullable JsonDeserializer<?> findReferenceDeserializer(
        ReferenceType type,
        DeserializationConfig config,
        BeanDescription bean,
        TypeDeserializer contentTypes,
        JsonDeserializer<?> content) {
      return isOfModule(type) ? null : findBeanDeserializer(type, config, bean);
    }

    /** Finds what databind before 2.17 would not show to {@link ReaderModifier}. */
    @Override
    public @Nullable JsonDeserializer<?> findArrayDeserializer(
        ArrayType type,
        DeserializationConfig config,
        BeanDescription bean,
        @Nullable TypeDeserializer elementTypes,
        @Nullable JsonDeserializer<?> elements) {
      Class<?> component = type.getContentType().getRawClass();
      if (elements != null) {
        return null;
      } else if (component == String.class) {
        return StringArrayDeserializer.instance;
      }
      return component.isPrimitive()
          ? ExactReader.of(type.getRawClass(), PrimitiveArrayDeserializers.forType(component))
          : null;
    }

    @Override
    public @Nullable JsonDeserializer<?> findCollectionDeserializer(
        CollectionType type,
        DeserializationConfig config,
        BeanDescription bean,
        TypeDeserializer elementTypes,
        JsonDeserializer<?> elements) {
      return findBeanDeserializer(type, config, bean);
    }

    @Override
    public @Nullable JsonDeserializer<?> findMapDeserializer(
        MapType type,
        DeserializationConfig config,
        BeanDescription bean,
        KeyDeserializer keys,
        TypeDeserializer elementTypes,
        JsonDeserializer<?> elements) {
      return findBeanDeserializer(type, config, bean);
    }
  }

  /** Makes objects without a constructor where Jackson knows none. */
  private final class Instantiators extends ValueInstantiators.Base {

    @Override
    public ValueInstantiator findValueInstantiator(
        DeserializationConfig config, BeanDescription bean, ValueInstantiator found) {
      Shape shape = shapes.of(bean.getBeanClass());
      boolean made =
          found.canCreateUsingDefault()
              || found.canCreateFromObjectWith()
              || found.canCreateUsingDelegate()
              || found.canCreateUsingArrayDelegate();
      boolean own = NativeTypes.isContainer(shape) && shape.type().getClassLoader() != null;
      return (shape.kind() == Kind.FIELDS && !made) || (own && found.canCreateUsingDefault())
          ? new Allocator(found, shape)
          : PartialCreator.of(config, bean, found);
    }
  }
}
