package dev.polycodec.dubbo;

import java.io.IOException;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Hessian has {@code int}, {@code long} and {@code double}: all other numbers travel as these, and
 * characters as texts.
 */
final class Narrowed {

  private Narrowed() {}

  /** Returns a value as the type that a method declares. */
  static @Nullable Object to(Class<?> declared, @Nullable Object value) throws IOException {
    Class<?> type = MethodType.methodType(declared).wrap().returnType();
    Object narrowed = value == null ? null : narrow(type, value);
    if (narrowed != null && !type.isInstance(narrowed)) {
      throw new IOException(
          "The message has a "
              + narrowed.getClass().getName()
              + " where "
              + declared.getName()
              + " is declared");
    }
    return narrowed;
  }

  private static Object narrow(Class<?> type, Object value) {
    if (value instanceof Integer || value instanceof Long) {
      return narrow(type, ((Number) value).longValue(), value);
    } else if (type == Float.class && value instanceof Double number) {
      return number.floatValue();
    } else if (type == Character.class && value instanceof String text && text.length() == 1) {
      return text.charAt(0);
    }
    return value;
  }

  private static Object narrow(Class<?> type, long number, Object value) {
    if (type == Byte.class && number == (byte) number) {
      return (byte) number;
    } else if (type == Short.class && number == (short) number) {
      return (short) number;
    }
    return type == Long.class ? (Object) number : value;
  }
}
