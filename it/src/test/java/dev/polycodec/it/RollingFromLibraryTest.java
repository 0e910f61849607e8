package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("once")
@DisplayName("Two processes that share a store go from a plain library to Polycodec, one by one")
class RollingFromLibraryTest {

  private static final String NONE_FAILED = "1000 reads, 0 failed";

  @TempDir private static Path home;

  @TempDir private Path store;

  @BeforeAll
  static void compileOnce() {
    List<Path> jars =
        Stream.of(Jars.api(), Jars.kryo(), Jars.hessian()).flatMap(List::stream).toList();
    Sources.compileTree(Path.of("rolling"), jars, home);
  }

  /** Returns an instance: an old one has nothing but its library. */
  private App instance(String library, int step) {
    List<Path> libraries =
        switch (library) {
          case "Kryo" -> Jars.kryo();
          case "Hessian" -> Jars.hessian();
          default -> Jars.jdk();
        };
    List<Path> old = libraries.stream().filter(jar -> !Jars.ours().contains(jar)).toList();
    App app = new App(home, "com.acme.rolling.Instance", old, List.of(), List.of());
    return step == 0
        ? app
        : app.with(Jars.api())
            .with(libraries)
            .with(Jars.jackson())
            .with(library.equals("Kryo") ? List.of() : Jars.kryo());
  }

  private String run(String name, String library, int step) {
    return instance(library, step)
        .arg(store.toString())
        .arg(name)
        .arg(library)
        .arg(String.valueOf(step))
        .printed();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kryo", "Hessian", "Jdk"})
  void noReadFailsInEitherDirection(String library) throws IOException {
    int[][] steps = {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}};
    for (int[] each : steps) {
      CompletableFuture<String> other =
          CompletableFuture.supplyAsync(() -> run("b", library, each[1]));
      assertThat(run("a", library, each[0])).isEqualTo(NONE_FAILED);
      assertThat(other.join()).isEqualTo(NONE_FAILED);
    }
    try (Stream<Path> files = Files.list(store)) {
      assertThat(files.filter(RollingFromLibraryTest::hasEnvelope)).isNotEmpty();
    }
  }

  private static boolean hasEnvelope(Path file) {
    try {
      return (Files.readAllBytes(file)[0] & 0xFF) == 0xD7;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void anOldInstanceDoesNotReadWhatIsWrittenTooEarly() {
    assertThat(run("a", "Kryo", 2)).isEqualTo(NONE_FAILED);
    assertThat(run("b", "Kryo", 0)).isNotEqualTo(NONE_FAILED);
  }
}
