package dev.polycodec.observability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodecEventsTest {

  private final List<String> events = new ArrayList<>();
  private final ObservationRegistry registry = ObservationRegistry.create();

  @Test
  void callsAreEventsOfTheCurrentObservation() {
    registry.observationConfig().observationHandler(new Noting());
    try (Codec codec = Codecs.builder().use("kryo").listener(new CodecEvents(registry)).build()) {
      byte[] outside = codec.encode("outside");
      Observation.createNotStarted("request", registry)
          .observe(
              () -> {
                codec.decode(outside, String.class);
                catchThrowable(() -> codec.decode(new byte[] {1}, String.class));
              });
    }
    assertThat(events).hasSize(2);
    assertThat(events.get(0))
        .matches("request polycodec.decode kryo java.lang.String, \\d+ bytes, \\d+ µs");
    assertThat(events.get(1))
        .isEqualTo("request polycodec.decode.failed kryo java.lang.String: MalformedDataException");
  }

  private final class Noting implements ObservationHandler<Observation.Context> {

    @Override
    public void onEvent(Observation.Event event, Observation.Context context) {
      events.add(context.getName() + " " + event.getName() + " " + event.getContextualName());
    }

    @Override
    public boolean supportsContext(Observation.Context context) {
      return true;
    }
  }
}
