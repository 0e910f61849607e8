package dev.polycodec.observability;

import dev.polycodec.CodecListener;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;

/**
 * Notes what codecs do as events of the current observation, so that the trace of a request shows
 * which values were encoded and decoded in it: {@code polycodec.encode}, {@code polycodec.decode}
 * and, where one failed, {@code polycodec.encode.failed} and {@code polycodec.decode.failed}.
 *
 * <p>They are no observations of their own, because an observation for each value would cost more
 * than the value. Without a current observation nothing happens. Safe for use by any number of
 * threads.
 */
public final class CodecEvents implements CodecListener {

  private final ObservationRegistry registry;

  /** Notes events of the observations of a registry. */
  public CodecEvents(ObservationRegistry registry) {
    this.registry = registry;
  }

  @Override
  public void onEncode(Call call) {
    note("polycodec.encode", call);
  }

  @Override
  public void onDecode(Call call) {
    note("polycodec.decode", call);
  }

  private void note(String name, Call call) {
    Observation current = registry.getCurrentObservation();
    if (current == null || current.isNoop()) {
      return;
    }
    Throwable failure = call.failure();
    String type = call.codec() + " " + call.type().getTypeName();
    current.event(
        failure == null
            ? Observation.Event.of(
                name, type + ", " + call.bytes() + " bytes, " + call.nanos() / 1_000 + " µs")
            : Observation.Event.of(
                name + ".failed", type + ": " + failure.getClass().getSimpleName()));
  }
}
