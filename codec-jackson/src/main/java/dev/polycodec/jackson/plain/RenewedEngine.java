package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.spi.Engine;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Is another engine once the codec has another mapper: the last one does not know all of a class.
 */
final class RenewedEngine implements Supplier<Engine> {

  private final DataBinding binding;
  private final Supplier<Engine> maker;
  private @Nullable ObjectMapper mapper;
  private @Nullable Engine engine;

  RenewedEngine(DataBinding binding, Supplier<Engine> maker) {
    this.binding = binding;
    this.maker = maker;
  }

  @Override
  public Engine get() {
    ObjectMapper current = binding.mapper();
    Engine known = engine;
    if (known == null || current != mapper) {
      known = maker.get();
      engine = known;
      mapper = current;
    }
    return known;
  }
}
