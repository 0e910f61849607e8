package dev.polycodec.compare;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the fields of a column are: numbers or truth values where all are, and nothing is lost. */
enum ColumnType {
  BOOLEAN(ColumnType::booleanOrNull),
  INTEGER(ColumnType::integerOrNull),
  LONG(ColumnType::longOrNull),
  DOUBLE(ColumnType::doubleOrNull),
  TEXT(text -> text);

  /** Leading zeros and signs are those of identifiers, such as telephone numbers. */
  private static final Pattern WHOLE = Pattern.compile("0|-?[1-9]\\d{0,18}");

  /** As in JSON; what is longer does not fit into a double, or is meant to be text. */
  private static final Pattern DECIMAL =
      Pattern.compile("(?=.{1,40}$)-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d{1,4})?");

  private final Function<String, @Nullable Object> parser;

  ColumnType(Function<String, @Nullable Object> parser) {
    this.parser = parser;
  }

  /** Returns the first type that all fields have, but for those that are null. */
  static ColumnType of(List<@Nullable String> fields) {
    for (ColumnType type : values()) {
      if (fields.stream().filter(Objects::nonNull).allMatch(text -> type.value(text) != null)) {
        return type;
      }
    }
    throw new IllegalStateException("every field is text");
  }

  /** Returns the value of a field, or null if it is not of this type. */
  @Nullable Object value(@Nullable String text) {
    return text == null ? null : parser.apply(text);
  }

  private static @Nullable Boolean booleanOrNull(String text) {
    return text.equals("true") || text.equals("false") ? Boolean.valueOf(text) : null;
  }

  private static @Nullable Integer integerOrNull(String text) {
    Long value = longOrNull(text);
    return value != null && value == value.intValue() ? (Integer) value.intValue() : null;
  }

  private static @Nullable Long longOrNull(String text) {
    if (!WHOLE.matcher(text).matches()) {
      return null;
    }
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException beyond) {
      return null;
    }
  }

  private static @Nullable Double doubleOrNull(String text) {
    if (!DECIMAL.matcher(text).matches()) {
      return null;
    }
    double value = Double.parseDouble(text);
    boolean same =
        Double.isFinite(value)
            && new BigDecimal(Double.toString(value)).compareTo(new BigDecimal(text)) == 0;
    return same ? (Double) value : null;
  }
}
