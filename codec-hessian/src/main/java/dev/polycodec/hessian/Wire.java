package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.LimitExceededException;
import dev.polycodec.spi.FieldShape;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** A version of Hessian: its streams, and how it writes an object of named fields. */
interface Wire {

  /** Returns a stream for one message. */
  AbstractHessianOutput output(OutputStream target, SerializerFactory factory) throws IOException;

  /** Returns a stream for one message, which refuses values nested deeper than {@code maxDepth}. */
  AbstractHessianInput input(InputStream source, SerializerFactory factory, int maxDepth)
      throws IOException;

  /** Begins an object. */
  void beginObject(AbstractHessianOutput out, String type, List<FieldShape> fields)
      throws IOException;

  /** Ends an object. */
  void endObject(AbstractHessianOutput out) throws IOException;

  /** Returns whether each value of an object follows the name of its field. */
  boolean namesEachField();

  /** Refuses nesting that no object accounts for, such as a definition within a definition. */
  static void requireDepth(int depth, int maxDepth) {
    if (depth > maxDepth) {
      throw new LimitExceededException(
          "The message holds values nested deeper than "
              + maxDepth
              + "; raise Limits.withMaxDepth if that is expected");
    }
  }
}
