package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.PlainLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Mutated messages end in a CodecException or a sound value: never in a crash, a full heap, a hang
 * or output.
 *
 * <p>The system properties {@code tck.mutations} and {@code tck.seed} say how many messages are
 * decoded and where the random numbers begin.
 */
public abstract class MutationTests {

  private static final int COUNT = Integer.getInteger("tck.mutations", 20_000);
  private static final long SEED = Long.getLong("tck.seed", 1L);
  private static final int TIMEOUT_SECONDS = 60 + COUNT / 100;

  private final Variant variant;
  private final List<String> jvmFlags;
  private final List<String> library;

  /** Tests a variant in a JVM with the flags that it needs. */
  protected MutationTests(Variant variant, List<String> jvmFlags) {
    this.variant = variant;
    this.jvmFlags = jvmFlags;
    this.library = List.of();
  }

  /**
   * Tests a read-only variant with messages that the plain library writes.
   *
   * @param library a class with a public constructor without arguments
   */
  protected MutationTests(
      Variant variant, List<String> jvmFlags, Class<? extends PlainLibrary> library) {
    this.variant = variant;
    this.jvmFlags = jvmFlags;
    this.library = List.of(library.getName());
  }

  @TestFactory
  @DisplayName("Mutated messages end in a CodecException or a sound value")
  Stream<DynamicTest> mutationsAreHarmless(@TempDir Path directory) {
    if (variant.trust() == Trust.TRUSTED_INPUT_ONLY) {
      return Stream.of();
    }
    return LongStream.of(SEED)
        .mapToObj(seed -> dynamicTest("seed " + seed, () -> run(seed, directory)));
  }

  private void run(long seed, Path directory) throws IOException, InterruptedException {
    Path out = directory.resolve("out");
    Path err = directory.resolve("err");
    Process process =
        new ProcessBuilder(command(seed, directory))
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("ended within %d seconds", TIMEOUT_SECONDS).isTrue();
    assertThat(err).as("standard error").isEmptyFile();
    assertThat(process.exitValue()).as("exit code").isZero();
    assertThat(Files.readString(out)).matches("[1-9][0-9]* refused, [0-9]+ decoded\\R");
  }

  private List<String> command(long seed, Path directory) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx256m");
    command.add("-XX:+ExitOnOutOfMemoryError");
    command.add("-XX:-CreateCoredumpOnCrash");
    command.add("-XX:ErrorFile=" + directory.resolve("crash"));
    if (Runtime.version().feature() >= 24) {
      // Only silences the JVM's own warning about what the backends use.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(jvmFlags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Mutations.class.getName());
    command.addAll(List.of(variant.name(), Long.toString(seed), Integer.toString(COUNT)));
    command.addAll(library);
    return command;
  }
}
