package dev.polycodec.protostuff;

import dev.polycodec.protostuff.wire.ProtostuffBytes;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Payloads of {@code protostuff}. */
final class ProtostuffHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() throws IOException {
    return new Stream();
  }

  /** What the writer of the codec makes. */
  private static final class Stream implements Out {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public void octet(int value) {
      bytes.write(value);
    }

    @Override
    public void numbers(int... values) throws IOException {
      for (int value : values) {
        add(out -> out.writeNumber(value));
      }
    }

    @Override
    public void integer(int value) throws IOException {
      add(out -> out.writeInt(value));
    }

    @Override
    public void text(String value) throws IOException {
      add(out -> out.writeText(value));
    }

    @Override
    public void announceText(int length) throws IOException {
      numbers(length);
    }

    @Override
    public byte[] toBytes() {
      return bytes.toByteArray();
    }

    private void add(ProtostuffBytes.Values values) throws IOException {
      bytes.writeBytes(ProtostuffBytes.of(values));
    }
  }
}
