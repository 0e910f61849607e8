package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializer;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBuilder;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.BuilderBasedDeserializer;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.CollectionDeserializer;
import com.fasterxml.jackson.databind.deser.std.EnumDeserializer;
import com.fasterxml.jackson.databind.deser.std.MapDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringCollectionDeserializer;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.type.ArrayType;
import com.fasterxml.jackson.databind.type.CollectionLikeType;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.fasterxml.jackson.databind.type.MapLikeType;
import com.fasterxml.jackson.databind.type.MapType;
import com.fasterxml.jackson.databind.type.ReferenceType;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Adds the fields that databind does not see, and the message, to its readers. */
final class ReaderModifier extends BeanDeserializerModifier {

  private static final long serialVersionUID = 1;

  private final transient BackendConfig config;
  private final transient Shapes shapes;
  private final transient DataBinding binding;

  ReaderModifier(BackendConfig config, DataBinding binding) {
    this.config = config;
    this.shapes = config.shapes();
    this.binding = binding;
  }

  /**
   * Takes out what accessors stand for or nothing takes, and the ignored parameters of creators,
   * for which {@link PartialCreator} stands in.
   */
  @Override
  public List<BeanPropertyDefinition> updateProperties(
      DeserializationConfig config, BeanDescription bean, List<BeanPropertyDefinition> properties) {
    Properties known = binding.properties(bean.getType());
    Shape shape = shapes.of(bean.getBeanClass());
    Set<String> ignored = bean.getIgnoredPropertyNames();
    return properties.stream()
        .filter(property -> !property.hasField() || !known.isCovered(property.getField()))
        .filter(property -> !known.isRepeated(property, shape))
        .filter(p -> !p.hasConstructorParameter() || !ignored.contains(p.getName()))
        .collect(Collectors.toList());
  }

  @Override
  public BeanDeserializerBuilder updateBuilder(
      DeserializationConfig config, BeanDescription bean, BeanDeserializerBuilder builder) {
    Shape shape = shapes.of(bean.getBeanClass());
    Properties known = binding.properties(bean.getType());
    if (isLenient(config, bean)) {
      binding.lenient.add(bean.getBeanClass());
      builder.setIgnoreUnknownProperties(false); // which tells nobody
    }
    for (BeanPropertyDefinition property : bean.findProperties()) {
      if (known.isRepeated(property, shape)) {
        builder.addIgnorable(property.getName());
      }
      FieldShape field = HiddenFields.hiding(shape, property, property.getSetter());
      if (field == null) {
        field = HiddenFields.fieldOf(shape, known.standsFor(property));
      }
      if (field != null) {
        builder.addOrReplaceProperty(
            HiddenFields.setter(config, bean, field, property.getName()), true);
      }
    }
    for (FieldShape field : HiddenFields.hidden(shape)) {
      builder.addProperty(HiddenFields.setter(config, bean, field, field.wireName()));
    }
    return builder;
  }

  private static boolean isLenient(DeserializationConfig config, BeanDescription bean) {
    JsonIgnoreProperties.Value ignored =
        config.getDefaultPropertyIgnorals(bean.getBeanClass(), bean.getClassInfo());
    return ignored != null && ignored.getIgnoreUnknown();
  }

  @Override
  public JsonDeserializer<?> modifyDeserializer(
      DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> deserializer) {
    if (deserializer.getClass() == BeanDeserializer.class) {
      return new GuardedDeserializer(new BeanReader((BeanDeserializer) deserializer), binding);
    }
    return deserializer instanceof BeanDeserializerBase
        ? new GuardedDeserializer(deserializer, allowed(deserializer), binding)
        : module(bean.getType(), deserializer);
  }

  /** Returns the class that must be allowed: that which names a builder, unless that is denied. */
  private Class<?> allowed(JsonDeserializer<?> deserializer) {
    Class<?> type = deserializer.handledType();
    return deserializer instanceof BuilderBasedDeserializer builder && config.denial(type) == null
        ? new Built(builder).type()
        : type;
  }

  /** Sees what databind keeps to itself. */
  private static final class Built extends BuilderBasedDeserializer {

    private static final long serialVersionUID = 1;

    Built(BuilderBasedDeserializer builder) {
      super(builder);
    }

    Class<?> type() {
      return _targetType.getRawClass();
    }
  }

