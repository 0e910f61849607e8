package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
@DisplayName("Two processes that share a store go from kryo to smile-typed, one after the other")
class RollingMigrationTest {

  private static final int READS = 1_000;
  private static final Pattern RESULT =
      Pattern.compile("(\\d+) reads, (\\d+) failed, old: \\{(.*)\\}");

  @TempDir private static Path home;
  private static App app;

  @TempDir private Path store;

  @BeforeAll
  static void compileOnce() {
    Sources.compileTree(Path.of("store"), Jars.api(), home);
    app =
        new App(home, "com.acme.store.Instance", Jars.api(), List.of(), List.of())
            .with(Jars.kryo())
            .with(Jars.jackson());
  }

  /** What an instance printed. */
  private record Result(int reads, int failed, String old) {

    static Result of(String printed) {
      Matcher matcher = RESULT.matcher(printed);
      assertThat(matcher.matches()).as(printed).isTrue();
      return new Result(
          Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)), matcher.group(3));
    }
  }

  /** Runs both instances at the same time. */
  private List<Result> together(int first, int second) {
    CompletableFuture<String> other = CompletableFuture.supplyAsync(() -> run("b", second));
    return List.of(Result.of(run("a", first)), Result.of(other.join()));
  }

  private String run(String name, int step) {
    return app.arg(store.toString()).arg(name).arg(String.valueOf(step)).printed();
  }

  @Test
  void readersFirstThenWritersFailsNoRead() throws IOException {
    List<Result> results = new ArrayList<>();
    int[][] steps = {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}};
    for (int[] each : steps) {
      results.addAll(together(each[0], each[1]));
    }
    assertThat(results).allMatch(result -> result.reads() == READS && result.failed() == 0);
    assertThat(results.subList(0, 6)).extracting(Result::old).containsOnly("");
    assertThat(results.get(8).old()).matches("kryo 1=\\d+");
    assertThat(beginnings()).contains(0x12, 0xD7).hasSize(2);
  }

  private List<Integer> beginnings() throws IOException {
    try (Stream<Path> files = Files.list(store)) {
      return files.map(RollingMigrationTest::firstByte).distinct().toList();
    }
  }

  private static int firstByte(Path file) {
    try {
      return Files.readAllBytes(file)[0] & 0xFF;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void writersBeforeReadersDoesFailReads() {
    assertThat(Result.of(run("a", 2)).failed()).isZero();
    assertThat(Result.of(run("b", 0)).failed()).isPositive();
  }
}
