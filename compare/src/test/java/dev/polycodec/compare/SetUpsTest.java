package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.spi.Trust;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("once")
class SetUpsTest {

  /** Those that need flags of the JVM run in the benchmarks' tests. */
  static Stream<CodecInfo> codecs() {
    return Discovery.run().codecs().values().stream()
        .filter(codec -> codec.jvmFlags().isEmpty())
        .filter(codec -> codec.variant().trust() != Trust.TRUSTED_INPUT_ONLY)
        .filter(codec -> !codec.name().startsWith("fake"));
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void everyCodecBringsRealDataBackOrSaysThatItDoesNot(CodecInfo codec) {
    try (Lane lane = Lanes.local(codec, UserData.none())) {
      for (String workload : List.of("css", "timezones", "node-releases")) {
        RoundTrip trip = lane.begin(workload, 1).trip();
        assertThat(trip.outcome())
            .as("%s on %s: %s", codec.name(), workload, trip.message())
            .isIn(Outcome.EQUAL, Outcome.REFUSED);
      }
    }
  }

  @Test
  void whatMustBeToldOfClassesIsToldOfThoseThatFieldsDeclare() {
    assertThat(UserClasses.of(Own.class, List.of()))
        .containsExactly(Own.class, Part.class, Integer.class, Other.class);
  }

  @Test
  void whatMustBeToldOfClassesIsToldOfThoseInOpenFields() {
    Open inner = new Open(new Map[] {Map.of("key", List.of(new Part(Map.of())))});
    Open outer = new Open(inner);

    assertThat(UserClasses.of(Open.class, List.of(outer, inner)))
        .containsExactly(Open.class, Object.class, Part.class, Integer.class, Other.class);
  }

  private record Open(Object content) implements Serializable {}

  /** A class with fields of all sorts. */
  private static final class Own implements Serializable {
    private static final long serialVersionUID = 1L;

    private @Nullable Set<Part> parts;
  }

  private record Part(Map<Integer, Other[]> others) implements Serializable {}

  private record Other(int number) implements Serializable {}
}
