package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.exc.StreamWriteException;
import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes each primitive as a token of Jackson's. */
class TokenWriter extends WireWriter {

  private static final int NONE = -1;

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
    return JacksonEngine.RECYCLED_BYTES + output.retainedBytes();
  }

  @Override
  public final void writeBoolean(boolean value) throws IOException {
    out().writeBoolean(value);
  }

  @Override
  public final void writeByte(byte value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeShort(short value) throws IOException {
    out().writeNumber(value);
  }

  /** Writes a number: half a surrogate pair is no text. */
  @Override
  public void writeChar(char value) throws IOException {
    out().writeNumber((int) value);
  }

  @Override
  public final void writeInt(int value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeNumber(int value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeLong(long value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public final void writeBits(long value) throws IOException {
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
      int half = value == null ? NONE : half(value);
      if (half == NONE) {
        throw e;
      }
      throw refused(half);
    }
  }

  private static EncodeException refused(int half) {
    return new EncodeException(
        "A string has a lone surrogate at index "
            + half
            + ", for which UTF-8 has no form; mend the string, or encode its characters as a"
            + " char[]");
  }

  /** Returns the index of a surrogate without the other one, or {@link #NONE}. */
  private static int half(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (text.codePointAt(i) < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
          return i;
        }
        i++;
      }
    }
    return NONE;
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
