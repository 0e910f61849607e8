package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import com.fasterxml.jackson.dataformat.cbor.CBORWriteContext;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Checks large numbers, which databind writes without asking. */
class CborOutput extends CBORGenerator implements Documents {

  private static final int SELF_DESCRIBED = 55_799;

  private final @Nullable Guard guard;

  CborOutput(CborStreams streams, IOContext context, OutputStream out) {
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
    if (isEnabled(Feature.WRITE_TYPE_HEADER)) {
      writeTag(SELF_DESCRIBED);
    }
  }

  @Override
  public @Nullable Guard guard() {
    return guard;
  }

  @Override
  public void writeNumber(BigInteger number) throws IOException {
    BigInteger bound = Guard.bound(guard, number);
    if (bound != null && Guard.isQuoted(guard, bound)) {
      super.writeString(bound.toString());
    } else {
      super.writeNumber(bound);
    }
  }

  @Override
  public void writeNumber(BigDecimal number) throws IOException {
    BigDecimal bound = Guard.bound(guard, number);
    if (bound != null && Guard.isQuoted(guard, bound)) {
      super.writeString(bound.toString());
    } else {
      super.writeNumber(bound);
    }
  }

  @Override
  public void end() throws IOException {
    flush();
    _streamWriteContext = CBORWriteContext.createRootContext(null);
  }
}
