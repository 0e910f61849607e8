package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command, with forks that end at once: what they measure means nothing. */
@Tag("once")
class BenchCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  private int runQuickly(String... arguments) {
    List<String> all =
        new ArrayList<>(List.of("bench", "--warm-up=1", "--iterations=1", "--millis=1"));
    all.addAll(List.of(arguments));
    return run(all.toArray(new String[0]));
  }

  @Test
  void forksTakeTurnsAndAllFiguresAreWritten(@TempDir Path directory) throws Exception {
    Path json = directory.resolve("figures.json");
    int exit =
        runQuickly(
            "--codecs=kryo",
            "--workloads=message",
            "--operations=encode",
            "--forks=2",
            "--json=" + json);
    assertThat(err.toString().lines())
        .extracting(line -> line.replaceAll(": .*", ""))
        .containsExactly(
            "6 forks, about 4 s",
            "[1/6] kryo/naive encode message",
            "[2/6] kryo/expert encode message",
            "[3/6] kryo/ours encode message",
            "[4/6] kryo/naive encode message",
            "[5/6] kryo/expert encode message",
            "[6/6] kryo/ours encode message");
    assertThat(exit).isZero();
    assertThat(out.toString()).contains("ours is").containsPattern("kryo +encode +expert");
    JsonNode root = new ObjectMapper().readTree(json.toFile());
    assertThat(root.path("command").asText()).startsWith("./polycodec bench --warm-up=1");
    assertThat(root.path("results")).hasSize(3);
    assertThat(root.path("failures").isEmpty()).isTrue();
    JsonNode expert = root.path("results").get(1);
    assertThat(expert.path("way").asText()).isEqualTo("expert");
    assertThat(expert.path("bytes").asLong()).isBetween(50L, 500L);
    assertThat(expert.path("cpuNanos").path("forks")).hasSize(2);
    assertThat(expert.path("wallNanos").path("median").asDouble()).isPositive();
    assertThat(expert.path("allocatedBytes").path("median").asDouble()).isPositive();
    assertThat(expert.path("oursByCpu").path("low").asDouble()).isPositive();
  }

  @Test
  void plainCodecsAreSetBesideTheirLibrary() {
    int exit = runQuickly("--plain", "--codecs=hessian1-plain", "--forks=1");
    assertThat(exit).isZero();
    assertThat(out.toString()).containsPattern("hessian1-plain +decode +library");
  }

  @Test
  void aWayThatChangesTheValueFailsAndTheRestGoesOn() {
    int exit =
        runQuickly(
            "--codecs=test",
            "--ways=ours,expert",
            "--workloads=message",
            "--operations=decode",
            "--forks=2");
    assertThat(exit).isEqualTo(1);
    assertThat(err.toString().lines())
        .contains(
            "[1/4] test/ours decode message: failed: java.lang.IllegalStateException: test/ours"
                + " changes the value: value is java.lang.String, not"
                + " dev.polycodec.compare.workload.MessageInfo")
        .hasSize(4);
    assertThat(out.toString())
        .containsPattern("test +decode +expert")
        .contains("changes the value");
  }

  @Test
  void aJvmThatDoesNotStartIsAFailure() {
    assertThat(runQuickly("--codecs=test", "--ways=naive", "--forks=1")).isEqualTo(1);
    assertThat(err.toString()).contains("polycodec bench: Nothing was measured: {test/");
  }

  @Test
  void unknownNamesAreWrongInvocations() {
    assertThat(runQuickly("--codecs=cryo")).isEqualTo(2);
    assertThat(err.toString())
        .startsWith("polycodec bench: There is no codec 'cryo'. Did you mean 'kryo'? There are ")
        .hasLineCount(1);
  }

  @Test
  void numbersBelowOneAreWrongInvocations() {
    assertThat(run("bench", "--forks=0")).isEqualTo(2);
    assertThat(err.toString())
        .startsWith("polycodec bench: Numbers of runs and times are at least 1");
  }

  @Test
  void aFileThatCannotBeWrittenIsFoundBeforeAnythingIsMeasured(@TempDir Path directory) {
    assertThat(runQuickly("--json=" + directory)).isEqualTo(1);
    assertThat(err.toString())
        .isEqualTo("polycodec bench: " + directory + " cannot be written" + System.lineSeparator());
  }
}
