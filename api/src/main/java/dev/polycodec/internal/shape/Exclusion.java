package dev.polycodec.internal.shape;

import dev.polycodec.spi.Conventions.Accessors;
import java.lang.annotation.Annotation;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/**
 * An annotation that leaves fields out in every codec of a builder: on the field, on an accessor of
 * it, or on another annotation there.
 */
public record Exclusion(Class<? extends Annotation> annotation) {

  private static final Set<ElementType> MEMBERS =
      Set.of(ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT);

  /**
   * Checks that the annotation can be seen on members.
   *
   * @throws IllegalArgumentException if it is gone when the program runs, or never on a member
   */
  public Exclusion {
    Objects.requireNonNull(annotation, "annotation");
    Retention retention = annotation.getAnnotation(Retention.class);
    RetentionPolicy kept = retention == null ? RetentionPolicy.CLASS : retention.value();
    if (kept != RetentionPolicy.RUNTIME) {
      throw new IllegalArgumentException(
          ("%s would leave nothing out: %s has the retention %s and is gone when the program runs;"
                  + " give it @Retention(RUNTIME)")
              .formatted(call(annotation), annotation.getName(), kept));
    }
    Target target = annotation.getAnnotation(Target.class);
    if (target != null && Set.of(target.value()).stream().noneMatch(MEMBERS::contains)) {
      throw new IllegalArgumentException(
          call(annotation)
              + " would leave nothing out: "
              + annotation.getName()
              + " is for neither fields, methods nor record components; name one that is, or add"
              + " FIELD to its @Target");
    }
  }

  private static String call(Class<?> annotation) {
    return "exclude(" + annotation.getSimpleName() + ".class)";
  }

  /** Says whether a field of a class, or of a superclass of it, is left out. */
  boolean leavesOut(Class<?> type, Field field) {
    return isOn(field, new HashSet<>())
        || isOnComponent(type, field)
        || Jdk.others(type)
            .flatMap(c -> Arrays.stream(c.getDeclaredMethods()))
            .anyMatch(m -> Accessors.isOf(field, m) && isOn(m, new HashSet<>()));
  }

  private boolean isOnComponent(Class<?> type, Field field) {
    if (!type.isRecord()) {
      return false;
    }
    for (RecordComponent component : type.getRecordComponents()) {
      if (component.getName().equals(field.getName())) {
        return isOn(component, new HashSet<>());
      }
    }
    return false;
  }

  private boolean isOn(AnnotatedElement element, Set<Class<?>> seen) {
    for (Annotation found : element.getAnnotations()) {
      Class<? extends Annotation> type = found.annotationType();
      if (type == annotation || (seen.add(type) && !Jdk.owns(type) && isOn(type, seen))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the annotation as it stands in source code. */
  @Override
  public String toString() {
    return "@" + annotation.getSimpleName();
  }
}
