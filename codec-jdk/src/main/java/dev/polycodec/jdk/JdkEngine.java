package dev.polycodec.jdk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.io.ByteArrayInputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Keeps buffers and tables between messages; the object streams serve one each, as they must. */
final class JdkEngine implements Engine {

  private final JdkWriter writer;
  private final JdkReader reader;

  JdkEngine(JdkBackend backend) {
    this.writer = new JdkWriter(backend);
    this.reader = new JdkReader(backend.config());
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer sink)
      throws Exception {
    writer.write(Objects.requireNonNull(value, "a framed root"), message, headroom, sink);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    return reader.read(new ByteArrayInputStream(bytes, offset, length), message);
  }

  @Override
  public boolean recover() {
    writer.forget();
    reader.forget();
    return true;
  }

  @Override
  public long retainedBytes() {
    return writer.retained() + reader.retained();
  }
}