  /**
   * Reads the forms of enums, and their numbers where those are written; names of properties are
   * the constants' names, which have no form.
   */
  @Override
  public JsonDeserializer<?> modifyEnumDeserializer(
      DeserializationConfig config,
      JavaType type,
      BeanDescription bean,
      JsonDeserializer<?> deserializer) {
    Shape shape = shapes.of(type.getRawClass());
    if (NativeTypes.isReplaced(shape)) {
      return new Surrogates.Deserializer(shape);
    }
    boolean usual =
        deserializer.getClass() == EnumDeserializer.class && bean.findJsonValueAccessor() == null;
    return usual
        ? new NumberedEnums(
            deserializer, NumberedEnums.isNumbered(bean, binding.mapper().getSerializationConfig()))
        : deserializer;
  }

  /** Returns whether a module of the application alone knows the values of a class. */
  private boolean isForeign(JavaType type, JsonDeserializer<?> deserializer) {
    return DataBinding.isForeign(deserializer)
        && shapes.of(type.getRawClass()).kind() != Kind.FIELDS;
  }

  private JsonDeserializer<?> guarded(JavaType type, JsonDeserializer<?> deserializer) {
    return isForeign(type, deserializer)
        ? new ModuleDeserializer(deserializer, type.getRawClass())
        : new GuardedDeserializer(deserializer, binding);
  }

  @Override
  public JsonDeserializer<?> modifyReferenceDeserializer(
      DeserializationConfig config,
      ReferenceType type,
      BeanDescription bean,
      JsonDeserializer<?> deserializer) {
    return module(type, deserializer);
  }

  @Override
  public JsonDeserializer<?> modifyCollectionLikeDeserializer(
      DeserializationConfig config,
      CollectionLikeType type,
      BeanDescription bean,
      JsonDeserializer<?> deserializer) {
    return module(type, deserializer);
  }

  @Override
  public JsonDeserializer<?> modifyMapLikeDeserializer(
      DeserializationConfig config,
      MapLikeType type,
      BeanDescription bean,
      JsonDeserializer<?> deserializer) {
    return module(type, deserializer);
  }

  private JsonDeserializer<?> module(JavaType type, JsonDeserializer<?> deserializer) {
    return isForeign(type, deserializer)
        ? new ModuleDeserializer(deserializer, type.getRawClass())
        : ExactReader.of(type.getRawClass(), deserializer);
  }

  @Override
  public JsonDeserializer<?> modifyArrayDeserializer(
      DeserializationConfig config,
      ArrayType type,
      BeanDescription bean,
      JsonDeserializer<?> deserializer) {
    return new GuardedDeserializer(deserializer, binding);
  }

  @Override
  public JsonDeserializer<?> modifyCollectionDeserializer(
      DeserializationConfig config,
      CollectionType type,
      BeanDescription bean,
      JsonDeserializer<?> deserializer) {
    return guarded(
        type,
        deserializer instanceof StringCollectionDeserializer texts
            ? keyed(type, texts)
            : deserializer.getClass() == CollectionDeserializer.class
                ? keyed((CollectionDeserializer) deserializer)
                : deserializer);
  }

  /** Jackson has a deserializer of its own for collections of texts, which tells of no element. */
  private JsonDeserializer<?> keyed(CollectionType type, StringCollectionDeserializer texts) {
    ValueInstantiator maker = texts.getValueInstantiator();
    return shapes.of(maker.getValueClass()).keyed()
        ? keyed(new CollectionDeserializer(type, null, null, maker))
        : texts;
  }

  private CollectionDeserializer keyed(CollectionDeserializer deserializer) {
    Class<?> type = deserializer.getValueInstantiator().getValueClass();
    return shapes.of(type).keyed() ? new KeyedDeserializer(deserializer) : deserializer;
  }

  @Override
  public JsonDeserializer<?> modifyMapDeserializer(
      DeserializationConfig config,
      MapType type,
      BeanDescription bean,
      JsonDeserializer<?> deserializer) {
    return guarded(
        type,
        deserializer.getClass() == MapDeserializer.class
            ? new MapReader((MapDeserializer) deserializer, isKeyed(deserializer, type))
            : deserializer);
  }

  /** Texts as keys of a {@code HashMap} cost nothing, and almost every map has such. */
  private boolean isKeyed(JsonDeserializer<?> deserializer, MapType type) {
    Class<?> made = ((MapDeserializer) deserializer).getValueInstantiator().getValueClass();
    boolean plain =
        HashMap.class.isAssignableFrom(made) && type.getKeyType().hasRawClass(String.class);
    return shapes.of(made).keyed() && !plain;
  }

  @Override
  public KeyDeserializer modifyKeyDeserializer(
      DeserializationConfig config, JavaType type, KeyDeserializer deserializer) {
    Class<?> raw = type.getRawClass();
    boolean plain = raw == String.class || raw == Object.class || raw.isPrimitive();
    return plain
        ? deserializer
        : new GuardedKey(
            NumberedEnums.keys(deserializer, raw, binding.mapper().getSerializationConfig()), raw);
  }
}
