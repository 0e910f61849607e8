package dev.polycodec.compare;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;

/** Refuses numbers of which Jackson would make an infinity: what is measured is the user's data. */
final class FiniteNumbers extends JsonParserDelegate {

  FiniteNumbers(JsonParser parser) {
    super(parser);
  }

  @Override
  public double getDoubleValue() throws IOException {
    double value = super.getDoubleValue();
    require(Double.isFinite(value), Double.TYPE);
    return value;
  }

  @Override
  public float getFloatValue() throws IOException {
    float value = super.getFloatValue();
    require(Float.isFinite(value), Float.TYPE);
    return value;
  }

  @Override
  public Number getNumberValue() throws IOException {
    Number value = super.getNumberValue();
    require(!(value instanceof Double) || Double.isFinite((Double) value), Double.TYPE);
    return value;
  }

  private void require(boolean finite, Class<?> type) throws IOException {
    if (!finite) {
      String message = getText() + " is beyond the range of " + type;
      throw new InputCoercionException(this, message, currentToken(), type);
    }
  }
}
