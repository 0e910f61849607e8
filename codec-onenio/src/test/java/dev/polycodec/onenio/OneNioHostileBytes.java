package dev.polycodec.onenio;

import dev.polycodec.tck.hostile.GraphHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import one.nio.serial.Serializer;

/** Payloads of {@code onenio-persist}, and of {@code onenio}, where a number precedes a name. */
final class OneNioHostileBytes extends GraphHostileBytes {

  private final boolean numbering;

  OneNioHostileBytes(boolean numbering) {
    this.numbering = numbering;
  }

  @Override
  protected Out newOut() {
    return new Stream(numbering);
  }

  @Override
  public void useLibrary(Object value) throws IOException, ClassNotFoundException {
    Serializer.deserialize(Serializer.serialize(value));
  }

  /** The format of {@link DataOutputStream}, but for the lengths of long strings. */
  private static final class Stream implements Out {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream out = new DataOutputStream(bytes);
    private final boolean numbering;

    Stream(boolean numbering) {
      this.numbering = numbering;
    }

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
      if (numbering) {
        out.writeInt(0);
      }
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
    public void unknownClass() throws IOException {
      if (numbering) {
        out.writeInt(0);
      }
      out.writeInt(999);
    }

    @Override
    public byte[] toBytes() {
      return bytes.toByteArray();
    }
  }
}
