package com.acme.cbor;

import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Payloads that only a hostile peer sends. */
final class CborHostileBytes extends WalkHostileBytes {

  /** The head of a text whose length is in the next four bytes. */
  private static final int LONG_TEXT = 0x7A;

  private static final CBORFactory FACTORY = new CBORFactory();

  @Override
  protected Out newOut() throws IOException {
    return new Items();
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    CBORGenerator generator = FACTORY.createGenerator(new ByteArrayOutputStream());
    generator.writeString(value.toString());
    generator.close();
  }

  private static final class Items implements Out {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CBORGenerator generator;

    private Items() throws IOException {
      generator = FACTORY.createGenerator(bytes);
    }

    @Override
    public void octet(int value) throws IOException {
      generator.writeNumber((byte) value);
    }

    @Override
    public void integer(int value) throws IOException {
      generator.writeNumber(value);
    }

    @Override
    public void numbers(int... values) throws IOException {
      for (int value : values) {
        generator.writeNumber(value);
      }
    }

    @Override
    public void text(String value) throws IOException {
      byte[] text = value.getBytes(StandardCharsets.US_ASCII);
      generator.writeUTF8String(text, 0, text.length);
    }

    @Override
    public void announceText(int length) throws IOException {
      generator.flush();
      bytes.write(LONG_TEXT);
      for (int shift = 24; shift >= 0; shift -= 8) {
        bytes.write(length >>> shift);
      }
    }

    @Override
    public byte[] toBytes() throws IOException {
      generator.flush();
      return bytes.toByteArray();
    }
  }
}
