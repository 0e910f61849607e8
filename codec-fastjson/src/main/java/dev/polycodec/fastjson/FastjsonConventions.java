package dev.polycodec.fastjson;

import com.alibaba.fastjson2.annotation.JSONField;
import com.alibaba.fastjson2.annotation.JSONType;
import dev.polycodec.spi.Conventions;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What the library's object mapping never writes. */
final class FastjsonConventions implements Conventions {

  /** Looks from the class up to the one that has the field: a subclass may override an accessor. */
  @Override
  public @Nullable String excludes(Class<?> type, Field field) {
    if (isLeftOut(field)) {
      return "@JSONField(serialize = false)";
    }
    for (Class<?> c = type; c != field.getDeclaringClass().getSuperclass(); c = c.getSuperclass()) {
      JSONType says = c.getAnnotation(JSONType.class);
      if (says != null && Arrays.asList(says.ignores()).contains(field.getName())) {
        return "@JSONType(ignores)";
      }
      if (Arrays.stream(c.getDeclaredMethods())
          .anyMatch(method -> isLeftOut(method) && Accessors.isOf(field, method))) {
        return "@JSONField(serialize = false)";
      }
    }
    return null;
  }

  private static boolean isLeftOut(AnnotatedElement member) {
    JSONField says = member.getAnnotation(JSONField.class);
    return says != null && !says.serialize();
  }
}
