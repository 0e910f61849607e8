package com.acme.cbor;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORParser;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.walk.ObjectReader;
import dev.polycodec.spi.walk.WireReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads each primitive from the CBOR item of its kind, and nothing else. */
final class CborReader extends WireReader {

  private final CBORFactory factory;
  private @Nullable CBORParser parser;
  private byte[] source = {};
  private int end;

  CborReader(CBORFactory factory) {
    this.factory = factory;
  }

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) throws IOException {
    parser = factory.createParser(bytes, offset, length);
    source = bytes;
    end = offset + length;
  }

  @Override
  protected void clear() {
    parser = null;
    source = new byte[0];
  }

  @Override
  public int remaining() {
    return end - position();
  }

  private int position() {
    return (int) in().currentLocation().getByteOffset();
  }

  @Override
  public boolean readBoolean() throws IOException {
    JsonToken token = in().nextToken();
    if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
      throw other(token);
    }
    return token == JsonToken.VALUE_TRUE;
  }

  @Override
  public int readInt() throws IOException {
    require(JsonToken.VALUE_NUMBER_INT);
    return in().getIntValue();
  }

  @Override
  public long readLong() throws IOException {
    require(JsonToken.VALUE_NUMBER_INT);
    return in().getLongValue();
  }

  @Override
  public float readFloat() throws IOException {
    require(JsonToken.VALUE_NUMBER_FLOAT);
    return in().getFloatValue();
  }

  @Override
  public double readDouble() throws IOException {
    require(JsonToken.VALUE_NUMBER_FLOAT);
    return in().getDoubleValue();
  }

  @Override
  public @Nullable String readText() throws IOException {
    JsonToken token = in().nextToken();
    if (token == JsonToken.VALUE_NULL) {
      return null;
    } else if (token != JsonToken.VALUE_STRING) {
      throw other(token);
    }
    String text = in().getText();
    requireUtf8(text.getBytes(StandardCharsets.UTF_8));
    return text;
  }

  /** Checks that a text ends here in the form it has in UTF-8: the parser knows others, too. */
  private void requireUtf8(byte[] text) {
    int to = position();
    int from = to - text.length;
    if (from < 0 || !Arrays.equals(text, 0, text.length, source, from, to)) {
      throw new MalformedDataException("The bytes of a text are not UTF-8");
    }
  }

  @Override
  public void readBytes(byte[] target, int offset, int length) throws IOException {
    require(JsonToken.VALUE_EMBEDDED_OBJECT);
    byte[] bytes = in().getBinaryValue();
    if (bytes.length != length) {
      throw new MalformedDataException("An array has another length than was announced");
    }
    System.arraycopy(bytes, 0, target, offset, length);
  }

  private void require(JsonToken wanted) throws IOException {
    JsonToken token = in().nextToken();
    if (token != wanted) {
      throw other(token);
    }
  }

  private static MalformedDataException other(@Nullable JsonToken token) {
    return new MalformedDataException(
        token == null ? "The bytes end within a value" : "The bytes hold an item of another kind");
  }

  private CBORParser in() {
    return Objects.requireNonNull(parser);
  }
}
