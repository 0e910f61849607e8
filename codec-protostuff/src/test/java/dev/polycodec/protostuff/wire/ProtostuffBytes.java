package dev.polycodec.protostuff.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** What the writer makes of values, and the reader of bytes, outside of messages. */
public final class ProtostuffBytes {

  private ProtostuffBytes() {}

  /** Writes some values. */
  public interface Values {
    /** Writes them. */
    void write(ProtostuffWriter out) throws IOException;
  }

  /** Returns the bytes of some values. */
  public static byte[] of(Values values) throws IOException {
    ProtostuffWriter out = new ProtostuffWriter(Integer.MAX_VALUE);
    out.begin(3);
    values.write(out);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.lendTo(bytes::write);
    return bytes.toByteArray();
  }

  static ProtostuffReader reader(byte[] bytes) {
    ProtostuffReader in = new ProtostuffReader();
    in.begin(bytes, 0, bytes.length);
    return in;
  }
}
