package dev.polycodec.bson;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bson.BsonReader;
import org.bson.BsonType;
import org.bson.BsonWriter;
import org.bson.codecs.BsonTypeClassMap;
import org.bson.codecs.BsonTypeCodecMap;
import org.bson.codecs.Codec;
import org.bson.codecs.DecoderContext;
import org.bson.codecs.EncoderContext;
import org.bson.codecs.configuration.CodecProvider;
import org.bson.codecs.configuration.CodecRegistry;
import org.jspecify.annotations.Nullable;

/** An application's own codec for its classes without accessors: by their fields. */
final class FieldsCodec<T> implements Codec<T> {

  /** Provides it for classes of applications that the library has nothing for. */
  static final CodecProvider PROVIDER =
      new CodecProvider() {
        @Override
        public <T> @Nullable Codec<T> get(Class<T> type, CodecRegistry registry) {
          boolean open = type.isInterface() || Modifier.isAbstract(type.getModifiers());
          return open || type.isEnum() || type.getClassLoader() == null || type.isArray()
              ? null
              : new FieldsCodec<>(type, registry);
        }
      };

  private final Class<T> type;
  private final CodecRegistry registry;
  private final Map<String, Field> fields = new HashMap<>();
  private final List<Field> order = new ArrayList<>();

  private FieldsCodec(Class<T> type, CodecRegistry registry) {
    this.type = type;
    this.registry = registry;
    for (Class<?> c = type; c != null && c.getClassLoader() != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if ((field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
          field.setAccessible(true);
          fields.put(field.getName(), field);
          order.add(field);
        }
      }
    }
  }

  @Override
  public Class<T> getEncoderClass() {
    return type;
  }

  @Override
  public void encode(BsonWriter writer, T value, EncoderContext context) {
    writer.writeStartDocument();
    for (Field field : order) {
      Object part = get(field, value);
      writer.writeName(field.getName());
      if (part == null) {
        writer.writeNull();
      } else {
        context.encodeWithChildContext(writing(field, part), writer, part);
      }
    }
    writer.writeEndDocument();
  }

  private static @Nullable Object get(Field field, Object owner) {
    try {
      return field.get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @SuppressWarnings("unchecked") // it is the codec of what the field holds
  private Codec<Object> writing(Field field, Object part) {
    return (Codec<Object>) (isOpen(field.getType()) ? registry.get(part.getClass()) : of(field));
  }

  private static boolean isOpen(Class<?> declared) {
    return declared == Object.class;
  }

  private Codec<?> of(Field field) {
    Type generic = field.getGenericType();
    return generic instanceof ParameterizedType of && isKnown(of)
        ? registry.get(field.getType(), Arrays.asList(of.getActualTypeArguments()))
        : registry.get(MethodType.methodType(field.getType()).wrap().returnType());
  }

  /** The library takes the class of an argument, or its declaration, and no variable. */
  private static boolean isKnown(ParameterizedType type) {
    return Arrays.stream(type.getActualTypeArguments())
        .allMatch(
            each -> each instanceof Class || each instanceof ParameterizedType of && isKnown(of));
  }

  @Override
  public T decode(BsonReader reader, DecoderContext context) {
    Map<String, Object> values = new HashMap<>();
    reader.readStartDocument();
    while (reader.readBsonType() != BsonType.END_OF_DOCUMENT) {
      Field field = fields.get(reader.readName());
      if (field == null) {
        reader.skipValue();
      } else if (reader.getCurrentBsonType() == BsonType.NULL) {
        reader.readNull();
      } else {
        Codec<?> codec = isOpen(field.getType()) ? anything(reader) : of(field);
        values.put(field.getName(), context.decodeWithChildContext(codec, reader));
      }
    }
    reader.readEndDocument();
    try {
      return type.isRecord() ? construct(values) : allocate(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Codec<?> anything(BsonReader reader) {
    return new BsonTypeCodecMap(new BsonTypeClassMap(), registry).get(reader.getCurrentBsonType());
  }

  private T construct(Map<String, Object> values) throws ReflectiveOperationException {
    RecordComponent[] components = type.getRecordComponents();
    Constructor<T> constructor =
        type.getDeclaredConstructor(
            Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    constructor.setAccessible(true);
    return constructor.newInstance(
        Arrays.stream(components).map(each -> values.get(each.getName())).toArray());
  }

  private T allocate(Map<String, Object> values) throws ReflectiveOperationException {
    T object = type.cast(Allocator.allocate(type));
    for (Map.Entry<String, Object> entry : values.entrySet()) {
      fields.get(entry.getKey()).set(object, entry.getValue());
    }
    return object;
  }

  /** Makes objects without a constructor, as most libraries that read fields do. */
  private static final class Allocator {

    private static final Object UNSAFE = unsafe();

    private static Object unsafe() {
      try {
        Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return field.get(null);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    static Object allocate(Class<?> type) throws ReflectiveOperationException {
      return UNSAFE.getClass().getMethod("allocateInstance", Class.class).invoke(UNSAFE, type);
    }
  }
}
