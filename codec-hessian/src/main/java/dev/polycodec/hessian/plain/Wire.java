package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.SerializerFactory;
import java.io.IOException;
import java.io.InputStream;

/** Hessian's own output and input for a version of it. */
interface Wire {

  /** Returns a stream, which is initialised for each message. */
  AbstractHessianOutput output(SerializerFactory factory);

  /** Returns a stream for one message, which refuses values nested deeper than {@code maxDepth}. */
  AbstractHessianInput input(InputStream source, SerializerFactory factory, int maxDepth)
      throws IOException;

  /** Returns what a message is made of. */
  Items items();

  /** Returns whether this is Hessian 1.0. */
  boolean isFirst();
}
