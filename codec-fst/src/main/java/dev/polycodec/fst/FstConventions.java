package dev.polycodec.fst;

import dev.polycodec.spi.Conventions;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;
import org.nustaq.serialization.annotations.AnonymousTransient;
import org.nustaq.serialization.annotations.Serialize;
import org.nustaq.serialization.annotations.Transient;

/**
 * What FST does by itself: its annotations are on classes, and hold for their subclasses. Its hooks
 * are those of Java.
 */
final class FstConventions implements Conventions {

  @Override
  public @Nullable String excludes(Class<?> type, Field field) {
    Class<?> owner = field.getDeclaringClass();
    if (!field.isAnnotationPresent(Serialize.class) && isAnnotated(owner, Transient.class)) {
      return "@Transient";
    }
    boolean outer = field.isSynthetic() && field.getName().startsWith("this$");
    return outer && isAnnotated(owner, AnonymousTransient.class) ? "@AnonymousTransient" : null;
  }

  private static boolean isAnnotated(Class<?> type, Class<? extends Annotation> annotation) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (c.isAnnotationPresent(annotation)) {
        return true;
      }
    }
    return false;
  }
}
