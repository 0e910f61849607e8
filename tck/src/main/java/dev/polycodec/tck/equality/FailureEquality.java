package dev.polycodec.tck.equality;

import dev.polycodec.Trait;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** Compares throwables by all that the classes of the JDK show of them, and as they are printed. */
final class FailureEquality {

  private FailureEquality() {}

  static @Nullable String compare(
      DeepEquality deep, String path, Throwable expected, Throwable actual) {
    for (Method getter : expected.getClass().getMethods()) {
      if (isGetter(getter)) {
        String place = path + "." + getter.getName() + "()";
        String difference = deep.compare(place, call(getter, expected), call(getter, actual));
        if (difference != null) {
          return difference;
        }
      }
    }
    boolean same = printed(deep, expected).equals(printed(deep, actual));
    return same ? null : path + " is printed otherwise";
  }

  /** Those of the application return what is in its fields. */
  private static boolean isGetter(Method method) {
    return method.getName().startsWith("get")
        && method.getParameterCount() == 0
        && method.getDeclaringClass() != Object.class
        && !Reflection.isApplication(method.getDeclaringClass());
  }

  private static @Nullable Object call(Method getter, Throwable failure) {
    try {
      return getter.invoke(failure);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(getter + " fails", e);
    }
  }

  /** What a library makes of an element of a trace is equal, and always names loader and module. */
  private static String printed(DeepEquality deep, Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text, true));
    return deep.claims(Trait.PLAIN)
        ? text.toString().replaceAll("\tat [^(\n]*/", "\tat ")
        : text.toString();
  }
}
