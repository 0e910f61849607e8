package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads a value of the JDK from what Hessian writes of it. */
final class PlainValueReader extends TypedReader {

  private final PlainReader reader;
  private final PlainValue value;

  PlainValueReader(PlainReader reader, PlainValue value) {
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
    return reader.names(length);
  }

  @Override
  public Object readObject(AbstractHessianInput in, @Nullable Object[] names) throws IOException {
    return read(PlainType.Names.of(names));
  }

  private Object read(PlainType.Names names) throws IOException {
    reader.message().enter(value.type());
    PlainReader.Unfinished object = value.replaces() ? reader.reserveReplaced() : reader.reserve();
    PlainValue.Content content = PlainValue.Content.read(reader, names);
    Object read = value.of(content);
    if (read instanceof StackTraceElement line) {
      reader.format(line, (int) content.number("format"));
    }
    reader.resolve(object, read);
    reader.message().exit();
    return read;
  }
}
