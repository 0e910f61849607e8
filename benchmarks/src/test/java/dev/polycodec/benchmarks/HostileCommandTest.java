package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search for costly messages, for seconds only: what it finds means nothing. */
@Tag("once")
class HostileCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @Test
  void eachCodecHasItsWorstMessages(@TempDir Path directory) throws Exception {
    Path json = directory.resolve("hostile.json");
    Files.writeString(
        json,
        "{\"results\": [{\"codec\": \"kryo\", \"tried\": 1}, {\"codec\": \"json\", \"tried\": 1}]}");
    int exit =
        run(
            "bench-hostile",
            "--codecs=jdk-plain,json",
            "--minutes=0.01",
            "--json=" + json,
            "--keep=" + directory.resolve("worst"));
    JsonNode results = new ObjectMapper().readTree(json.toFile()).path("results");
    assertThat(results.findValuesAsText("codec")).containsExactly("kryo", "json", "jdk-plain");
    assertThat(results.at("/0/tried").asLong()).as("of a codec that was not searched").isOne();
    requireWorst(results.get(1), directory);
    requireWorst(results.get(2), directory);
    assertThat(out.toString())
        .containsPattern("json, [0-9]+ messages:\\R  (TOO MUCH: )?[0-9,]+ ms");
    assertThat(err.toString()).startsWith("[1/2] jdk-plain");
    boolean tooMuch =
        results.findValuesAsText("tooSlow").contains("true")
            || results.findValuesAsText("tooLarge").contains("true");
    assertThat(exit).isEqualTo(tooMuch ? 1 : 0);
  }

  private static void requireWorst(JsonNode result, Path directory) {
    assertThat(result.path("minutes").asDouble()).isEqualTo(0.01);
    assertThat(result.path("tried").asLong()).isGreaterThan(100);
    assertThat(result.path("worst")).hasSize(3);
    assertThat(result.at("/worst/0/nanos").asLong())
        .isGreaterThanOrEqualTo(result.at("/worst/1/nanos").asLong());
    assertThat(directory.resolve("worst/" + result.path("codec").asText() + "-3.bin"))
        .hasSize(result.at("/worst/2/bytes").asLong());
  }

  @Test
  void whatIsNotThereCannotBeSearched() {
    assertThat(run("bench-hostile", "--codecs=kyro")).isEqualTo(2);
    assertThat(err.toString())
        .startsWith(
            "polycodec bench-hostile: There is no codec 'kyro' for hostile bytes; there are ")
        .contains("kryo-plain");
    assertThat(run("bench-hostile", "--minutes=0")).isEqualTo(2);
    assertThat(run("bench-hostile", "--codecs=fst-plain")).isEqualTo(2);
  }
}
