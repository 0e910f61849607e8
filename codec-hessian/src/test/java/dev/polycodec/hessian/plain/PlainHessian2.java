package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** Hessian 2.0 by itself. */
public final class PlainHessian2 extends PlainHessian {

  /** Creates it; the kit does. */
  public PlainHessian2() {
    super("hessian-plain");
  }

  @Override
  AbstractHessianOutput output(ByteArrayOutputStream bytes) {
    return new Hessian2Output(bytes);
  }

  @Override
  AbstractHessianInput input(ByteArrayInputStream bytes) {
    return new Hessian2Input(bytes);
  }
}
