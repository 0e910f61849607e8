package dev.polycodec.onenio;

import dev.polycodec.tck.hostile.GraphHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import one.nio.serial.Serializer;

/** Payloads of {@code onenio}. */
final class OneNioHostileBytes extends GraphHostileBytes {

  @Override
  protected Out newOut() {
    return new Stream();
  }

  @Override
  public void useLibrary(Object value) throws IOException, ClassNotFoundException {
    Serializer.deserialize(Serializer.serialize(value));
  }

  /** The format of {@link DataOutputStream}, but for the lengths of long strings. */
  private static final class Stream implements Out {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);

    @Override
    public void tag(int value) throws IOException {
      out.writeByte(value);
    }

    @Override
    public void number(int value) throws IOException {
      out.writeInt(value);
    }

    @Override
    public void name(String className) throws IOException {
      announceString(className.length());
      out.writeBytes(className);
    }

    @Override
    public void announceString(int length) throws IOException {
      if (length > 0x7fff) {
        out.writeShort(length >>> 16 | 0x8000);
      }
      out.writeShort(length);
    }

    @Override
    public byte[] toBytes() {
      return bytes.toByteArray();
    }
  }
}
