package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.Hessian2Input;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianProtocolException;
import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Hessian 2.0. */
final class Wire2 implements Wire {

  private static final Items ITEMS = Items.second();

  @Override
  public AbstractHessianOutput output(SerializerFactory factory) {
    Output output = new Output();
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
    return false;
  }

  private static final class Output extends Hessian2Output {

    @Override
    public void writeDouble(double value) throws IOException {
      if (value == 0 && Double.doubleToRawLongBits(value) != 0) {
        throw new EncodeException(
            "Hessian 2.0 writes negative zero as zero: write 0.0 instead, or a text");
      }
      super.writeDouble(value);
    }
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
      enter();
      Object value = super.readObject();
      depth--;
      return value;
    }

    @Override
    @SuppressWarnings("rawtypes") // as the superclass declares it
    public @Nullable Object readObject(Class expected) throws IOException {
      enter();
      Object value = super.readObject(expected);
      depth--;
      return value;
    }

    /** Refuses nesting that no object accounts for, such as a definition within a definition. */
    private void enter() {
      if (++depth > maxDepth) {
        throw new LimitExceededException(
            "The message holds values nested deeper than " + maxDepth, "withMaxDepth");
      }
    }

    /** The superclass reads one more object, to show it in the message. */
    @Override
    protected IOException expect(String expected, int code) {
      return new HessianProtocolException(
          "Expected " + expected + " but found the code 0x" + Integer.toHexString(code & 0xff));
    }
  }
}
