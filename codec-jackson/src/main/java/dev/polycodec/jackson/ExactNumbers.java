package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonParser.NumberType;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadCapability;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.deser.std.NumberDeserializers;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Reads primitive values as they are declared: numbers that were perhaps written as another type:
 * the same number, never one that is merely close.
 *
 * <p>Text is the number that it shows, if it has no more digits than the type's own text can have.
 */
final class ExactNumbers extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;
  private static final int DOUBLE_DIGITS = 17;
  private static final int FLOAT_DIGITS = 9;

  private final Scalar scalar;
  private final boolean quoted;

  private ExactNumbers(JsonDeserializer<?> inexact, Scalar scalar, boolean quoted) {
    super(inexact);
    this.scalar = scalar;
    this.quoted = quoted;
  }

  /** Returns the reader of a primitive type or its wrapper, else null. */
  static @Nullable JsonDeserializer<?> of(Class<?> type) {
    Scalar scalar = Scalar.of(type);
    JsonDeserializer<?> own = NumberDeserializers.find(type, type.getName());
    boolean taken = type.isPrimitive() || Number.class.isAssignableFrom(type);
    return scalar == null || own == null || !taken ? null : new ExactNumbers(own, scalar, false);
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> delegate) {
    return new ExactNumbers(delegate, scalar, quoted);
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) {
    return quoted || !Quoted.isWritten(context, property, handledType())
        ? this
        : new ExactNumbers(_delegatee, scalar, true);
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    if (in.hasToken(JsonToken.VALUE_NUMBER_INT) || in.hasToken(JsonToken.VALUE_NUMBER_FLOAT)) {
      return switch (scalar) {
        case DOUBLE, FLOAT, BYTE -> Scalars.read(in, scalar);
        default -> super.deserialize(in, context);
      };
    }
    return quoted && in.hasToken(JsonToken.VALUE_STRING)
        ? Quoted.read(in, scalar)
        : super.deserialize(in, context);
  }

  /** Returns zero: what a constructor takes was not written, which is not to be null. */
  @Override
  public @Nullable Object getAbsentValue(DeserializationContext context)
      throws JsonMappingException {
    return handledType().isPrimitive() ? _delegatee.getEmptyValue(context) : null;
  }

  /** Reads the current token, a number, as a double. */
  static double readDouble(JsonParser in) throws IOException {
    double value = in.getDoubleValue();
    boolean exact =
        in.hasToken(JsonToken.VALUE_NUMBER_INT)
            ? isInteger(in, value)
            : isBinary(in) || Double.isFinite(value) && hasDigits(in, DOUBLE_DIGITS);
    if (!exact) {
      throw inexact(in, "double");
    }
    return value;
  }

  /** Reads the current token, a number, as a float. */
  static float readFloat(JsonParser in) throws IOException {
    float value = in.getFloatValue();
    boolean exact =
        in.hasToken(JsonToken.VALUE_NUMBER_INT)
            ? isInteger(in, value)
            : isBinary(in)
                ? isSame(in, value)
                : Float.isFinite(value) && hasDigits(in, FLOAT_DIGITS);
    if (!exact) {
      throw inexact(in, "float");
    }
    return value;
  }

  private static boolean isInteger(JsonParser in, double value) throws IOException {
    if (in.getNumberType() == NumberType.INT) {
      return in.getIntValue() == value;
    }
    return !Double.isInfinite(value)
        && new BigDecimal(value).compareTo(new BigDecimal(in.getBigIntegerValue())) == 0;
  }

  /** Says whether the format has numbers of its own, rather than their text. */
  private static boolean isBinary(JsonParser in) throws IOException {
    return in.getReadCapabilities().isEnabled(StreamReadCapability.EXACT_FLOATS)
        && in.getNumberType() != NumberType.BIG_DECIMAL;
  }

  private static boolean isSame(JsonParser in, float value) throws IOException {
    return Double.compare(in.getDoubleValue(), value) == 0;
  }

  private static boolean hasDigits(JsonParser in, int most) throws IOException {
    if (in.getReadCapabilities().isEnabled(StreamReadCapability.EXACT_FLOATS)) {
      return digits(in.getDecimalValue()) <= most;
    }
    // Not the parser's own decimal, which it refuses once it has read a float.
    return in.getTextLength() <= most || digits(new BigDecimal(in.getText())) <= most;
  }

  private static int digits(BigDecimal value) {
    return value.stripTrailingZeros().precision();
  }

  private static MalformedDataException inexact(JsonParser in, String type) {
    return new MalformedDataException(
        "The number at " + Scalars.where(in) + " is none that a " + type + " can hold");
  }
}
