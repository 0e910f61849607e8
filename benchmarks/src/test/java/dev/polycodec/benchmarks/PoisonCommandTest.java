package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command, with forks that end at once: what they measure means nothing. */
@Tag("once")
class PoisonCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @Test
  void numbersBelowOneAreWrongInvocations() {
    assertThat(run("bench-poison", "--forks=0")).isEqualTo(2);
  }

  @Test
  void messagesAreMeasuredBeforeAndAfterAHugeOne(@TempDir Path directory) throws Exception {
    Path json = directory.resolve("poison.json");
    assertThat(
            run(
                "bench-poison",
                "--codecs=kryo",
                "--ways=ours",
                "--workloads=message",
                "--operations=encode",
                "--forks=1",
                "--warm-up=1",
                "--iterations=1",
                "--millis=1",
                "--json=" + json))
        .isZero();
    assertThat(err.toString())
        .contains("[1/2] kryo/ours encode message: ")
        .contains("[2/2] kryo/ours encode message after 10 MB: ");
    assertThat(out.toString()).containsPattern("kryo/ours encode message +[0-9,]+ +[0-9,]+");
    JsonNode result = new ObjectMapper().readTree(json.toFile()).at("/results/0");
    assertThat(result.path("codec").asText()).isEqualTo("kryo");
    assertThat(result.path("poisonedNanos").asDouble()).isPositive();
    assertThat(result.at("/slower/mean").asDouble()).isPositive();
  }
}
