package dev.polycodec.hessian.plain;

import dev.polycodec.SchemaMismatchException;
import java.math.BigDecimal;
import java.util.Date;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts the few scalars of Hessian to those of Java, and its names of types. */
final class PlainScalars {

  private static final Map<String, String> IN_ARRAYS =
      Map.of(
          "boolean", "Z",
          "byte", "B",
          "char", "C",
          "short", "S",
          "int", "I",
          "long", "J",
          "float", "F",
          "double", "D",
          "string", "Ljava.lang.String;",
          "object", "Ljava.lang.Object;");

  private PlainScalars() {}

  /** Returns the name of the class that Hessian's name of a type stands for. */
  static String className(String type) {
    int dimensions = 0;
    while (type.startsWith("[", dimensions)) {
      dimensions++;
    }
    if (dimensions == 0) {
      return type;
    }
    String component = type.substring(dimensions);
    String name = component.equals("date") ? Date.class.getName() : component;
    return "[".repeat(dimensions) + IN_ARRAYS.getOrDefault(name, "L" + name + ";");
  }

  /**
   * Returns the value that was written for a place of a declared class.
   *
   * @throws SchemaMismatchException if it is a number that has no right value there
   */
  static @Nullable Object of(@Nullable Object value, Class<?> declared) {
    if (value instanceof Number number) {
      return number(number, declared);
    }
    if (value instanceof String text) {
      return text(text, declared);
    }
    return value instanceof Date date && date.getClass() == Date.class
        ? date(date, declared)
        : value;
  }

  private static Object number(Number value, Class<?> declared) {
    Object converted = value;
    if (declared == double.class || declared == Double.class) {
      converted = value.doubleValue();
    } else if (declared == float.class || declared == Float.class) {
      converted = value.floatValue();
    } else if (declared == long.class || declared == Long.class) {
      converted = value.longValue();
    } else if (declared == int.class || declared == Integer.class) {
      converted = value.intValue();
    } else if (declared == short.class || declared == Short.class) {
      converted = value.shortValue();
    } else if (declared == byte.class || declared == Byte.class) {
      converted = value.byteValue();
    }
    if (converted != value
        && !isSame(value, (Number) converted)
        && !(declared == Float.class && isText(value, (Float) converted))) {
      throw new SchemaMismatchException(
          "The bytes hold a number that is none of the type " + declared.getName());
    }
    return converted;
  }

  private static boolean isSame(Number before, Number after) {
    if (before.longValue() != after.longValue()
        || Double.compare(before.doubleValue(), after.doubleValue()) != 0) {
      return false;
    }
    boolean rounded = before instanceof BigDecimal || before.longValue() == Long.MAX_VALUE;
    return !rounded
        || (Double.isFinite(after.doubleValue())
            ? exact(before).compareTo(exact(after)) == 0
            : !(before instanceof BigDecimal));
  }

  /** Dubbo's copy of Hessian writes a {@code Float} as the double of its text. */
  private static boolean isText(Number before, Float after) {
    return before instanceof Double && before.equals(Double.valueOf(after.toString()));
  }

  private static BigDecimal exact(Number number) {
    return number instanceof Double || number instanceof Float
        ? new BigDecimal(number.doubleValue())
        : new BigDecimal(number.toString());
  }

  private static Object text(String text, Class<?> declared) {
    if (declared == char[].class) {
      return text.toCharArray();
    }
    boolean character = declared == char.class || declared == Character.class;
    return character && text.length() == 1 ? (Object) text.charAt(0) : text;
  }

  private static Object date(Date date, Class<?> declared) {
    long time = date.getTime();
    if (declared == java.sql.Timestamp.class) {
      return new java.sql.Timestamp(time);
    } else if (declared == java.sql.Date.class) {
      return new java.sql.Date(time);
    }
    return declared == java.sql.Time.class ? new java.sql.Time(time) : date;
  }
}
