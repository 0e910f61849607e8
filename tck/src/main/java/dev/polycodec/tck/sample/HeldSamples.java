package dev.polycodec.tck.sample;

import dev.polycodec.tck.equality.Reflection;
import java.lang.reflect.Field;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of the kit, each as the one field of an object whose class declares its type. */
public final class HeldSamples {

  private HeldSamples() {}

  /** Returns new objects; the field of each is named {@code value}. */
  public static List<Object> all() {
    return SampleSet.all().stream()
        .map(sample -> Reflection.holding(sample.field(), sample.create()))
        .toList();
  }

  /** Returns the one field of the class of such an object. */
  public static Field field(Class<?> holder) {
    return Reflection.field(holder, "value");
  }

  /** Returns what such an object holds. */
  public static @Nullable Object value(Object holder) {
    return Reflection.get(field(holder.getClass()), holder);
  }

  /** Returns a new object of such a class. */
  public static Object holding(Class<?> holder, @Nullable Object value) {
    return Reflection.holding(field(holder), value);
  }
}
