package dev.polycodec.internal.shape;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Objects with a field that may hold a constant {@code new Object()}, which says by its identity
 * that there is no value: a copy of it says nothing.
 */
final class Sentinels {

  private final Class<?> type;
  private final List<FieldShape> fields;

  private Sentinels(Class<?> type, List<FieldShape> fields) {
    this.type = type;
    this.fields = fields;
  }

  /** Returns what looks at the objects of a class, or null if no field may hold such a constant. */
  static @Nullable Sentinels of(Class<?> type, ShapesImpl shapes) {
    if (shapes.state(type).stream().noneMatch(field -> field.getType() == Object.class)) {
      return null;
    }
    Shape shape = shapes.of(type);
    return shape.kind() != Shape.Kind.FIELDS
        ? null
        : new Sentinels(
            type, shape.fields().stream().filter(field -> field.type() == Object.class).toList());
  }

  /** Returns which constant an object holds, or null if it holds none. */
  @Nullable String loss(Object value) {
    for (FieldShape field : fields) {
      Object held = field.get(value);
      if (held != null && held.getClass() == Object.class) {
        Field constant = constant(held);
        if (constant != null) {
          return "its field "
              + field.name()
              + " holds the constant "
              + constant.getDeclaringClass().getName()
              + "."
              + constant.getName()
              + ", of which a copy is another object";
        }
      }
    }
    return null;
  }

  /** Returns the constant of the class, its superclasses or those around them that an object is. */
  private @Nullable Field constant(Object held) {
    for (Class<?> owner = type; owner != Object.class; owner = owner.getSuperclass()) {
      for (Class<?> c = owner; c != null; c = c.getEnclosingClass()) {
        Field constant = constantOf(c, held);
        if (constant != null) {
          return constant;
        }
      }
    }
    return null;
  }

  private static @Nullable Field constantOf(Class<?> owner, Object held) {
    for (Field field : owner.getDeclaredFields()) {
      int modifiers = field.getModifiers();
      if (field.getType() == Object.class
          && Modifier.isStatic(modifiers)
          && Modifier.isFinal(modifiers)
          && field.trySetAccessible()
          && valueOf(field) == held) {
        return field;
      }
    }
    return null;
  }

  private static @Nullable Object valueOf(Field constant) {
    try {
      return constant.get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("The field was made accessible", e);
    }
  }
}
