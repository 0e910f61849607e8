package dev.polycodec.internal.shape;

import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Shapes.LeftOut;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a class and its superclasses up to those of the JDK: superclass first, by name
 * within a class, because the JVM promises no order; components of a record as declared. Static and
 * transient ones do not count. The hidden references of inner, local and anonymous classes do:
 * without them such an object is broken.
 */
final class Fields {

  private static final int NO_STATE = Modifier.STATIC | Modifier.TRANSIENT;

  private final List<Field> state;
  private final List<LeftOut> leftOut;

  private Fields(List<Field> state, List<LeftOut> leftOut) {
    this.state = List.copyOf(state);
    this.leftOut = List.copyOf(leftOut);
  }

  /** Returns what is the state of an object. */
  List<Field> state() {
    return state;
  }

  /** Returns what the application or the codec's library says is not. */
  List<LeftOut> leftOut() {
    return leftOut;
  }

  /**
   * Finds the fields of a class.
   *
   * @throws LinkageError if a class that a field needs is missing
   */
  static Fields of(Class<?> type, List<Exclusion> exclusions, Conventions conventions) {
    List<Field> state = new ArrayList<>();
    List<LeftOut> leftOut = new ArrayList<>();
    for (Field field : type.isRecord() ? components(type) : inherited(type)) {
      LeftOut left = leftOut(type, field, exclusions, conventions);
      if (left == null) {
        state.add(field);
      } else {
        leftOut.add(left);
      }
    }
    return new Fields(state, leftOut);
  }

  private static @Nullable LeftOut leftOut(
      Class<?> type, Field field, List<Exclusion> exclusions, Conventions conventions) {
    for (Exclusion exclusion : exclusions) {
      if (exclusion.leavesOut(type, field)) {
        return new LeftOut(field, exclusion.toString(), true);
      }
    }
    String by = conventions.excludes(type, field);
    return by == null ? null : new LeftOut(field, by, false);
  }

  private static List<Field> inherited(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    for (Class<?> c = type; c != null && !Jdk.owns(c); c = c.getSuperclass()) {
      fields.addAll(0, declared(c));
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
