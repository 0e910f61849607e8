package dev.polycodec.internal.shape;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * Finds the fields that are the state of an object: neither static nor transient. The hidden
 * references of inner, local and anonymous classes count: without them such an object is broken.
 */
public final class Fields {

  private static final int NO_STATE = Modifier.STATIC | Modifier.TRANSIENT;

  private Fields() {}

  /**
   * Returns the fields of a class and its superclasses up to those of the JDK: superclass first, by
   * name within a class, because the JVM promises no order; components of a record as declared.
   *
   * @throws LinkageError if a class that a field needs is missing
   */
  public static List<Field> of(Class<?> type) {
    return type.isRecord() ? components(type) : inherited(type);
  }

  private static List<Field> inherited(Class<?> type) {
    Deque<Class<?>> classes = new ArrayDeque<>();
    for (Class<?> c = type; c != null && !Jdk.owns(c); c = c.getSuperclass()) {
      classes.push(c);
    }
    List<Field> fields = new ArrayList<>();
    for (Class<?> c : classes) {
      fields.addAll(declared(c));
    }
    return fields;
  }

  private static List<Field> declared(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if ((field.getModifiers() & NO_STATE) == 0) {
        fields.add(field);
      }
    }
    fields.sort(Comparator.comparing(Field::getName));
    return fields;
  }

  private static List<Field> components(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      fields.add(field(type, component.getName()));
    }
    return fields;
  }

  private static Field field(Class<?> type, String name) {
    try {
      return type.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException("A record has a field for each component", e);
    }
  }
}
