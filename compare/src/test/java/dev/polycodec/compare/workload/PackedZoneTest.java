package dev.polycodec.compare.workload;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class PackedZoneTest {

  @Test
  void numbersAreInBaseSixtyWithSignAndFraction() {
    assertThat(PackedZone.number("0")).isZero();
    assertThat(PackedZone.number("a")).isEqualTo(10);
    assertThat(PackedZone.number("X")).isEqualTo(59);
    assertThat(PackedZone.number("10")).isEqualTo(60);
    assertThat(PackedZone.number("-1.u")).isEqualTo(-1.5);
  }

  @Test
  void periodsHaveTheirOffsetAndEnd() {
    PackedZone zone = new PackedZone("Somewhere/City|LMT ABC|-1.u -10|01|-10|48e5");

    assertThat(zone.name()).isEqualTo("Somewhere/City");
    assertThat(zone.population()).isEqualTo(4_800_000);
    assertThat(zone.periods())
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactly(
            new Period("LMT", 90, Instant.parse("1969-12-31T23:00:00Z")),
            new Period("ABC", 3600, null));
  }

  @Test
  void missingPopulationIsZero() {
    PackedZone zone = new PackedZone("Etc/UTC|UTC|0|0||");

    assertThat(zone.population()).isZero();
    assertThat(zone.periods())
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactly(new Period("UTC", 0, null));
  }
}
