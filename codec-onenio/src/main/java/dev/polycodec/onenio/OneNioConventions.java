package dev.polycodec.onenio;

import dev.polycodec.spi.Conventions;
import java.lang.reflect.Field;
import one.nio.serial.NotSerial;
import one.nio.serial.SerializeWith;
import org.jspecify.annotations.Nullable;

/** What one-nio does by itself. */
final class OneNioConventions implements Conventions {

  @Override
  public @Nullable String excludes(Class<?> type, Field field) {
    return field.isAnnotationPresent(NotSerial.class) ? "@NotSerial" : null;
  }

  @Override
  public @Nullable String refuses(Class<?> type) {
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (field.isAnnotationPresent(SerializeWith.class)) {
          return "has a field, "
              + field.getName()
              + ", for which one-nio calls the methods that @SerializeWith names; this codec does"
              + " not";
        }
      }
    }
    return null;
  }
}
