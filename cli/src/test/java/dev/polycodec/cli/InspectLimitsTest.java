package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What codecs write within their limits, inspect shows")
class InspectLimitsTest {

  @TempDir Path directory;

  /** Returns what is shown of a value. */
  private String inspect(String codec, Object value) throws IOException {
    Path file = directory.resolve("value");
    try (Codec by = Codecs.builder().use(codec).allow(Large.class).build()) {
      Files.write(file, by.encode(value));
    }
    Run run = Run.of("inspect", file.toString(), "--as", codec);
    assertThat(run.out()).doesNotContain("broken at");
    assertThat(run.code()).isZero();
    return run.out();
  }

  /** Numbers of many digits, and a name of many characters. */
  private record Large(BigInteger whole, BigDecimal fraction, Map<String, Integer> named) {}

  @ParameterizedTest
  @ValueSource(strings = {"json", "json-typed", "smile", "cbor"})
  void longNumbersAndNamesAreShown(String codec) throws IOException {
    String whole = "7".repeat(5_000);
    String fraction = "0." + "3".repeat(2_000);
    String name = "k".repeat(60_000);
    Map<String, Integer> named = new HashMap<>(Map.of(name, 1));
    assertThat(inspect(codec, new Large(new BigInteger(whole), new BigDecimal(fraction), named)))
        .contains(whole)
        .contains(fraction)
        .contains(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "json-typed", "smile", "cbor", "msgpack", "bson4jackson"})
  void deepValuesAreShown(String codec) throws IOException {
    Object value = "the innermost";
    for (int i = 0; i < 990; i++) {
      value = new ArrayList<>(List.of(value));
    }
    assertThat(inspect(codec, new HashMap<>(Map.of("l", value)))).contains("the innermost");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "json-typed", "smile", "cbor"})
  void zeroKeepsItsSign(String codec) throws IOException {
    assertThat(inspect(codec, new ArrayList<>(List.of(-0.0)))).contains("-0.0");
  }

  @Test
  void numbersAreShownAsTheTextHasThem() throws IOException {
    Path file = Files.writeString(directory.resolve("n.json"), "[-0, 1E400, 1.50, -0.0]");
    assertThat(Run.of("inspect", file.toString()).out()).contains("[ -0, 1E400, 1.50, -0.0 ]");
  }
}
