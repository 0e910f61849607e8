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
  protected byte[] write(Content content) throws IOException {
    return HessianBytes.of(content::write);
  }

  @Override
  protected byte[] longestText() {
    return new byte[] {'S', -1, -1};
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
}
