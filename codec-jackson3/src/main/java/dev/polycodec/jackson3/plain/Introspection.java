package dev.polycodec.jackson3.plain;

import dev.polycodec.EncodeException;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedWithParams;
import tools.jackson.databind.introspect.ClassIntrospector;

/** Asks a mapper what it sees of a class. */
final class Introspection {

  /** Of the 255 that a method may have: a long or a double takes two. */
  private static final int MOST_SLOTS = 253;

  private Introspection() {}

  /** Returns what is written of a class. */
  static BeanDescription written(SerializationConfig config, JavaType type) {
    ClassIntrospector introspector = config.classIntrospectorInstance();
    return introspector.introspectForSerialization(
        type, introspector.introspectClassAnnotations(type));
  }

  /** Returns what is read of a class. */
  static BeanDescription read(DeserializationConfig config, JavaType type) {
    ClassIntrospector introspector = config.classIntrospectorInstance();
    return introspector.introspectForDeserialization(
        type, introspector.introspectClassAnnotations(type));
  }

  /** Returns a class with its annotations, without its members. */
  static AnnotatedClass annotated(MapperConfig<?> config, JavaType type) {
    return config.classIntrospectorInstance().introspectClassAnnotations(type);
  }

  /** Returns whether an annotation of a class has the classes of its values written. */
  static boolean hasTypes(MapperConfig<?> config, AnnotatedClass type, JavaType declared) {
    AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    return introspector.findPolymorphicTypeInfo(config, type) != null
        || introspector.findTypeResolverBuilder(config, type) != null;
  }

  /**
   * Checks that a class with an any setter reads what it writes: where a creator takes arguments,
   * Jackson 3 keeps the other properties until it has been called, and sets the last one first.
   *
   * @throws EncodeException if it has such a creator
   */
  static void requireAnySetter(BeanDeserializerBase beans) {
    if (beans.getValueInstantiator().canCreateFromObjectWith()) {
      throw new EncodeException(
          "The any setter of "
              + beans.handledType().getName()
              + " would be called in reverse, as a creator with arguments comes before it; give the"
              + " class a constructor without arguments, or a component of a type of its own");
    }
  }

  /**
   * Checks that the creator of a class can be called: Jackson 3 has handles of methods call it,
   * which pass one more argument, and the array of them.
   *
   * @throws EncodeException if it has too many parameters
   */
  static void requireCreator(BeanDeserializerBase beans) {
    AnnotatedWithParams creator = beans.getValueInstantiator().getWithArgsCreator();
    int slots = creator == null ? 0 : slots(creator);
    if (slots > MOST_SLOTS) {
      throw new EncodeException(
          "The constructor of "
              + beans.handledType().getName()
              + " takes "
              + creator.getParameterCount()
              + " arguments, more than Jackson 3 can give it: group some in a class of their own");
    }
  }

  private static int slots(AnnotatedWithParams creator) {
    int slots = 0;
    for (int i = 0; i < creator.getParameterCount(); i++) {
      Class<?> type = creator.getRawParameterType(i);
      slots += type == long.class || type == double.class ? 2 : 1;
    }
    return slots;
  }

  /** Returns what finds deserializers, with nothing to read. */
  static DeserializationContext context(ObjectMapper mapper) {
    return ((Mapper) mapper).context();
  }
}
