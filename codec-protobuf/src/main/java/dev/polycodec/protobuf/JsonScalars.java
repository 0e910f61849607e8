package dev.polycodec.protobuf;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Set;
import java.util.regex.Pattern;

/** The values in JSON that have no members, as the mapping of proto3 has them and no others. */
final class JsonScalars {

  private static final Set<String> NO_NUMBERS = Set.of("NaN", "Infinity", "-Infinity");
  private static final Set<String> BOOLEANS = Set.of("true", "false");
  private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]*+");
  private static final Pattern TIMESTAMP =
      Pattern.compile(
          "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)");
  private static final Pattern DURATION = Pattern.compile("-?\\d{1,12}(\\.\\d{1,9})?s");
  private static final Pattern FIELD_MASK = Pattern.compile("([^,_]++(,[^,_]++)*+)?");

  private final JsonText in;

  JsonScalars(JsonText in) {
    this.in = in;
  }

  /** Says whether null is the only value of a field. */
  static boolean isNull(FieldDescriptor field) {
    return field.getJavaType() == JavaType.ENUM
        && field.getEnumType().getFullName().equals("google.protobuf.NullValue");
  }

  /** Passes a value of a field. */
  void require(FieldDescriptor field) {
    switch (field.getJavaType()) {
      case INT, LONG -> number();
      case FLOAT, DOUBLE -> fraction(field.getJavaType());
      case BOOLEAN -> in.requireWord(in.next() == 't' ? "true" : "false");
      case STRING, BYTE_STRING -> in.skipString();
      case ENUM -> constant(field);
      case MESSAGE -> throw new IllegalArgumentException(field.getFullName());
    }
  }

  private String number() {
    if (in.next() != '"') {
      return in.number();
    }
    String quoted = in.string();
    if (!in.isNumber(quoted)) {
      throw in.malformed("has another text than a number in quotes");
    }
    return quoted;
  }

  private void fraction(JavaType type) {
    if (in.next() != '"') {
      requireKept(in.number(), type);
      return;
    }
    String quoted = in.string();
    if (!NO_NUMBERS.contains(quoted)) {
      if (!in.isNumber(quoted)) {
        throw in.malformed("has another text than a number in quotes");
      }
      requireKept(quoted, type);
    }
  }

  /** Refuses what the library makes an infinity or zero of, or a zero without its sign. */
  private void requireKept(String number, JavaType type) {
    double value = type == JavaType.FLOAT ? Float.parseFloat(number) : Double.parseDouble(number);
    if (Double.isInfinite(value) || (value == 0 && hasDigits(number))) {
      throw in.malformed("has a number that is too large or too small for its type");
    }
    if (type == JavaType.DOUBLE && value == 0 && number.startsWith("-")) {
      throw in.malformed("has a double of -0.0, of which the library makes 0.0,");
    }
  }

  /** Says whether a number is another one than zero. */
  private static boolean hasDigits(String number) {
    for (int i = 0; i < number.length() && (number.charAt(i) | 0x20) != 'e'; i++) {
      if (number.charAt(i) >= '1' && number.charAt(i) <= '9') {
        return true;
      }
    }
    return false;
  }

  private void constant(FieldDescriptor field) {
    if (in.next() == 'n' && isNull(field)) {
      in.requireWord("null");
    } else if (in.next() != '"') {
      in.number();
    } else if (in.string().matches("(?s)[-+.0-9].*")) {
      throw in.malformed("has the number of a constant in quotes");
    }
  }

  /** Passes a key of a map field, which has one form alone. */
  void requireKey(FieldDescriptor key, String name) {
    boolean known =
        switch (key.getJavaType()) {
          case STRING -> true;
          case BOOLEAN -> BOOLEANS.contains(name);
          default -> in.isNumber(name) && WHOLE.matcher(name).matches();
        };
    if (!known) {
      throw in.malformed("has a key that is not of the type of the keys");
    }
  }

  /** Passes a value of no declared type. */
  void requireAny() {
    switch (in.next()) {
      case '"' -> in.skipString();
      case 't' -> in.requireWord("true");
      case 'f' -> in.requireWord("false");
      case 'n' -> in.requireWord("null");
      default -> requireKept(in.number(), JavaType.MESSAGE);
    }
  }

  /** Passes a text in the form of a time, a duration or a mask of fields. */
  void requireForm(JsonForm form) {
    String text = in.string();
    boolean known =
        switch (form) {
          case TIMESTAMP -> TIMESTAMP.matcher(text).matches() && isTime(text);
          case DURATION -> DURATION.matcher(text).matches();
          default -> FIELD_MASK.matcher(text).matches();
        };
    if (!known) {
      throw in.malformed("has a text that is not in the form of its type");
    }
  }

  /** The library takes the 30th of February for the 1st of March. */
  private static boolean isTime(String text) {
    try {
      OffsetDateTime.parse(text);
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }
}
