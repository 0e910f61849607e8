package dev.polycodec.hessian;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.tck.NeighbourTests;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

class HessianNeighbourTest extends NeighbourTests {

  HessianNeighbourTest() {
    super("hessian");
  }

  @Override
  protected Object plainCopy(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(value);
    out.flush();
    return new Hessian2Input(new ByteArrayInputStream(bytes.toByteArray())).readObject();
  }
}
