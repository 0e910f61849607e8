package dev.polycodec.jackson.shapes;

import dev.polycodec.TypeRef;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * A value and the type that it is declared as.
 *
 * @param oursAlone whether a mapper writes but does not read it
 */
record Sample(Object value, Type type, boolean oursAlone) {

  static Sample of(Object value) {
    return new Sample(value, value.getClass(), false);
  }

  static Sample of(Object value, TypeRef<?> type) {
    return new Sample(value, type.type(), false);
  }

  static Sample ours(Object value) {
    return new Sample(value, value.getClass(), true);
  }

  static List<Sample> all(Object... values) {
    List<Sample> all = new ArrayList<>();
    for (Object value : values) {
      all.add(value instanceof Sample sample ? sample : of(value));
    }
    return all;
  }

  @Override
  public String toString() {
    return type.getTypeName().replaceAll("[a-z]+\\.", "");
  }
}
