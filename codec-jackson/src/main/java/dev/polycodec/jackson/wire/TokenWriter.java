package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.exc.StreamWriteException;
import dev.polycodec.BytesConsumer;
import dev.polycodec.jackson.stream.Output;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes each primitive as a token of Jackson's, without structure or names: the walk knows what
 * comes next.
 */
class TokenWriter extends WireWriter {

  private final Output output;
  private @Nullable JsonGenerator out;

  TokenWriter(JsonFactory factory, int maxBytes) {
    output = new Output(factory, maxBytes);
  }

  /** Returns what writes the message. */
  final JsonGenerator out() {
    return Objects.requireNonNull(out, "there is no message");
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) throws IOException {
    out = output.begin(headroom);
  }

  @Override
  protected final void lendTo(BytesConsumer to) throws IOException {
    output.lendTo(to);
  }

  @Override
  protected void clear() {
    output.clear();
    out = null;
  }

  @Override
  protected final long retainedBytes() {
    return output.retainedBytes();
  }

  @Override
  public final void writeBoolean(boolean value) throws IOException {
    out().writeBoolean(value);
  }

  @Override
  public final void writeInt(int value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeLong(long value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeFloat(float value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeDouble(double value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeText(@Nullable String value) throws IOException {
    try {
      out().writeString(value);
    } catch (StreamWriteException e) {
      if (value != null) {
        Bulk.requireWhole(value);
      }
      throw e;
    }
  }

  @Override
  public final void writeBytes(byte[] bytes, int offset, int length) throws IOException {
    out().writeBinary(bytes, offset, length);
  }

  /** A token tells what it is. */
  @Override
  protected final void writePresence(boolean present) throws IOException {
    if (!present) {
      out().writeNull();
    }
  }
}
