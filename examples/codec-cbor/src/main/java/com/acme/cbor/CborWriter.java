package com.acme.cbor;

import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.walk.ObjectWriter;
import dev.polycodec.spi.walk.WireWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes each primitive as the CBOR item of its kind. */
final class CborWriter extends WireWriter {

  private final CBORFactory factory;
  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final CharsetEncoder utf8 = StandardCharsets.UTF_8.newEncoder();
  private @Nullable CBORGenerator generator;

  CborWriter(CBORFactory factory, int maxBytes) {
    this.factory = factory;
    this.maxBytes = maxBytes;
  }

  @Override
  protected void begin(ObjectWriter walk, int headroom) throws IOException {
    payload.reset(headroom, maxBytes);
    generator = factory.createGenerator(payload);
  }

  @Override
  protected void lendTo(BytesConsumer out) throws IOException {
    out().close();
    payload.lendTo(out);
  }

  @Override
  protected void clear() {
    generator = null;
  }

  @Override
  protected long retainedBytes() {
    return payload.capacity();
  }

  @Override
  public void writeBoolean(boolean value) throws IOException {
    out().writeBoolean(value);
  }

  @Override
  public void writeInt(int value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public void writeLong(long value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public void writeFloat(float value) throws IOException {
    out().writeNumber(value);
  }

  @Override
  public void writeDouble(double value) throws IOException {
    out().writeNumber(value);
  }

  /** Writes a text in one piece, which the generator would cut, and refuses half a character. */
  @Override
  public void writeText(@Nullable String value) throws IOException {
    if (value == null) {
      out().writeNull();
    } else {
      ByteBuffer text = encode(value);
      out().writeUTF8String(text.array(), 0, text.limit());
    }
  }

  private ByteBuffer encode(String value) {
    try {
      return utf8.encode(CharBuffer.wrap(value));
    } catch (CharacterCodingException e) {
      throw new EncodeException(
          "A string has a lone surrogate, for which UTF-8 has no form; mend the string, or encode"
              + " its characters as a char[]");
    }
  }

  @Override
  public void writeBytes(byte[] bytes, int offset, int length) throws IOException {
    out().writeBinary(bytes, offset, length);
  }

  private CBORGenerator out() {
    return Objects.requireNonNull(generator);
  }
}
