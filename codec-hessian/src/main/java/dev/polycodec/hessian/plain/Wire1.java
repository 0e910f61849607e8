package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.caucho.hessian.io.HessianProtocolException;
import com.caucho.hessian.io.SerializerFactory;
import java.io.IOException;
import java.io.InputStream;

/** Hessian 1.0. */
final class Wire1 implements Wire {

  private static final Items ITEMS = Items.first();

  @Override
  public AbstractHessianOutput output(SerializerFactory factory) {
    HessianOutput output = new HessianOutput();
    output.setSerializerFactory(factory);
    return output;
  }

  /** All that nests is an object, whose depth the message counts. */
  @Override
  public AbstractHessianInput input(InputStream source, SerializerFactory factory, int maxDepth) {
    return new Input(source, factory);
  }

  @Override
  public Items items() {
    return ITEMS;
  }

  @Override
  public boolean isFirst() {
    return true;
  }

  private static final class Input extends HessianInput {

    Input(InputStream source, SerializerFactory factory) {
      setSerializerFactory(factory);
      init(source);
    }

    /** The superclass makes an object that calls whatever the bytes name. */
    @Override
    public Object resolveRemote(String type, String url) throws IOException {
      throw new HessianProtocolException("A remote object is not a value");
    }
  }
}
