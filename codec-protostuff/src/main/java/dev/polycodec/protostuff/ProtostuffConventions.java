package dev.polycodec.protostuff;

import dev.polycodec.spi.Conventions;
import io.protostuff.Exclude;
import io.protostuff.Message;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/**
 * What protostuff does by itself. That {@code RuntimeSchema} also skips fields that are deprecated
 * is not heeded: they are state until they are removed.
 */
final class ProtostuffConventions implements Conventions {

  @Override
  public @Nullable String excludes(Class<?> type, Field field) {
    return field.isAnnotationPresent(Exclude.class) ? "@Exclude" : null;
  }

  @Override
  public @Nullable String refuses(Class<?> type) {
    return Message.class.isAssignableFrom(type)
        ? "has a schema of protostuff of its own, as a Message, which this codec does not use"
        : null;
  }
}
