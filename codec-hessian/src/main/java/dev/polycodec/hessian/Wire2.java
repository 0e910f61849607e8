package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianProtocolException;
import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.spi.FieldShape;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Hessian 2.0: the fields of a class are named once, in a definition. */
final class Wire2 implements Wire {

  private final Hessian2Output out = new Hessian2Output();

  @Override
  public AbstractHessianOutput output(OutputStream target, SerializerFactory factory) {
    out.init(target);
    return out;
  }

  @Override
  public AbstractHessianInput input(InputStream source, SerializerFactory factory, int maxDepth) {
    return new Input(source, factory, maxDepth);
  }

  @Override
  public void beginObject(AbstractHessianOutput out, String type, List<FieldShape> fields)
      throws IOException {
    if (out.writeObjectBegin(type) == -1) {
      out.writeClassFieldLength(fields.size());
      for (FieldShape field : fields) {
        out.writeString(field.wireName());
      }
      out.writeObjectBegin(type);
    }
  }

  @Override
  public void endObject(AbstractHessianOutput out) {
    // The definition says how many values there are.
  }

  @Override
  public boolean namesEachField() {
    return false;
  }

  private static final class Input extends Hessian2Input {

    private final int maxDepth;
    private int depth;

    Input(InputStream source, SerializerFactory factory, int maxDepth) {
      super(source);
      setSerializerFactory(factory);
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

    /** The superclass reads one more object, to show it in the message. */
    @Override
    protected IOException expect(String expected, int code) {
      return new HessianProtocolException(
          "Expected " + expected + " but found the code 0x" + Integer.toHexString(code & 0xff));
    }
  }
}
