package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.DecodeException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Round trips of values by their class. */
final class Trips {

  private Trips() {}

  @SuppressWarnings("unchecked") // decoded as the value's own class
  static <T> T roundTrip(Codec codec, T value) {
    Class<T> type = (Class<T>) value.getClass();
    return Objects.requireNonNull(codec.decode(codec.encode(value), type));
  }

  /** Returns what comes back of a value, or null if it is refused before it is written. */
  @SuppressWarnings("unchecked") // decoded as the value's own class
  static <T> @Nullable T orRefused(Codec codec, T value) {
    byte[] bytes;
    try {
      bytes = codec.encode(value);
    } catch (CodecException e) {
      assertThat(e).isNotInstanceOf(DecodeException.class);
      return null;
    }
    return Objects.requireNonNull(codec.decode(bytes, (Class<T>) value.getClass()));
  }
}
