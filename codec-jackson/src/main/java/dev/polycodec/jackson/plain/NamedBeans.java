package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.util.ClassUtil;
import dev.polycodec.EncodeException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks that an object whose class is named by a property of its own ({@code EXISTING_PROPERTY})
 * has the name of its class there.
 */
final class NamedBeans {

  private final DataBinding binding;
  private final Class<?> type;
  private @Nullable Names names;

  NamedBeans(DataBinding binding, Class<?> type) {
    this.binding = binding;
    this.type = type;
  }

  /**
   * What annotations of the class and those above it call it.
   *
   * @param property has the name; Jackson 3 tells it of no serializer
   * @param usual whether it is read where there is no name of another
   */
  private record Names(
      @Nullable String property, Set<String> own, Set<String> others, boolean usual) {

    boolean mean(@Nullable String text, String id) {
      return id.equals(text) || own.contains(text) || (usual && !others.contains(text));
    }
  }

  /** Checks an object of the class that is written with what names its class. */
  void require(
      Object bean,
      JsonSerializer<?> serializer,
      SerializerProvider provider,
      TypeSerializer types) {
    if (types.getTypeInclusion() != JsonTypeInfo.As.EXISTING_PROPERTY) {
      return;
    }
    String told = types.getPropertyName();
    String property = told == null ? names().property() : told;
    if (property == null) {
      return; // a member of another class has the annotation
    }
    Object named = property(bean, serializer, property);
    boolean known = named == null || named instanceof Enum<?> || named instanceof CharSequence;
    TypeIdResolver resolver = types.getTypeIdResolver();
    String id = resolver.idFromValue(bean);
    String text = named == null || !known ? null : text(named);
    if (known && id != null && !names().mean(text, id)) {
      throw new EncodeException(
          "The property "
              + property
              + " of an object of "
              + type.getName()
              + " is not "
              + id
              + ", the name of its class, so that it would be read as another class or not at all;"
              + " set it to that name");
    }
  }

  private String text(Object named) {
    return named instanceof Enum<?>
        ? binding.mapper().convertValue(named, String.class)
        : named.toString();
  }

  private static @Nullable Object property(Object bean, JsonSerializer<?> serializer, String name) {
    for (Iterator<PropertyWriter> all = serializer.properties(); all.hasNext(); ) {
      if (all.next() instanceof BeanPropertyWriter property && property.getName().equals(name)) {
        try {
          return property.get(bean);
        } catch (Exception e) {
          return bean; // it is thrown again when the property is written
        }
      }
    }
    return null;
  }

  private Names names() {
    Names found = names;
    if (found == null) {
      found = find(); // by each of the threads that meet here
      names = found;
    }
    return found;
  }

  private Names find() {
    SerializationConfig config = binding.mapper().getSerializationConfig();
    Set<String> own = new HashSet<>();
    Set<String> others = new HashSet<>();
    boolean usual = false;
    String property = null;
    for (Class<?> above : ClassUtil.findRawSuperTypes(type, null, true)) {
      AnnotatedClass seen = Introspection.annotated(config, config.constructType(above));
      JsonTypeInfo info = seen.getAnnotation(JsonTypeInfo.class);
      usual |= info != null && info.defaultImpl() == type;
      if (info != null && property == null) {
        property =
            info.property().isEmpty() ? info.use().getDefaultPropertyName() : info.property();
      }
      for (NamedType named :
          config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, seen)) {
        (named.getType() == type ? own : others).add(named.getName());
      }
    }
    return new Names(property, own, others, usual);
  }
}
