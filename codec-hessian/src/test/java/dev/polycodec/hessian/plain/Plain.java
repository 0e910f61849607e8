package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Hessian by itself, as applications use it. */
enum Plain {
  HESSIAN2("hessian-plain") {
    @Override
    AbstractHessianOutput output(ByteArrayOutputStream bytes) {
      return new Hessian2Output(bytes);
    }
  },
  HESSIAN1("hessian1-plain") {
    @Override
    AbstractHessianOutput output(ByteArrayOutputStream bytes) {
      return new HessianOutput(bytes);
    }
  };

  private final String codec;

  Plain(String codec) {
    this.codec = codec;
  }

  abstract AbstractHessianOutput output(ByteArrayOutputStream bytes);

  /** Returns the codec that reads what this writes. */
  String codec() {
    return codec;
  }

  byte[] write(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AbstractHessianOutput out = output(bytes);
    out.getSerializerFactory().setAllowNonSerializable(true);
    out.writeObject(value);
    out.flush();
    return bytes.toByteArray();
  }
}
