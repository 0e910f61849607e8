package dev.polycodec.dubbo;

import java.io.IOException;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Hessian has {@code int}, {@code long} and {@code double}: all other numbers travel as these. */
final class Narrowed {

  private Narrowed() {}

  /** Returns a value as the type that a method declares. */
  static @Nullable Object to(Class<?> declared, @Nullable Object value) throws IOException {
    Class<?> type = MethodType.methodType(declared).wrap().returnType();
    Object narrowed = value instanceof Number number ? narrow(type, number) : value;
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

  private static Object narrow(Class<?> type, Number value) throws IOException {
    if (type == Byte.class && value.byteValue() == value.longValue()) {
      return value.byteValue();
    } else if (type == Short.class && value.shortValue() == value.longValue()) {
      return value.shortValue();
    } else if (type == Long.class && value instanceof Integer) {
      return value.longValue();
    } else if (type == Float.class && value instanceof Double) {
      return value.floatValue();
    }
    return value;
  }
}
