package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.dataformat.smile.SmileConstants;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import com.fasterxml.jackson.dataformat.smile.SmileWriteContext;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Checks large numbers, which databind writes without asking. */
class SmileOutput extends SmileGenerator implements Documents {

  private final @Nullable Guard guard;

  SmileOutput(SmileStreams streams, IOContext context, OutputStream out) {
    super(
        context,
        streams.getGeneratorFeatures(),
        streams.getFormatGeneratorFeatures(),
        streams.getCodec(),
        out);
    guard = streams.own().guard();
  }

  @Override
  public void begin() throws IOException {
    writeHeader();
  }

  @Override
  public @Nullable Guard guard() {
    return guard;
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
    if (isEnabled(SmileGenerator.Feature.WRITE_END_MARKER)) {
      if (_outputTail >= _outputEnd) {
        _flushBuffer();
      }
      _outputBuffer[_outputTail++] = SmileConstants.BYTE_MARKER_END_OF_CONTENT;
    }
    flush();
    _streamWriteContext = SmileWriteContext.createRootContext(null);
    if (_seenNameCount >= 0) { // less, and there is no table, as nothing is shared
      _seenNames = emptied(_seenNames, DEFAULT_NAME_BUFFER_LENGTH);
      _seenNameCount = 0;
    }
    if (_seenStringValueCount >= 0) {
      _seenStringValues = emptied(_seenStringValues, DEFAULT_STRING_VALUE_BUFFER_LENGTH);
      _seenStringValueCount = 0;
    }
  }

  private static SharedStringNode[] emptied(SharedStringNode[] seen, int length) {
    if (seen.length > length) {
      return new SharedStringNode[length];
    }
    Arrays.fill(seen, null);
    return seen;
  }
}
