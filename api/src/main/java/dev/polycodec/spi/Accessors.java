package dev.polycodec.spi;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The accessors of a record class, for a library that asks them for what a record holds: an
 * application may have one return something else. The file of a class tells which do not; of the
 * others, each record is looked at.
 */
public final class Accessors {

  private final Field[] fields;
  private final Method[] accessors;

  private Accessors(List<Field> fields, List<Method> accessors) {
    this.fields = fields.toArray(Field[]::new);
    this.accessors = accessors.toArray(Method[]::new);
  }

  /** Returns those of a record class; what its module closes is not looked at. */
  public static Accessors of(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    List<Method> accessors = new ArrayList<>();
    Set<String> plain = CompiledAccessors.of(type);
    for (RecordComponent component : type.getRecordComponents()) {
      Field field = field(type, component.getName());
      if (!plain.contains(component.getName())
          && field.trySetAccessible()
          && component.getAccessor().trySetAccessible()) {
        fields.add(field);
        accessors.add(component.getAccessor());
      }
    }
    return new Accessors(fields, accessors);
  }

  private static Field field(Class<?> type, String name) {
    try {
      return type.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("every component has a field", e);
    }
  }

  /** Returns why a record does not come back by its accessors, or null if it does. */
  public @Nullable String loss(Object record) {
    try {
      for (int i = 0; i < fields.length; i++) { // an iterator for each record is garbage
        Object held = fields[i].get(record);
        Object told = accessors[i].invoke(record);
        if (held != told && !(fields[i].getType().isPrimitive() && held.equals(told))) {
          return "its accessor " + accessors[i].getName() + " returns something else than it holds";
        }
      }
      return null;
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("what is looked at was made accessible", e);
    } catch (InvocationTargetException e) {
      return "one of its accessors fails";
    }
  }
}
