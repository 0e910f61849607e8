package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class PlainHostileTableTest {

  private static Properties results(String codec, Map<String, String> cells) {
    Properties results = new Properties();
    results.setProperty("name", codec);
    results.putAll(cells);
    return results;
  }

  @Test
  void rendersTheCasesThatSomeCodecHas() {
    Properties one = results("one", Map.of("ROOT", "refused", "MUTATIONS", "trusted"));
    Properties two = results("two", Map.of("ROOT", "fault", "KEY", "cannot: it has no keys"));
    assertThat(PlainHostileTable.render(List.of(one, two)))
        .isEqualTo(
            "| | `one` | `two` |\n"
                + "|---|:-:|:-:|\n"
                + "| a root of a class that is not allowed | ✓ | ✗ |\n"
                + "| a key of a map | ∅ | ∅ |\n"
                + "| thousands of mutated messages | – | ∅ |\n");
  }

  @Test
  void refusesWhatTheKitDoesNotWrite() {
    List<Properties> results = List.of(results("one", Map.of("ROOT", "failed")));
    assertThatThrownBy(() -> PlainHostileTable.render(results))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The kit writes no such result: failed");
  }
}
