package dev.polycodec.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.tck.hostile.WalkHostileBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Payloads of {@code hessian}. */
final class HessianHostileBytes extends WalkHostileBytes {

  @Override
  protected Out newOut() throws IOException {
    return new Stream();
  }

  @Override
  public void useLibrary(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.getSerializerFactory().setAllowNonSerializable(true);
    out.writeObject(value);
    out.flush();
    new Hessian2Input(new ByteArrayInputStream(bytes.toByteArray())).readObject();
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
      bytes.writeBytes(new byte[] {'S', -1, -1}); // as many as one chunk can tell
    }

    @Override
    public byte[] toBytes() {
      return bytes.toByteArray();
    }

    private void add(HessianBytes.Values values) throws IOException {
      bytes.writeBytes(HessianBytes.of(values));
    }
  }
}
