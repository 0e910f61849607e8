package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Asks the message before each large number that databind writes. */
final class LimitedGenerator extends JsonGeneratorDelegate {

  private final Current current;
  private final Message message;

  LimitedGenerator(JsonGenerator delegate, Current current) {
    super(delegate, false);
    this.current = current;
    this.message = current.message();
  }

  /** Returns the message that is written. */
  Current current() {
    return current;
  }

  @Override
  public void writeNumber(BigInteger number) throws IOException {
    super.writeNumber(number == null ? null : Scalar.BIG_INTEGER.bound(number, message));
  }

  @Override
  public void writeNumber(BigDecimal number) throws IOException {
    super.writeNumber(number == null ? null : Scalar.BIG_DECIMAL.bound(number, message));
  }
}
