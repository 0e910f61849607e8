package dev.polycodec.jackson;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** A generic class with its argument. */
record Parameterized(Class<?> raw, Type argument) implements ParameterizedType {

  @Override
  public Type[] getActualTypeArguments() {
    return new Type[] {argument};
  }

  @Override
  public Type getRawType() {
    return raw;
  }

  @Override
  public @Nullable Type getOwnerType() {
    return raw.getDeclaringClass();
  }
}
