package dev.polycodec.protobuf.json;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.EnumDescriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Descriptors.FieldDescriptor.Type;
import com.google.protobuf.Message;
import com.google.protobuf.Timestamp;
import com.google.protobuf.util.Durations;
import com.google.protobuf.util.FieldMaskUtil;
import com.google.protobuf.util.Timestamps;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.text.ParseException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;

/** Reads the values in JSON that have no members, as the mapping of proto3 has them. */
final class JsonScalars {

  private static final Set<String> NO_NUMBERS = Set.of("NaN", "Infinity", "-Infinity");
  private static final Pattern TRUTH = Pattern.compile("true|false");
  private static final Pattern WHOLE = Pattern.compile("0|-?[1-9][0-9]*+");
  private static final Pattern TIME =
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

  /** Reads a value of a field. */
  Object read(FieldDescriptor field) {
    try {
      return switch (field.getType()) {
        case BOOL -> truth();
        case STRING -> in.string();
        case BYTES -> bytes();
        case ENUM -> constant(field);
        case FLOAT -> Float.valueOf((float) fraction(Float::parseFloat));
        case DOUBLE -> Double.valueOf(fraction(Double::parseDouble));
        default -> whole(field.getType(), number());
      };
    } catch (ArithmeticException | IllegalArgumentException e) { // it may quote the text
      throw in.malformed("has a value that does not fit its field");
    }
  }

  /** Passes a value of no field. */
  void skip() {
    switch (in.next()) {
      case '"' -> in.string();
      case 't', 'f' -> truth();
      case 'n' -> in.requireWord("null");
      default -> in.number();
    }
  }

  private boolean truth() {
    boolean truth = in.next() == 't';
    in.requireWord(truth ? "true" : "false");
    return truth;
  }

  private ByteString bytes() {
    String base64 = in.string().replace('-', '+').replace('_', '/');
    return ByteString.copyFrom(Base64.getDecoder().decode(base64));
  }

  private EnumValueDescriptor constant(FieldDescriptor field) {
    EnumDescriptor type = field.getEnumType();
    EnumValueDescriptor found;
    if (in.next() == 'n' && isNull(field)) {
      in.requireWord("null");
      found = type.findValueByNumber(0);
    } else if (in.next() == '"') {
      found = type.findValueByName(in.string());
    } else {
      int number = new BigDecimal(in.number()).intValueExact();
      found =
          type.isClosed()
              ? type.findValueByNumber(number)
              : type.findValueByNumberCreatingIfUnknown(number);
    }
    if (found == null) {
      throw in.malformed("has a constant that " + type.getFullName() + " lacks");
    }
    return found;
  }

  /** Reads a number, in quotes or not. */
  private String number() {
    return in.next() == '"' ? in.number(in.string()) : in.number();
  }

  private static Object whole(Type type, String number) {
    BigInteger value = new BigDecimal(number).toBigIntegerExact();
    return switch (type) {
      case UINT32, FIXED32 -> Integer.valueOf((int) unsigned(value, Integer.SIZE));
      case UINT64, FIXED64 -> Long.valueOf(unsigned(value, Long.SIZE));
      case INT32, SINT32, SFIXED32 -> Integer.valueOf(value.intValueExact());
      default -> Long.valueOf(value.longValueExact());
    };
  }

  private static long unsigned(BigInteger value, int bits) {
    if (value.signum() < 0 || value.bitLength() > bits) {
      throw new ArithmeticException();
    }
    return value.longValue();
  }

  /** Reads a fraction, and refuses what would be an infinity or zero. */
  private double fraction(ToDoubleFunction<String> parser) {
    boolean quoted = in.next() == '"';
    String text = quoted ? in.string() : in.number();
    if (quoted && NO_NUMBERS.contains(text)) {
      return Double.parseDouble(text);
    }
    String number = quoted ? in.number(text) : text;
    double value = parser.applyAsDouble(number);
    if (Double.isInfinite(value) || (value == 0 && new BigDecimal(number).signum() != 0)) {
      throw in.malformed("has a number that is too large or too small for its type");
    }
    return value;
  }

  /** Returns the key of a map field, which has one form alone. */
  Object key(FieldDescriptor field, String name) {
    if (field.getJavaType() == JavaType.STRING) {
      return name;
    }
    boolean truth = field.getJavaType() == JavaType.BOOLEAN;
    try {
      requireForm(truth ? TRUTH : WHOLE, name);
      return truth ? Boolean.valueOf(name) : whole(field.getType(), in.number(name));
    } catch (ArithmeticException | IllegalArgumentException e) {
      throw in.malformed("has a key that is not of the type of the keys");
    }
  }

  /** Reads a text that stands for a message of the library, such as the paths of a mask. */
  Message text(String type, dev.polycodec.spi.Message message) {
    String text = in.string();
    message.elements((int) text.chars().filter(c -> c == ',').count(), 1, Integer.MAX_VALUE);
    try {
      return switch (type) {
        case "Timestamp" -> time(text);
        case "Duration" -> Durations.parse(requireForm(DURATION, text));
        default -> FieldMaskUtil.fromJsonString(requireForm(FIELD_MASK, text));
      };
    } catch (ParseException | DateTimeException | IllegalArgumentException e) {
      throw in.malformed("has a text that is not in the form of its type");
    }
  }

  /** The library takes the 30th of February for the 1st of March, and logs what is out of range. */
  private static Timestamp time(String text) {
    Instant time = OffsetDateTime.parse(requireForm(TIME, text)).toInstant();
    Timestamp.Builder read = Timestamp.newBuilder().setSeconds(time.getEpochSecond());
    return Timestamps.checkValid(read.setNanos(time.getNano()).build());
  }

  private static String requireForm(Pattern form, String text) {
    if (!form.matcher(text).matches()) {
      throw new IllegalArgumentException();
    }
    return text;
  }
}
