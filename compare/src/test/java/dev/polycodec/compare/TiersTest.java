package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TiersTest {

  @Test
  void coverageIsReadFromTheTableOfTheKit() {
    String document =
        """
        # Choosing

        | Codec | Core | Typed | Beyond | Claims | Input |
        |---|---:|---:|---:|---|---|
        | `full` | 664 / 664 | 20 / 20 | 0 / 2 | cycles | hardened |
        | `almost-full` | 663 / 664 | 0 / 20 | 1 / 2 |  | trusted input only |

        The rest.
        """;

    assertThat(Tiers.parse(document))
        .isEqualTo(Map.of("full", "core 100%, typed 100%", "almost-full", "core 99.8%, typed 0%"));
  }

  @Test
  void theTableOfTheKitIsBesideTheClass() {
    assertThat(Tiers.summary("kryo")).isEqualTo("core 100%, typed 100%");
  }

  @Test
  void codecThatTheKitHasNotTestedHasNoCoverage() {
    assertThat(Tiers.parse(null)).isEmpty();
    assertThat(Tiers.summary("fake")).isEqualTo("-");
  }
}
