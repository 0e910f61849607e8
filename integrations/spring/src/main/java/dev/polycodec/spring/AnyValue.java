package dev.polycodec.spring;

import dev.polycodec.Codec;
import dev.polycodec.Trait;
import dev.polycodec.TypeRef;
import dev.polycodec.TypedCodec;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** The handle for places where Spring stores values of any class. */
public final class AnyValue {

  private AnyValue() {}

  /**
   * Returns the handle of a codec for values of any class that it allows.
   *
   * @throws IllegalArgumentException if the bytes of the codec do not name classes
   */
  public static TypedCodec<Object> of(Codec codec) {
    if (!codec.traits().contains(Trait.CARRIES_TYPES)) {
      throw new IllegalArgumentException(
          "The codec '"
              + codec.name()
              + "' does not write the classes of values, so what is stored could not be read: name"
              + " one that does, such as 'kryo' or 'json-typed'");
    }
    return codec.forType(Object.class);
  }

  /**
   * Returns the handle of a value to send: its declared type counts if it has type arguments; else
   * its class says more.
   */
  @SuppressWarnings("unchecked") // the value is of the type
  static TypedCodec<Object> as(Codec codec, Object value, @Nullable Type declared) {
    Type type = declared instanceof ParameterizedType ? declared : value.getClass();
    return (TypedCodec<Object>) codec.forType(TypeRef.of(type));
  }
}
