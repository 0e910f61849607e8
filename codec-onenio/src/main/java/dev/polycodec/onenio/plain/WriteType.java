package dev.polycodec.onenio.plain;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.function.Function;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * How one-nio writes the objects of a class.
 *
 * @param made the class of what one-nio makes of them
 * @param isText whether they are texts or boxes, which need no look
 * @param refusal why none of them comes back, or null if that depends on the value
 * @param look returns why a value does not come back, or null; null if nobody need look
 */
record WriteType(
    Class<?> type,
    Class<?> made,
    Serializer<Object> serializer,
    boolean isText,
    @Nullable String refusal,
    @Nullable Function<Object, @Nullable String> look) {

  /** Texts and boxes, which have no state to enter. */
  static final Set<Class<?>> TEXTS =
      Set.of(
          String.class,
          Integer.class,
          Long.class,
          Boolean.class,
          Byte.class,
          Short.class,
          Character.class,
          Float.class,
          Double.class);

  /** Says whether values of a class are texts or boxes, which have no state to enter. */
  static boolean isText(Class<?> type) {
    return TEXTS.contains(type);
  }

  /**
   * Checks the class of a root.
   *
   * @throws EncodeException if it would not come back as what is declared
   */
  void requireRoot(Class<?> declared) {
    if (Modifier.isPublic(declared.getModifiers()) && !declared.isAssignableFrom(made)) {
      throw refused(type.getName(), "it becomes a " + made.getName());
    }
  }

  /**
   * Begins an object.
   *
   * @throws EncodeException if it would not come back
   */
  void enter(Object value, Message message) {
    message.enter(type);
    message.measure(value);
    if (refusal != null) {
      throw refused(type.getName(), refusal);
    }
    String loss = look == null ? null : look.apply(value);
    if (loss != null) {
      throw refused("this value of " + type.getName(), loss);
    }
  }

  static EncodeException refused(String what, String why) {
    return BackendConfig.lost("one-nio", what, why, "use another codec for it");
  }
}
