package dev.polycodec.jackson.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.polycodec.MalformedDataException;
import dev.polycodec.jackson.stream.Input;
import dev.polycodec.jackson.stream.Tokens;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads each primitive as a token of Jackson's. */
class TokenReader extends WireReader {

  /** Whether the current token was looked at, and is still to be read. */
  boolean ahead;

  private final Input input;
  private @Nullable JsonParser in;

  TokenReader(JsonFactory factory) {
    input = new Input(factory);
  }

  /** Returns what reads the message. */
  final JsonParser in() {
    return Objects.requireNonNull(in, "there is no message");
  }

  /** Goes on to the next token, and returns the parser at it. */
  JsonParser next() throws IOException {
    JsonParser at = in();
    if (ahead) {
      ahead = false;
    } else {
      at.nextToken();
    }
    return at;
  }

  /** Refuses bytes after the value. */
  public final void requireEnd() throws IOException {
    input.requireEnd(in());
  }

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) throws IOException {
    in = input.begin(bytes, offset, length);
    ahead = false;
  }

  @Override
  protected void clear() {
    input.clear();
    in = null;
  }

  @Override
  public final int remaining() throws IOException {
    return Input.remaining(in());
  }

  @Override
  public final boolean readBoolean() throws IOException {
    return next().getBooleanValue();
  }

  @Override
  public final byte readByte() throws IOException {
    return (byte) Scalars.read(next(), Scalar.BYTE);
  }

  @Override
  public final short readShort() throws IOException {
    return (short) Scalars.read(next(), Scalar.SHORT);
  }

  @Override
  public char readChar() throws IOException {
    return (char) Scalars.read(next(), Scalar.CHAR);
  }

  @Override
  public final int readInt() throws IOException {
    return Tokens.integer(next()).getIntValue();
  }

  @Override
  public final long readLong() throws IOException {
    return Tokens.integer(next()).getLongValue();
  }

  @Override
  public final float readFloat() throws IOException {
    return (float) Scalars.read(next(), Scalar.FLOAT);
  }

  @Override
  public final double readDouble() throws IOException {
    return (double) Scalars.read(next(), Scalar.DOUBLE);
  }

  @Override
  public @Nullable String readText() throws IOException {
    return text(in().nextTextValue());
  }

  /** Returns a text that was read, or if there is none, that of the current token. */
  final @Nullable String text(@Nullable String read) throws IOException {
    return read != null || in().hasToken(JsonToken.VALUE_NULL) ? read : Tokens.text(in());
  }

  @Override
  protected final boolean readPresence() throws IOException {
    ahead = !next().hasToken(JsonToken.VALUE_NULL);
    return ahead;
  }

  @Override
  public final void readBytes(byte[] bytes, int offset, int length) throws IOException {
    Target target = new Target(bytes, offset, length);
    next().readBinaryValue(target);
    if (target.room != 0) {
      throw wrongLength();
    }
  }

  private static MalformedDataException wrongLength() {
    return new MalformedDataException("The bytes hold an array of another length than announced");
  }

  /** A part of an array, which is filled. */
  private static final class Target extends OutputStream {

    private final byte[] bytes;
    private int at;
    private int room;

    Target(byte[] bytes, int offset, int length) {
      this.bytes = bytes;
      this.at = offset;
      this.room = length;
    }

    @Override
    public void write(int value) {
      write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] source, int offset, int length) {
      if (length > room) {
        throw wrongLength();
      }
      System.arraycopy(source, offset, bytes, at, length);
      at += length;
      room -= length;
    }
  }
}
