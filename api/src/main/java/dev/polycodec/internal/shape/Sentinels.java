package dev.polycodec.internal.shape;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Objects with a field that may hold a constant {@code new Object()}, which says by its identity
 * that there is no value: a copy of it says nothing.
 */
final class Sentinels {

  private final List<FieldShape> fields;

  /** Those that may be in them. Their values are asked for when one is met. */
  private final List<Field> constants;

  private Sentinels(List<FieldShape> fields, List<Field> constants) {
    this.fields = fields;
    this.constants = constants;
  }

  /** Returns what looks at the objects of a class, or null if no field may hold such a constant. */
  static @Nullable Sentinels of(Class<?> type, ShapesImpl shapes) {
    boolean holding = shapes.state(type).stream().anyMatch(Sentinels::isOpen);
    List<Field> constants = holding ? constants(type) : List.of();
    Shape shape = constants.isEmpty() ? null : shapes.of(type);
    return shape == null || shape.kind() != Shape.Kind.FIELDS
        ? null
        : new Sentinels(
            shape.fields().stream().filter(field -> isOpen(field.field())).toList(), constants);
  }

  private static boolean isOpen(Field field) {
    return field.getType() == Object.class;
  }

  /** Returns the constants of a class, its superclasses and those around them. */
  private static List<Field> constants(Class<?> type) {
    List<Field> constants = new ArrayList<>();
    for (Class<?> owner = type; owner != null; owner = owner.getSuperclass()) {
      add(owner, constants);
    }
    return constants;
  }

  private static void add(Class<?> owner, List<Field> constants) {
    try {
      for (Class<?> c = owner; c != null; c = c.getEnclosingClass()) {
        Stream.of(c.getDeclaredFields()).filter(Sentinels::isConstant).forEach(constants::add);
      }
    } catch (LinkageError e) { // what is around it needs a class that is not there
      return;
    }
  }

  private static boolean isConstant(Field field) {
    int modifiers = field.getModifiers();
    return isOpen(field)
        && Modifier.isStatic(modifiers)
        && Modifier.isFinal(modifiers)
        && field.trySetAccessible();
  }

  /** Returns which constant an object holds, or null if it holds none. */
  @Nullable String loss(Object value) {
    for (FieldShape field : fields) {
      Object held = field.get(value);
      if (held != null && held.getClass() == Object.class) {
        for (Field constant : constants) {
          if (valueOf(constant) == held) {
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
