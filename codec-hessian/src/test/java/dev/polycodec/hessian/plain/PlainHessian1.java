package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** Hessian 1.0 by itself. */
public final class PlainHessian1 extends PlainHessian {

  /** Creates it; the kit does. */
  public PlainHessian1() {
    super("hessian1-plain");
  }

  @Override
  AbstractHessianOutput output(ByteArrayOutputStream bytes) {
    return new HessianOutput(bytes);
  }

  @Override
  AbstractHessianInput input(ByteArrayInputStream bytes) {
    return new HessianInput(bytes);
  }
}
