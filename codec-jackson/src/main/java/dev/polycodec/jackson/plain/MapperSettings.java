package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.spi.BackendConfig;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the application says of the mapper.
 *
 * @param mapper its own mapper, or null
 * @param modules those that it adds
 * @param change what it changes after that
 */
public record MapperSettings(
    @Nullable ObjectMapper mapper, List<Module> modules, Consumer<ObjectMapper> change) {

  /** Applies them to a mapper that the codec has configured. */
  void applyTo(ObjectMapper mapper) {
    Consumer<ObjectMapper> adding = added -> added.registerModules(modules);
    BackendConfig.setup(adding.andThen(change)).accept(mapper);
  }
}
