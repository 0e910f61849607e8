package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class RefusedTableTest {

  @Test
  void tableHasWhatTheLibraryCarriesAndTheCodecRefuses() {
    Properties codec = result("a");
    codec.setProperty("reason.1", "x/one | is one: register a Surrogate for it");
    codec.setProperty("reason.2", "x/two | is two");
    codec.setProperty("reason.3", "x/three | X$$Lambda$7/0x1 of jdk.proxy2.$Proxy9 is three");
    Properties library = result("a-plain, registered");
    library.setProperty("carried", "x/one, x/three");

    assertThat(RefusedTable.render(List.of(codec, library, result("ab"))))
        .isEqualTo(
            """
            | Codec | Value | Why it is refused |
            |---|---|---|
            | `a` | x/one | is one: register a Surrogate for it |
            | `a` | x/three | X$$Lambda of jdk.proxy2.$Proxy is three |
            """);
  }

  @Test
  void moreThanAFewAreAGap() {
    Properties codec = result("a");
    Properties library = result("a1-persist-plain");
    StringBuilder carried = new StringBuilder();
    for (int i = 0; i <= RefusedTable.MOST; i++) {
      codec.setProperty("reason." + i, "x/" + i + " | no");
      carried.append("x/").append(i).append(", ");
    }
    library.setProperty("carried", carried.toString());

    assertThatThrownBy(() -> RefusedTable.render(List.of(codec, library)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("a refuses what its library carries: {x/0=no, ");
  }

  private static Properties result(String name) {
    Properties result = new Properties();
    result.setProperty("name", name);
    return result;
  }
}
