package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Threads that decode deflated messages keep no garbage collector waiting")
@Tag("once")
class CollectorTest {

  @ParameterizedTest
  @ValueSource(strings = {"G1", "Parallel", "Serial"})
  void heapOf700MegabytesSuffices(String collector, @TempDir Path directory) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command =
        List.of(
            java.toString(),
            "-XX:+Use" + collector + "GC",
            "-Xmx700m",
            "-cp",
            System.getProperty("java.class.path"),
            DeflatedLoad.class.getName(),
            "kryo");
    assertThat(Run.of(command, directory).printed()).isEqualTo("1280 decoded");
  }
}
