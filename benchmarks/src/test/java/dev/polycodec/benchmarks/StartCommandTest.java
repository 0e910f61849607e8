package dev.polycodec.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... arguments) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @Test
  void theFirstMessagesAreMeasuredBesideThePlainLibrary(@TempDir Path directory) throws Exception {
    Path json = directory.resolve("start.json");
    assertThat(
            run(
                "bench-start",
                "--codecs=kryo",
                "--workloads=user",
                "--messages=1,20",
                "--forks=1",
                "--json=" + json))
        .isZero();
    assertThat(err.toString())
        .containsPattern("kryo/expert user: \\[\\d+, \\d+] ms")
        .contains("[2/2] ");
    assertThat(out.toString()).containsPattern("kryo/ours user +[\\d,]+ \\([\\d,]+-[\\d,]+\\)");
    JsonNode result = new ObjectMapper().readTree(json.toFile()).at("/results/0");
    assertThat(result.path("20").asLong()).isGreaterThanOrEqualTo(result.path("1").asLong());
    assertThat(result.path("1").asLong()).isPositive();
  }

  @Test
  void whatFailsIsNamedWithItsReason() {
    assertThat(run("bench-start", "--codecs=test", "--forks=1")).isEqualTo(1);
    assertThat(err.toString()).contains("test/ours user: failed: ");
  }

  @Test
  void wrongInvocationsAreTold() {
    assertThat(run("bench-start", "--messages=10,1")).isEqualTo(2);
    assertThat(err.toString()).contains("Numbers of runs and messages are at least 1, and rise");
    assertThat(run("bench-start", "--codecs=kyro")).isEqualTo(2);
    assertThat(err.toString())
        .contains("There is no codec 'kyro'. Did you mean 'kryo'? There are ");
    assertThat(run("bench-start", "--workloads=usr")).isEqualTo(2);
    assertThat(err.toString())
        .contains("There is no data set 'usr'. Did you mean 'user'? There are ");
  }
}
