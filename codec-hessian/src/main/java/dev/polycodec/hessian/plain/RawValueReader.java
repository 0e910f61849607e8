package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads a value of the JDK from what Hessian writes of it. */
final class RawValueReader extends TypedReader {

  private final RawReader reader;
  private final RawValue value;

  RawValueReader(RawReader reader, RawValue value) {
    this.reader = reader;
    this.value = value;
  }

  @Override
  public Class<?> getType() {
    return value.type();
  }

  @Override
  Object list(int length) {
    throw unexpected("list");
  }

  @Override
  public Object readMap(AbstractHessianInput in) throws IOException {
    Object read = read(() -> in.isEnd() ? null : in.readString());
    in.readMapEnd();
    return read;
  }

  @Override
  public Object[] createFields(int length) {
    return new String[reader.announced(length)];
  }

  @Override
  public Object readObject(AbstractHessianInput in, @Nullable Object[] names) throws IOException {
    return read(RawType.Names.of(names));
  }

  private Object read(RawType.Names names) throws IOException {
    reader.message().enter(value.type());
    int reference = value.replaces() ? reader.reserveReplaced() : reader.reserve();
    Object read = value.of(RawValue.Content.read(reader, names));
    reader.resolve(reference, read);
    reader.message().exit();
    return read;
  }
}
