package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Is another engine once the codec has another mapper: the last one does not know all of a class.
 */
final class RenewedEngine implements Engine {

  private final DataBinding binding;
  private final Supplier<Engine> maker;
  private ObjectMapper mapper;
  private Engine engine;

  RenewedEngine(DataBinding binding, Supplier<Engine> maker) {
    this.binding = binding;
    this.maker = maker;
    mapper = binding.mapper();
    engine = maker.get();
  }

  private Engine engine() {
    ObjectMapper current = binding.mapper();
    if (current != mapper) {
      engine = maker.get();
      mapper = current;
    }
    return engine;
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws Exception {
    engine().encode(value, plan, message, headroom, out);
  }

  @Override
  public @Nullable Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws Exception {
    return engine().decode(bytes, offset, length, plan, message);
  }

  @Override
  public @Nullable String place() {
    return engine.place();
  }

  @Override
  public boolean recover() {
    return engine.recover();
  }

  @Override
  public long retainedBytes() {
    return engine.retainedBytes();
  }
}
