package dev.polycodec.msgpack;

import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.IOException;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePack;

/** Payloads of {@code msgpack-typed}, made by a library. */
final class MsgpackHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() {
    return new Values();
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    try (MessageBufferPacker packer = MessagePack.newDefaultBufferPacker()) {
      packer.packString(value.toString());
      MessagePack.newDefaultUnpacker(packer.toByteArray()).unpackValue();
    }
  }

  private static final class Values implements Out {

    private final MessageBufferPacker out = MessagePack.newDefaultBufferPacker();

    @Override
    public void octet(int value) throws IOException {
      integer((byte) value);
    }

    @Override
    public void integer(int value) throws IOException {
      out.packInt(value);
    }

    @Override
    public void numbers(int... values) throws IOException {
      for (int value : values) {
        integer(value);
      }
    }

    @Override
    public void text(String value) throws IOException {
      out.packString(value);
    }

    @Override
    public void announceText(int length) throws IOException {
      out.packRawStringHeader(length);
    }

    @Override
    public byte[] toBytes() throws IOException {
      out.flush();
      return out.toByteArray();
    }
  }
}
