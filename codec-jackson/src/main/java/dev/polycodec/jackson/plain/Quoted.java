package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.stream.Tokens;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Numbers that the application wants as text, and that are text nowhere else. */
final class Quoted {

  private Quoted() {}

  /** Returns whether a property is written as text, though it is a number. */
  static boolean isWritten(
      DeserializationContext context, @Nullable BeanProperty property, Class<?> type) {
    if (property == null) {
      return false;
    }
    JsonFormat.Value format = property.findPropertyFormat(context.getConfig(), type);
    JsonSerialize serializer = property.getAnnotation(JsonSerialize.class);
    return (format != null && format.getShape() == JsonFormat.Shape.STRING)
        || (serializer != null && serializer.using() == ToStringSerializer.class);
  }

  /** Reads the text of the current token as a number. */
  static Object read(JsonParser in, Scalar scalar) throws IOException {
    String text = in.getText();
    try {
      return switch (scalar) {
        case INT -> Integer.valueOf(text);
        case LONG -> Long.valueOf(text);
        case SHORT -> Short.valueOf(text);
        case BYTE -> Byte.valueOf(text);
        case DOUBLE -> Double.valueOf(text);
        case FLOAT -> Float.valueOf(text);
        case BIG_INTEGER -> new BigInteger(text);
        case BIG_DECIMAL -> new BigDecimal(text);
        default -> throw new MalformedDataException("Expected a number at " + Tokens.where(in));
      };
    } catch (NumberFormatException e) {
      throw new MalformedDataException("Expected a number at " + Tokens.where(in));
    }
  }
}
