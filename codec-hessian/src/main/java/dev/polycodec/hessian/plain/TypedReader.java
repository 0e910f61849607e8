package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractDeserializer;
import com.caucho.hessian.io.AbstractHessianInput;
import dev.polycodec.MalformedDataException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What Hessian calls for a list, map or object whose type the bytes name; by default, none is. */
abstract class TypedReader extends AbstractDeserializer {

  /** Reads the elements of a list. */
  abstract @Nullable Object list(int length) throws IOException;

  /** Reads a list of Hessian 1.0, which marks its end. */
  @Override
  public @Nullable Object readList(AbstractHessianInput in, int length) throws IOException {
    Object value = list(length);
    in.readListEnd();
    return value;
  }

  /** Reads a list of Hessian 2.0, which does not. */
  @Override
  public @Nullable Object readLengthList(AbstractHessianInput in, int length) throws IOException {
    return list(length);
  }

  @Override
  public Object readMap(AbstractHessianInput in) throws IOException {
    throw unexpected("map");
  }

  @Override
  public Object[] createFields(int length) {
    throw unexpected("object");
  }

  @Override
  public Object readObject(AbstractHessianInput in, @Nullable Object[] fields) throws IOException {
    throw unexpected("object");
  }

  static MalformedDataException unexpected(String what) {
    return new MalformedDataException("The bytes hold a type as a " + what + ", which it is not");
  }
}
