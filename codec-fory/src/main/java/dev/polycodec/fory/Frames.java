package dev.polycodec.fory;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.stream.Stream;
import org.apache.fory.reflect.FieldAccessor;

/**
 * The frames that the JVM notes of the reader when Fory constructs a throwable: 20 KB for an object
 * of a few bytes.
 */
final class Frames {

  private static final List<FieldAccessor> CONTENT = transients(Object.class);
  private static final List<FieldAccessor> NUMBER = transients(int.class);

  private Frames() {}

  private static List<FieldAccessor> transients(Class<?> type) {
    return Stream.of(Throwable.class.getDeclaredFields())
        .filter(field -> Modifier.isTransient(field.getModifiers()) && field.getType() == type)
        .map(FieldAccessor::createAccessor)
        .toList();
  }

  /** Has the JVM forget those of a throwable. */
  static void forget(Throwable made) {
    CONTENT.forEach(frames -> frames.putObject(made, null));
    NUMBER.forEach(number -> number.putInt(made, 0));
  }
}
