package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import dev.polycodec.jackson.stream.ExactNumbers;
import java.io.IOException;

/** Gives a reader of Jackson's fractions in the way of {@link ExactNumbers}. */
final class ExactParser extends JsonParserDelegate {

  ExactParser(JsonParser parser) {
    super(parser);
  }

  @Override
  public double getDoubleValue() throws IOException {
    return ExactNumbers.readDouble(delegate);
  }

  @Override
  public float getFloatValue() throws IOException {
    return ExactNumbers.readFloat(delegate);
  }

  @Override
  public Number getNumberValue() throws IOException {
    Number value = delegate.getNumberValue();
    return value instanceof Double && delegate.hasToken(JsonToken.VALUE_NUMBER_FLOAT)
        ? (Number) ExactNumbers.readDouble(delegate)
        : value;
  }
}
