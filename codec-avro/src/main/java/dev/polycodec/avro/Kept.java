package dev.polycodec.avro;

import dev.polycodec.EncodeException;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.avro.Conversion;
import org.apache.avro.Conversions;
import org.apache.avro.LogicalType;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericEnumSymbol;
import org.apache.avro.generic.GenericFixed;
import org.apache.avro.specific.SpecificData;
import org.jspecify.annotations.Nullable;

/** Refuses the values of records that Avro would cut to what their schema has a place for. */
final class Kept {

  private Kept() {}

  /** Requires that the library writes a number as it is, of whatever class it is. */
  static void requireNumber(Schema schema, Object datum) {
    if (datum instanceof Number given) {
      boolean kept =
          switch (schema.getType()) {
            case INT -> given instanceof Integer || isSame(given, given.intValue());
            case LONG -> given instanceof Long || isSame(given, given.longValue());
            case FLOAT -> given instanceof Float || isSame(given, given.floatValue());
            default -> given instanceof Double || isSame(given, given.doubleValue());
          };
      if (!kept) {
        throw new EncodeException(
            "Avro would cut a number of the class "
                + given.getClass().getName()
                + " to the "
                + schema.getType().getName()
                + " of its schema: set one that fits, or declare a wider type");
      }
    }
  }

  private static boolean isSame(Number given, Number written) {
    if (isFraction(given) && !Double.isFinite(given.doubleValue())) {
      return Double.compare(given.doubleValue(), written.doubleValue()) == 0;
    }
    return !(isFraction(written) && !Double.isFinite(written.doubleValue()))
        && exact(given).compareTo(exact(written)) == 0;
  }

  private static boolean isFraction(Number number) {
    return number instanceof Double || number instanceof Float;
  }

  private static BigDecimal exact(Number number) {
    return isFraction(number)
        ? new BigDecimal(number.doubleValue())
        : new BigDecimal(number.toString());
  }

  /** Requires that a fixed has as many bytes as its schema. */
  static void requireLength(Schema schema, Object datum) {
    if (datum instanceof GenericFixed fixed && fixed.bytes().length != schema.getFixedSize()) {
      throw new EncodeException(
          "A fixed of the schema "
              + schema.getFullName()
              + " has "
              + fixed.bytes().length
              + " bytes, and its schema "
              + schema.getFixedSize()
              + ": set as many");
    }
  }

  /**
   * Requires that what the library writes as a text is one, or of the class that the schema names.
   */
  static void requireText(Schema schema, String property, @Nullable Object datum) {
    if (datum != null // of null, the library says where it is
        && !(datum instanceof CharSequence)
        && !datum.getClass().getName().equals(schema.getProp(property))) {
      throw onlyText(datum, "the text of it, such as a String, or declare a field of its type");
    }
  }

  /** Requires that an enum is a symbol of Avro, or of the class that the schema names. */
  static void requireSymbol(Schema schema, Object datum) {
    if (datum instanceof Enum<?> constant
        && !(datum instanceof GenericEnumSymbol)
        && !constant.getDeclaringClass().getName().equals(SpecificData.getClassName(schema))) {
      throw onlyText(datum, "a GenericData.EnumSymbol");
    }
  }

  private static EncodeException onlyText(Object datum, String advice) {
    return new EncodeException(
        "Avro would write a "
            + datum.getClass().getName()
            + " as its text, and not bring it back: set "
            + advice);
  }

  /** Requires that no two keys are one text, as a {@code String} and a {@code Utf8} may be. */
  static void requireKeys(Map<?, ?> map) {
    Set<?> keys = map.keySet();
    boolean mixed =
        keys.stream().filter(Objects::nonNull).map(Object::getClass).distinct().count() > 1;
    if (mixed && keys.stream().map(String::valueOf).distinct().count() < keys.size()) {
      throw new EncodeException(
          "Two keys of a map have the same text, and Avro would bring back one of them: give all"
              + " keys one class, such as String");
    }
  }

  /** Requires that a value comes back from what was made of it; the library does so of decimals. */
  static void requireSame(
      Schema schema, LogicalType type, Conversion<?> conversion, Object datum, Object converted) {
    if (!(datum instanceof BigDecimal)
        && !datum.equals(Conversions.convertToLogicalType(converted, schema, type, conversion))) {
      throw new EncodeException(
          "Avro would cut a "
              + datum.getClass().getName()
              + " to the "
              + type.getName()
              + " of its schema: truncate it before, or declare a finer type");
    }
  }
}
