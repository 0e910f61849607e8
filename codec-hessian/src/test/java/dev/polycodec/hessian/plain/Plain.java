package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianOutput;
import com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.function.Consumer;

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
    return write(factory -> factory.setAllowNonSerializable(true), value);
  }

  /** Writes values one after the other. */
  byte[] write(Consumer<SerializerFactory> setup, Object... values) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    AbstractHessianOutput out = output(bytes);
    setup.accept(out.getSerializerFactory());
    for (Object value : values) {
      out.writeObject(value);
    }
    out.flush();
    return bytes.toByteArray();
  }
}
