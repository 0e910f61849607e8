package dev.polycodec.jackson.stream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;

/** Makes the factory of parsers and generators of one engine. */
@FunctionalInterface
public interface Factories {

  /**
   * Makes a factory.
   *
   * @param guard what the streams of plain variants ask; the typed ones check by themselves
   * @param theirs the application's mapper, which says how its bytes are, or null
   */
  JsonFactory create(@Nullable Guard guard, @Nullable ObjectMapper theirs);
}
