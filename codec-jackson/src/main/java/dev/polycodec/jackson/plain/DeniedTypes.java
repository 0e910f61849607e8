package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Refuses the values of denied classes, as if each class had an annotation for that: Jackson asks
 * for it before anything else, once for each class, and whatever else would read and write it.
 */
final class DeniedTypes extends NopAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  private final transient BackendConfig config;

  DeniedTypes(BackendConfig config) {
    this.config = config;
  }

  private <T> @Nullable T ifDenied(Annotated asked, BiFunction<Class<?>, String, T> refusing) {
    String denial = asked instanceof AnnotatedClass ? config.denial(asked.getRawType()) : null;
    return denial == null ? null : refusing.apply(asked.getRawType(), denial);
  }

  @Override
  public @Nullable Object findSerializer(Annotated asked) {
    return ifDenied(asked, Writer::new);
  }

  @Override
  public @Nullable Object findKeySerializer(Annotated asked) {
    return ifDenied(asked, Writer::new);
  }

  @Override
  public @Nullable Object findDeserializer(Annotated asked) {
    return ifDenied(asked, Reader::new);
  }

  @Override
  public @Nullable Object findKeyDeserializer(Annotated asked) {
    return ifDenied(asked, KeyReader::new);
  }

  /** Writes nothing. */
  private static final class Writer extends StdSerializer<Object> {

    private static final long serialVersionUID = 1;

    private final String denial;

    Writer(Class<?> type, String denial) {
      super(type, false);
      this.denial = denial;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider) {
      throw new TypeNotAllowedException(denial);
    }
  }

  /** Reads nothing. */
  private static final class Reader extends StdDeserializer<Object> {

    private static final long serialVersionUID = 1;

    private final String denial;

    Reader(Class<?> type, String denial) {
      super(type);
      this.denial = denial;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) {
      throw new TypeNotAllowedException(denial);
    }

    /** An empty optional is written as null. */
    @Override
    public @Nullable Object getNullValue(DeserializationContext context) {
      if (NativeTypes.isOptional(handledType())) {
        throw new TypeNotAllowedException(denial);
      }
      return null;
    }
  }

  /** Reads no keys. */
  private static final class KeyReader extends KeyDeserializer {

    private final String denial;

    KeyReader(Class<?> type, String denial) {
      this.denial = denial;
    }

    @Override
    public Object deserializeKey(String name, DeserializationContext context) {
      throw new TypeNotAllowedException(denial);
    }
  }
}
