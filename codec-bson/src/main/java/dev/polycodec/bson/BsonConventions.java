package dev.polycodec.bson;

import dev.polycodec.spi.Conventions;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.bson.codecs.pojo.annotations.BsonIgnore;
import org.jspecify.annotations.Nullable;

/** What the library's object mapping leaves out: what is ignored, by the field or its accessors. */
final class BsonConventions implements Conventions {

  @Override
  public @Nullable String excludes(Class<?> type, Field field) {
    return field.isAnnotationPresent(BsonIgnore.class) || isIgnoredByAccessor(type, field)
        ? "@BsonIgnore"
        : null;
  }

  /** Looks from the class up to the one that has the field: a subclass may override an accessor. */
  private static boolean isIgnoredByAccessor(Class<?> type, Field field) {
    for (Class<?> c = type; c != field.getDeclaringClass().getSuperclass(); c = c.getSuperclass()) {
      if (Arrays.stream(c.getDeclaredMethods()).anyMatch(method -> isIgnored(field, method))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIgnored(Field field, Method method) {
    return method.isAnnotationPresent(BsonIgnore.class) && Accessors.isOf(field, method);
  }
}
