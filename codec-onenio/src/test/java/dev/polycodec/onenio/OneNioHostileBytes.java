package dev.polycodec.onenio;

import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import one.nio.serial.Serializer;

/** Payloads of {@code onenio}. */
final class OneNioHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() {
    return new Stream();
  }

  @Override
  public void useLibrary(Object value) throws IOException, ClassNotFoundException {
    Serializer.deserialize(Serializer.serialize(value));
  }

  /** The format of {@link DataOutputStream}, but for the lengths of long texts. */
  private static final class Stream implements Out {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    @Override
    public void octet(int value) throws IOException {
      out.writeByte(value);
    }

    @Override
    public void integer(int value) throws IOException {
      out.writeInt(value);
    }

    @Override
    public void text(String value) throws IOException {
      numbers(2 + value.length());
      out.writeBytes(value);
    }

    @Override
    public void announceText(int length) throws IOException {
      numbers(1);
      out.writeShort(length >>> 16 | 0x8000);
      out.writeShort(length);
    }

    @Override
    public byte[] toBytes() {
      return bytes.toByteArray();
    }
  }
}
