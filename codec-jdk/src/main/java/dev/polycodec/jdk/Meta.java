package dev.polycodec.jdk;

import dev.polycodec.spi.Message;
import java.io.ObjectStreamClass;
import org.jspecify.annotations.Nullable;

/**
 * Refuses classes and their descriptors as values. The stream has forms for them, and asks nobody;
 * only sets and maps of the JDK may hold the class of their keys, where nothing else sees it.
 */
final class Meta {

  private Meta() {}

  /** Refuses a value that is one. */
  static void refuse(@Nullable Object value, Message message) {
    if (value instanceof Class || value instanceof ObjectStreamClass) {
      message.check(value.getClass());
    } else if (value != null) {
      StandIns.refuse(value);
    }
  }

  /** Says whether a value of a declared class may be one. */
  static boolean mayBe(Class<?> declared) {
    return declared.isAssignableFrom(Class.class)
        || declared.isAssignableFrom(Properties.class)
        || declared.isAssignableFrom(ObjectStreamClass.class);
  }
}
