package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.stream.ExactNumbers;
import dev.polycodec.jackson.stream.Tokens;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;

/** Writes and reads the scalars of the typed variants, so that each comes back exactly. */
final class Scalars {

  private Scalars() {}

  static void write(JsonGenerator out, Scalar scalar, Object value) throws IOException {
    switch (scalar) {
      case STRING -> out.writeString((String) value);
      case INT, SHORT, BYTE -> out.writeNumber(((Number) value).intValue());
      case LONG -> out.writeNumber((long) (Long) value);
      case BOOLEAN -> out.writeBoolean((Boolean) value);
      case DOUBLE -> out.writeNumber((double) (Double) value);
      case FLOAT -> out.writeNumber((float) (Float) value);
      case CHAR -> out.writeNumber((int) (Character) value); // half a surrogate pair is no text
      case BYTES -> out.writeBinary((byte[]) value);
      case DATE -> out.writeNumber(((Date) value).getTime());
      case BIG_INTEGER -> out.writeNumber((BigInteger) value);
      case BIG_DECIMAL -> out.writeNumber((BigDecimal) value);
    }
  }

  /** Reads the value of the current token. */
  static Object read(JsonParser in, Scalar scalar) throws IOException {
    return switch (scalar) {
      case STRING -> Tokens.text(in);
      case INT -> Tokens.integer(in).getIntValue();
      case LONG -> Tokens.integer(in).getLongValue();
      case SHORT -> (short) Tokens.within(in, Short.MIN_VALUE, Short.MAX_VALUE);
      case BYTE -> (byte) Tokens.within(in, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case CHAR -> (char) Tokens.within(in, Character.MIN_VALUE, Character.MAX_VALUE);
      case BOOLEAN -> in.getBooleanValue();
      case DOUBLE ->
          in.hasToken(JsonToken.VALUE_STRING)
              ? special(in)
              : ExactNumbers.readDouble(Tokens.number(in));
      case FLOAT ->
          in.hasToken(JsonToken.VALUE_STRING)
              ? (float) special(in)
              : ExactNumbers.readFloat(Tokens.number(in));
      case BYTES -> in.getBinaryValue();
      case DATE -> new Date(Tokens.integer(in).getLongValue());
      case BIG_INTEGER -> Tokens.integer(in).getBigIntegerValue();
      case BIG_DECIMAL -> Tokens.number(in).getDecimalValue();
    };
  }

  /** JSON has no numbers for these three, so they travel as text. */
  private static double special(JsonParser in) throws IOException {
    return switch (in.getText()) {
      case "NaN" -> Double.NaN;
      case "Infinity" -> Double.POSITIVE_INFINITY;
      case "-Infinity" -> Double.NEGATIVE_INFINITY;
      default -> throw new MalformedDataException("Expected a number at " + Tokens.where(in));
    };
  }
}
