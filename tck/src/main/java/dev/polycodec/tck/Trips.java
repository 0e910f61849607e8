package dev.polycodec.tck;

import dev.polycodec.Codec;
import java.util.Objects;

/** Round trips of values by their class. */
final class Trips {

  private Trips() {}

  @SuppressWarnings("unchecked") // decoded as the value's own class
  static <T> T roundTrip(Codec codec, T value) {
    Class<T> type = (Class<T>) value.getClass();
    return Objects.requireNonNull(codec.decode(codec.encode(value), type));
  }
}
