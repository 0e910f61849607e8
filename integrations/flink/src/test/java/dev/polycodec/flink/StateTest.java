package dev.polycodec.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.flink.api.common.JobID;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.core.execution.SavepointFormatType;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.jobgraph.SavepointRestoreSettings;
import org.apache.flink.runtime.jobmaster.JobResult;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("State of a job that is restored with another version of its class")
class StateTest {

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static MiniCluster cluster;

  @TempDir private static Path directory;
  private static Path first;
  private static Path second;
  private static Path other;

  @BeforeAll
  static void start() throws Exception {
    Configuration local = new Configuration();
    cluster =
        new MiniCluster(
            new MiniClusterConfiguration.Builder()
                .setConfiguration(local)
                .setCommonBindAddress("127.0.0.1")
                .withRandomPorts()
                .setNumTaskManagers(1)
                .setNumSlotsPerTaskManager(2)
                .build());
    cluster.start();
    first = Versions.jar(directory, Versions.FIRST);
    second = Versions.jar(directory, Versions.SECOND);
    other = Versions.jar(directory, Versions.OTHER);
  }

  @AfterAll
  static void stop() throws Exception {
    cluster.close();
  }

  @BeforeEach
  void forget() {
    TallyJob.SEEN.clear();
    TallyJob.FOUND.clear();
  }

  private static Configuration backend(String name) {
    return Configuration.fromMap(
        Map.of("state.backend.type", name, "restart-strategy.type", "none"));
  }

  private static JobID submit(Path jar, Configuration backend, String codec, String savepoint)
      throws Exception {
    try (URLClassLoader loader = Versions.loader(jar)) {
      JobGraph graph = TallyJob.graph(loader, backend, codec);
      graph.addJar(new org.apache.flink.core.fs.Path(jar.toUri()));
      if (savepoint != null) {
        graph.setSavepointRestoreSettings(SavepointRestoreSettings.forPath(savepoint));
      }
      cluster.submitJob(graph).get();
      return graph.getJobID();
    }
  }

  /** Runs until all keys were met, and a little longer; returns the savepoint it stops with. */
  private static String run(Path jar, String backend, String codec, String savepoint)
      throws Exception {
    JobID job = submit(jar, backend(backend), codec, savepoint);
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (TallyJob.FOUND.size() < TallyJob.KEYS) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      assertThat(cluster.getJobStatus(job).get().isGloballyTerminalState()).isFalse();
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return cluster
        .stopWithSavepoint(
            job,
            directory.resolve("savepoints").toUri().toString(),
            false,
            SavepointFormatType.CANONICAL)
        .get();
  }

  private static Map<Long, String> seen() {
    return new HashMap<>(TallyJob.SEEN);
  }

  @ParameterizedTest(name = "{0}, {1}, then {2}")
  @CsvSource({
    "hashmap, kryo, kryo",
    "rocksdb, kryo, kryo",
    "hashmap, smile-typed, smile-typed",
    "rocksdb, kryo, smile-typed"
  })
  void stateOfFormerVersionIsRead(String backend, String before, String after) throws Exception {
    String savepoint = run(first, backend, before, null);
    Map<Long, String> sums = seen();
    forget();
    String again = run(second, backend, after, savepoint);
    sums.forEach(
        (key, sum) -> assertThat(TallyJob.FOUND.get(key)).isEqualTo(sum + " " + sum + " null"));
    Map<Long, String> later = seen();
    forget();
    run(second, backend, after, again);
    assertThat(TallyJob.FOUND).isEqualTo(later);
  }

  @Test
  void stateWhoseFieldIsAnotherThingFailsAndNamesIt() throws Exception {
    String savepoint = run(first, "hashmap", "kryo", null);
    JobID job = submit(other, backend("hashmap"), "kryo", savepoint);
    JobResult result = cluster.requestJobResult(job).get(2, TimeUnit.MINUTES);
    assertThatThrownBy(() -> result.toJobExecutionResult(getClass().getClassLoader()))
        .rootCause()
        .hasMessage(
            "The field sum of acme.Sums had the type int when the bytes were written, and holds a"
                + " value that java.lang.String has not");
  }
}
