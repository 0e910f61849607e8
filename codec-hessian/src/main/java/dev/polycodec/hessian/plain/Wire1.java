package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.HessianInput;
import com.caucho.hessian.io.HessianOutput;
import com.caucho.hessian.io.HessianProtocolException;
import com.caucho.hessian.io.SerializerFactory;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Hessian 1.0. */
final class Wire1 implements Wire {

  private static final Items ITEMS = Items.first();

  @Override
  public AbstractHessianOutput output(SerializerFactory factory) {
    HessianOutput output = new HessianOutput();
    output.setSerializerFactory(factory);
    return output;
  }

  @Override
  public AbstractHessianInput input(InputStream source, SerializerFactory factory, int maxDepth) {
    return new Input(source, factory, maxDepth);
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

    private final int maxDepth;
    private int depth;

    Input(InputStream source, SerializerFactory factory, int maxDepth) {
      setSerializerFactory(factory);
      init(source);
      this.maxDepth = maxDepth;
    }

    @Override
    public @Nullable Object readObject() throws IOException {
      Wire.requireDepth(++depth, maxDepth);
      Object value = super.readObject();
      depth--;
      return value;
    }

    @Override
    @SuppressWarnings("rawtypes") // as the superclass declares it
    public @Nullable Object readObject(Class expected) throws IOException {
      Wire.requireDepth(++depth, maxDepth);
      Object value = super.readObject(expected);
      depth--;
      return value;
    }

    /** The superclass makes an object that calls whatever the bytes name. */
    @Override
    public Object resolveRemote(String type, String url) throws IOException {
      throw new HessianProtocolException("A remote object is not a value");
    }
  }
}
