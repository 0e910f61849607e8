package dev.polycodec.observability;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.stored.Envelopes;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.math.RoundingMode;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CodecMetersTest {

  /** A page. */
  public record Page(URI address, String title) {}

  private final MeterRegistry registry = new SimpleMeterRegistry();

  @Test
  void callsAndSizesAreMeteredByCodecAndOperation() {
    try (Codec codec = kryo().build()) {
      byte[] bytes = codec.encode(new Page(URI.create("https://acme.com/a"), "A"));
      codec.decode(bytes, Page.class);
      codec.decode(bytes, Page.class);

      assertThat(count("kryo", "encode", "none")).isEqualTo(1);
      assertThat(count("kryo", "decode", "none")).isEqualTo(2);
      assertThat(bytes("decode")).isEqualTo(2 * bytes.length);
      assertThat(
              registry.get("polycodec.calls").timers().stream()
                  .mapToDouble(t -> t.totalTime(TimeUnit.NANOSECONDS)))
          .allMatch(nanos -> nanos > 0);
    }
  }

  @Test
  void failuresHaveTheNameOfTheirClass() {
    try (Codec codec = kryo().build()) {
      assertThat(catchThrowable(() -> codec.encode(new Thread()))).isNotNull();
      assertThat(catchThrowable(() -> codec.decode(new byte[] {1, 2}, Page.class))).isNotNull();
      byte[] refused = codec.encode(new IllegalStateException("no"));
      assertThat(catchThrowable(() -> codec.decode(refused, RoundingMode.class))).isNotNull();

      assertThat(count("kryo", "encode", "TypeNotAllowedException")).isEqualTo(1);
      assertThat(count("kryo", "decode", "MalformedDataException")).isEqualTo(1);
      assertThat(count("kryo", "decode", "TypeMismatchException")).isEqualTo(1);
    }
  }

  @Test
  void oldFormatsAndDroppedPropertiesAreCounted() {
    byte[] old = "{\"title\":\"A\",\"gone\":1}".getBytes(StandardCharsets.UTF_8);
    try (Codec codec = kryo().envelope(Envelopes.defaults().readLegacy("json")).build()) {
      assertThat(codec.decode(old, Page.class)).isEqualTo(new Page(null, "A"));
    }
    assertThat(
            registry
                .get("polycodec.old.format")
                .tags("codec", "json", "version", "1", "application", "shop")
                .counter()
                .count())
        .isEqualTo(1);
    assertThat(registry.get("polycodec.dropped").tags("codec", "json").counter().count())
        .isEqualTo(1);
  }

  private CodecBuilder kryo() {
    return Codecs.builder()
        .use("kryo")
        .listener(new CodecMeters(registry, Tags.of("application", "shop")));
  }

  private long count(String codec, String operation, String failure) {
    return registry
        .get("polycodec.calls")
        .tags("codec", codec, "operation", operation, "failure", failure, "application", "shop")
        .timer()
        .count();
  }

  private double bytes(String operation) {
    return registry.get("polycodec.bytes").tags("operation", operation).summary().totalAmount();
  }
}
