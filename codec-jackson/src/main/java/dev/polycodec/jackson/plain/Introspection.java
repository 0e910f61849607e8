package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.DefaultDeserializationContext;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;

/** Asks a mapper what it sees of a class. */
final class Introspection {

  private Introspection() {}

  /** Returns what is written of a class. */
  static BeanDescription written(SerializationConfig config, JavaType type) {
    return config.introspect(type);
  }

  /** Returns what is read of a class. */
  static BeanDescription read(DeserializationConfig config, JavaType type) {
    return config.introspect(type);
  }

  /** Returns a class with its annotations, without its members. */
  static AnnotatedClass annotated(MapperConfig<?> config, JavaType type) {
    return config.introspectClassAnnotations(type).getClassInfo();
  }

  /** Returns whether an annotation of a class has the classes of its values written. */
  static boolean hasTypes(MapperConfig<?> config, AnnotatedClass type, JavaType declared) {
    return config.getAnnotationIntrospector().findTypeResolver(config, type, declared) != null;
  }

  /** Checks that a class with an any setter reads what it writes, as it does. */
  static void requireAnySetter(BeanDeserializerBase beans) {}

  /** Checks that the creator of a class can be called, as any can. */
  static void requireCreator(BeanDeserializerBase beans) {}

  /** Returns what finds deserializers, with nothing to read. */
  static DeserializationContext context(ObjectMapper mapper) {
    return ((DefaultDeserializationContext) mapper.getDeserializationContext())
        .createDummyInstance(mapper.getDeserializationConfig());
  }
}
