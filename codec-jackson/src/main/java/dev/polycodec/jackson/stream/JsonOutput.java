package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.JsonWriteContext;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Checks large numbers, which databind writes without asking. */
final class JsonOutput extends UTF8JsonGenerator implements Documents {

  private static final int QUOTES = 2;
  private static final int QUOTES_AND_COMMA = 3;

  private final @Nullable Guard guard;

  JsonOutput(JsonStreams streams, IOContext context, OutputStream out) {
    super(context, streams.getGeneratorFeatures(), streams.getCodec(), out, streams.quote());
    guard = streams.own().guard();
  }

  @Override
  public void begin() {}

  @Override
  public @Nullable Guard guard() {
    return guard;
  }

  /**
   * Half a character would be escaped, as in a text, but no parser reads one in a name. A name of
   * which each character took one byte has none, and need not be looked at again.
   */
  @Override
  public void writeFieldName(String name) throws IOException {
    int begin = _outputTail;
    super.writeFieldName(name);
    requireWhole(name, _outputTail - begin);
  }

  private static void requireWhole(String name, int bytes) {
    int marks = bytes - name.length();
    int lone = marks == QUOTES || marks == QUOTES_AND_COMMA ? -1 : Bulk.loneSurrogate(name);
    if (lone >= 0) {
      throw new EncodeException(
          "A name in JSON cannot hold half a character, as it does at the index " + lone);
    }
  }

  @Override
  public void writeNumber(BigInteger number) throws IOException {
    super.writeNumber(Guard.bound(guard, number));
  }

  @Override
  public void writeNumber(BigDecimal number) throws IOException {
    super.writeNumber(Guard.bound(guard, number));
  }

  @Override
  public void end() throws IOException {
    flush();
    _writeContext = JsonWriteContext.createRootContext(null);
  }
}
