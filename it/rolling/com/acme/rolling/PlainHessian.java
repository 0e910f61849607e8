package com.acme.rolling;

import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Hessian 2 without Polycodec. */
final class PlainHessian implements Format {

  @Override
  public byte[] write(Order order) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(order);
    out.flush();
    return bytes.toByteArray();
  }

  @Override
  public Order read(byte[] bytes) throws IOException {
    return (Order) new Hessian2Input(new ByteArrayInputStream(bytes)).readObject();
  }
}
