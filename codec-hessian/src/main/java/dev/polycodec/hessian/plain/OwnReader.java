package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractDeserializer;
import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.Deserializer;
import dev.polycodec.spi.Message;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads with a deserializer of the application, under the policy and the limits. */
final class OwnReader extends AbstractDeserializer {

  private final PlainReader reader;
  private final Message message;
  private final Class<?> type;
  private final Deserializer target;

  OwnReader(PlainReader reader, Class<?> type, Deserializer target) {
    this.reader = reader;
    this.message = reader.message();
    this.type = type;
    this.target = target;
  }

  private interface Reading {
    @Nullable Object read() throws IOException;
  }

  private @Nullable Object entered(Reading reading) throws IOException {
    message.enter(type);
    Object value = reading.read();
    message.exit();
    return value;
  }

  @Override
  public Class<?> getType() {
    return type;
  }

  @Override
  public @Nullable Object readObject(AbstractHessianInput in) throws IOException {
    return entered(() -> target.readObject(in));
  }

  @Override
  public @Nullable Object readList(AbstractHessianInput in, int length) throws IOException {
    return entered(() -> target.readList(in, length));
  }

  @Override
  public @Nullable Object readLengthList(AbstractHessianInput in, int length) throws IOException {
    return entered(() -> target.readLengthList(in, length));
  }

  @Override
  public @Nullable Object readMap(AbstractHessianInput in) throws IOException {
    return entered(() -> target.readMap(in));
  }

  @Override
  public Object[] createFields(int length) {
    reader.bulk(length);
    return target.createFields(length);
  }

  @Override
  public Object createField(String name) {
    return target.createField(name);
  }

  @Override
  public @Nullable Object readObject(AbstractHessianInput in, Object[] fields) throws IOException {
    return entered(() -> target.readObject(in, fields));
  }
}
