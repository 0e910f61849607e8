package dev.polycodec.hessian;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** What the writer makes of values, and the reader of bytes, outside of messages. */
final class HessianBytes {

  private HessianBytes() {}

  /** Writes some values. */
  interface Values {
    void write(HessianWriter out) throws IOException;
  }

  static byte[] of(Values values) throws IOException {
    HessianWriter out = new HessianWriter(Integer.MAX_VALUE);
    out.begin(3);
    values.write(out);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.lendTo(bytes::write);
    return bytes.toByteArray();
  }

  static HessianReader reader(byte[] bytes) {
    HessianReader in = new HessianReader();
    in.begin(bytes, 0, bytes.length);
    return in;
  }
}
