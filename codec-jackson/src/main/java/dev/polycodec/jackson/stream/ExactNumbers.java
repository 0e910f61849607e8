package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonParser.NumberType;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadCapability;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.function.ToDoubleFunction;

/**
 * Reads fractions as they are declared, where numbers were perhaps written as another type: the
 * same number, never one that is merely close.
 *
 * <p>A fraction in text is the {@code double} next to it, however many digits other software, or
 * {@code Double.toString} before JDK 19, writes. It is a {@code float} if it has no more digits
 * than one takes, or is the {@code double} of one: else a {@code double} was written. JavaScript
 * and Go write large ones without an exponent, their digits first and then zeros: a whole number is
 * a fraction, too, if it has the fewest digits that tell that fraction, and is the next one to it
 * with as many.
 */
public final class ExactNumbers {

  private static final int DOUBLE_DIGITS = 17;
  private static final int FLOAT_DIGITS = 9;

  private ExactNumbers() {}

  /**
   * Reads the current token, a number, as a double.
   *
   * @throws MalformedDataException if no double is that number
   */
  public static double readDouble(JsonParser in) throws IOException {
    double value = in.getDoubleValue();
    boolean exact =
        in.hasToken(JsonToken.VALUE_NUMBER_INT)
            ? isInteger(in, value) || isPadded(in, value, DOUBLE_DIGITS, BigDecimal::doubleValue)
            : isBinary(in) || (isNear(in, value) && (isText(in) || isShort(in, DOUBLE_DIGITS)));
    if (!exact) {
      throw inexact(in, "double");
    }
    return value;
  }

  /**
   * Reads the current token, a number, as a float.
   *
   * @throws MalformedDataException if no float is that number
   */
  public static float readFloat(JsonParser in) throws IOException {
    float value = in.getFloatValue();
    boolean exact =
        in.hasToken(JsonToken.VALUE_NUMBER_INT)
            ? isInteger(in, value)
                || isPadded(in, value, FLOAT_DIGITS, BigDecimal::floatValue)
                || (isPadded(in, value, DOUBLE_DIGITS, BigDecimal::doubleValue)
                    && isWidened(in, value))
            : isBinary(in)
                ? isSame(in, value)
                : isNear(in, value) && (isShort(in, FLOAT_DIGITS) || isWidened(in, value));
    if (!exact) {
      throw inexact(in, "float");
    }
    return value;
  }

  private static boolean isInteger(JsonParser in, double value) throws IOException {
    if (in.getNumberType() == NumberType.INT) {
      return in.getIntValue() == value;
    }
    return !Double.isInfinite(value) && new BigDecimal(value).compareTo(whole(in)) == 0;
  }

  /** Returns a whole number as it is: the parser makes its own of a fraction that it has read. */
  private static BigDecimal whole(JsonParser in) throws IOException {
    return isText(in) ? new BigDecimal(in.getText()) : new BigDecimal(in.getBigIntegerValue());
  }

  /**
   * Says whether a whole number is the shortest text of a fraction, with zeros in place of digits.
   *
   * @param most the digits that tell each fraction of the type
   * @param rounding returns the fraction next to a number
   */
  private static boolean isPadded(
      JsonParser in, double value, int most, ToDoubleFunction<BigDecimal> rounding)
      throws IOException {
    if (!isText(in) || Double.isInfinite(value) || digits(in) > most) {
      return false;
    }
    int digits = digits(in);
    BigDecimal exact = new BigDecimal(value);
    boolean shorter =
        digits > 1 && rounding.applyAsDouble(exact.round(new MathContext(digits - 1))) == value;
    return !shorter && exact.round(new MathContext(digits)).compareTo(whole(in)) == 0;
  }

  /** Says whether the format has numbers of its own, rather than their text. */
  private static boolean isBinary(JsonParser in) throws IOException {
    return !isText(in) && in.getNumberType() != NumberType.BIG_DECIMAL;
  }

  private static boolean isSame(JsonParser in, float value) throws IOException {
    return Double.compare(in.getDoubleValue(), value) == 0;
  }

  /** Says whether a number is within the range of its type, neither too large nor too small. */
  private static boolean isNear(JsonParser in, double value) throws IOException {
    return Double.isFinite(value) && (value != 0 || isZero(in));
  }

  /** Asks the text: the parser would give the float that it has read. */
  private static boolean isWidened(JsonParser in, float value) throws IOException {
    return isText(in) && Double.parseDouble(in.getText()) == value;
  }

  private static boolean isText(JsonParser in) {
    return !in.getReadCapabilities().isEnabled(StreamReadCapability.EXACT_FLOATS);
  }

  private static boolean isZero(JsonParser in) throws IOException {
    return isText(in) ? digits(in) == 0 : in.getDecimalValue().signum() == 0;
  }

  /**
   * Returns whether a number has no more than so many digits. One that is no text is rounded to
   * them: to take its zeros away, one at a time, takes the square of their number.
   */
  private static boolean isShort(JsonParser in, int most) throws IOException {
    if (isText(in)) { // not the parser's own decimal, which it refuses once it has read a float
      return digits(in) <= most;
    }
    BigDecimal value = in.getDecimalValue();
    return value.round(new MathContext(most)).compareTo(value) == 0;
  }

  /** Returns how many digits a text has from the first that is not 0 to the last. */
  private static int digits(JsonParser in) throws IOException {
    return digits(in.getTextCharacters(), in.getTextOffset(), in.getTextLength());
  }

  private static int digits(char[] text, int offset, int length) {
    int digits = 0;
    int zeros = 0;
    for (int i = offset; i < offset + length && (text[i] | ' ') != 'e'; i++) {
      if (text[i] == '0') {
        zeros++;
      } else if (text[i] > '0') { // no sign or point
        digits = digits == 0 ? 1 : digits + zeros + 1;
        zeros = 0;
      }
    }
    return digits;
  }

  private static MalformedDataException inexact(JsonParser in, String type) {
    return new MalformedDataException(
        "The number at " + Tokens.where(in) + " is none that a " + type + " can hold");
  }
}
