package dev.polycodec.kryo;

import com.esotericsoftware.kryo.DefaultSerializer;
import com.esotericsoftware.kryo.KryoSerializable;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.SerializerFactory;
import com.esotericsoftware.kryo.serializers.CollectionSerializer.BindCollection;
import com.esotericsoftware.kryo.serializers.CompatibleFieldSerializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.KryoSerializableSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.MapSerializer.BindMap;
import com.esotericsoftware.kryo.serializers.VersionFieldSerializer;
import dev.polycodec.spi.Conventions;
import java.lang.reflect.Field;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What Kryo does by itself: its {@code FieldSerializer} leaves optional fields out, and classes and
 * fields name serializers. Those that the options name for this codec come first.
 */
final class KryoConventions implements Conventions {

  /** They write the fields, as this codec does. */
  private static final Set<Class<?>> OF_FIELDS =
      Set.of(FieldSerializer.class, CompatibleFieldSerializer.class, VersionFieldSerializer.class);

  /** What annotations say that name no serializer. */
  private static final Set<Class<?>> NONE = Set.of(Serializer.class, SerializerFactory.class);

  private final KryoOptions options;

  KryoConventions(KryoOptions options) {
    this.options = options;
  }

  @Override
  public @Nullable String excludes(Class<?> type, Field field) {
    return field.isAnnotationPresent(FieldSerializer.Optional.class)
        ? "@FieldSerializer.Optional"
        : null;
  }

  @Override
  public @Nullable String refuses(Class<?> type) {
    if (options.serializer(type) != null) {
      return null;
    }
    DefaultSerializer named = type.getAnnotation(DefaultSerializer.class);
    if (named != null) {
      return OF_FIELDS.contains(named.value())
          ? null
          : hook("@DefaultSerializer", type, named.value());
    }
    return KryoSerializable.class.isAssignableFrom(type)
        ? hook("KryoSerializable", type, KryoSerializableSerializer.class)
        : bound(type);
  }

  private static String hook(String name, Class<?> type, Class<?> serializer) {
    return "has a hook of Kryo, "
        + name
        + ", which this codec runs only if KryoOptions.builder().serializer("
        + type.getSimpleName()
        + ".class, "
        + serializer.getSimpleName()
        + "::new) says so";
  }

  private static @Nullable String bound(Class<?> type) {
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (isBound(field)) {
          return "has a field, "
              + field.getName()
              + ", for which Kryo runs a serializer that an annotation names; this codec does not";
        }
      }
    }
    return null;
  }

  private static boolean isBound(Field field) {
    FieldSerializer.Bind one = field.getAnnotation(FieldSerializer.Bind.class);
    BindCollection each = field.getAnnotation(BindCollection.class);
    BindMap entries = field.getAnnotation(BindMap.class);
    return (one != null && names(one.serializer(), one.serializerFactory()))
        || (each != null && names(each.elementSerializer(), each.elementSerializerFactory()))
        || (entries != null
            && names(
                entries.keySerializer(),
                entries.keySerializerFactory(),
                entries.valueSerializer(),
                entries.valueSerializerFactory()));
  }

  private static boolean names(Class<?>... serializers) {
    return !Stream.of(serializers).allMatch(NONE::contains);
  }
}
