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

  /** The first bytes of items, but for their numbers: in this one, or how many bytes they have. */
  private static final int POSITIVE = 0x00;

  private static final int NEGATIVE = 0x20;
  private static final int BYTES = 0x40;
  private static final int TEXT = 0x60;
  private static final int FALSE = 0xF4;
  private static final int TRUE = 0xF5;
  private static final int NULL = 0xF6;
  private static final int FLOAT = 0xFA;
  private static final int DOUBLE = 0xFB;
  private static final int NEXT_BYTE = 24;

  private final CBORFactory factory;
  private @Nullable CBORParser parser;
  private byte[] source = {};
  private int position;
  private int end;

  CborReader(CBORFactory factory) {
    this.factory = factory;
  }

  @Override
  protected void begin(ObjectReader walk, byte[] bytes, int offset, int length) throws IOException {
    parser = factory.createParser(bytes, offset, length);
    source = bytes;
    position = offset;
    end = offset + length;
  }

  @Override
  protected void clear() {
    parser = null;
    source = new byte[0];
  }

  @Override
  public int remaining() {
    return end - position;
  }

  @Override
  public boolean readBoolean() throws IOException {
    JsonToken token = in().nextToken();
    if (token != JsonToken.VALUE_TRUE && token != JsonToken.VALUE_FALSE) {
      throw other(token);
    }
    boolean value = token == JsonToken.VALUE_TRUE;
    pass(value ? TRUE : FALSE, 0);
    return value;
  }

  @Override
  public int readInt() throws IOException {
    require(JsonToken.VALUE_NUMBER_INT);
    int value = in().getIntValue();
    passNumber(value);
    return value;
  }

  @Override
  public long readLong() throws IOException {
    require(JsonToken.VALUE_NUMBER_INT);
    long value = in().getLongValue();
    passNumber(value);
    return value;
  }

  @Override
  public float readFloat() throws IOException {
    require(JsonToken.VALUE_NUMBER_FLOAT);
    pass(FLOAT, Float.BYTES);
    return in().getFloatValue();
  }

  @Override
  public double readDouble() throws IOException {
    require(JsonToken.VALUE_NUMBER_FLOAT);
    pass(DOUBLE, Double.BYTES);
    return in().getDoubleValue();
  }

  @Override
  public @Nullable String readText() throws IOException {
    JsonToken token = in().nextToken();
    if (token == JsonToken.VALUE_NULL) {
      pass(NULL, 0);
      return null;
    } else if (token != JsonToken.VALUE_STRING) {
      throw other(token);
    }
    String text = in().getText();
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    pass(TEXT, utf8.length, utf8.length);
    requireUtf8(utf8);
    return text;
  }

  /** Checks that a text ends here in the form it has in UTF-8: the parser knows others, too. */
  private void requireUtf8(byte[] text) {
    int from = position - text.length;
    if (!Arrays.equals(text, 0, text.length, source, from, position)) {
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
    pass(BYTES, length, length);
    System.arraycopy(bytes, 0, target, offset, length);
  }

  private void passNumber(long value) {
    if (value < 0) {
      pass(NEGATIVE, ~value, 0);
    } else {
      pass(POSITIVE, value, 0);
    }
  }

  /** Passes an item whose number has as few bytes as it needs: the parser takes more. */
  private void pass(int kind, long number, int more) {
    if (number < NEXT_BYTE) {
      pass(kind | (int) number, more);
    } else if (number < 1 << Byte.SIZE) {
      pass(kind | NEXT_BYTE, Byte.BYTES + more);
    } else if (number < 1 << Short.SIZE) {
      pass(kind | NEXT_BYTE + 1, Short.BYTES + more);
    } else if (number < 1L << Integer.SIZE) {
      pass(kind | NEXT_BYTE + 2, Integer.BYTES + more);
    } else {
      pass(kind | NEXT_BYTE + 3, Long.BYTES + more);
    }
  }

  /** Passes an item that begins as it is written, and not with a tag, and its other bytes. */
  private void pass(int first, int more) {
    if ((source[position] & 0xFF) != first || more >= end - position) {
      throw new MalformedDataException("The bytes hold an item in a form that is not written");
    }
    position += 1 + more;
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
