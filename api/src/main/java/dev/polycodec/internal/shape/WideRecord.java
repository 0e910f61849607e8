package dev.polycodec.internal.shape;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes records of so many components that no method handle takes them, though a class may. */
final class WideRecord extends Creator {

  /** A handle has arguments of its own, and may be one of another one. */
  private static final int MOST_SLOTS = 250;

  private final Constructor<?> constructor;

  /** The components that are not given. */
  private final @Nullable Object[] zeros;

  /** Where those are that are given. */
  private final int[] places;

  WideRecord(Constructor<?> constructor, List<Field> state) {
    this.constructor = constructor;
    Class<?>[] types = constructor.getParameterTypes();
    this.zeros = Arrays.stream(types).map(WideRecord::zero).toArray();
    List<String> names =
        Arrays.stream(constructor.getDeclaringClass().getRecordComponents())
            .map(RecordComponent::getName)
            .toList();
    this.places = state.stream().mapToInt(field -> names.indexOf(field.getName())).toArray();
  }

  /** Says whether a constructor has more parameters than a method handle takes. */
  static boolean is(Constructor<?> constructor) {
    int slots = 0;
    for (Class<?> type : constructor.getParameterTypes()) {
      slots += type == long.class || type == double.class ? 2 : 1;
    }
    return slots > MOST_SLOTS;
  }

  private static @Nullable Object zero(Class<?> type) {
    return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
  }

  @Override
  Object construct(@Nullable Object[] arguments) throws Throwable {
    @Nullable Object[] all = zeros.clone();
    for (int i = 0; i < places.length; i++) {
      all[places[i]] = arguments[i];
    }
    try {
      return constructor.newInstance(all);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
