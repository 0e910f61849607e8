package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.polycodec.spi.Variant;
import dev.polycodec.tck.PlainLibrary;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Mutated messages end in a CodecException or a sound value: never in a crash, a full heap, a hang
 * or output. So do the files in {@code regressions/<codec>/} of the test resources, which once did
 * harm.
 *
 * <p>The system properties {@code tck.mutations}, {@code tck.minutes} and {@code tck.seed} say how
 * many messages are decoded, for how long at least, and where the random numbers begin. What does
 * harm is written to {@code target/findings}.
 */
@Tag("mutation")
public abstract class MutationTests {

  private static final int COUNT = Integer.getInteger("tck.mutations", 20_000);
  private static final int MINUTES = Integer.getInteger("tck.minutes", 0);
  private static final long SEED = Long.getLong("tck.seed", MINUTES == 0 ? 1L : System.nanoTime());
  private static final int TIMEOUT_SECONDS = 60 + COUNT / 100 + 60 * MINUTES;
  private static final String COUNTS = "[0-9]+ replayed, [1-9][0-9]* refused, [0-9]+ decoded";

  private final UnderTest tested;
  private final List<String> jvmFlags;
  private final Ledger ledger;

  /** Tests a variant in a JVM with the flags that it needs. */
  protected MutationTests(Variant variant, List<String> jvmFlags, Ledger ledger) {
    this(variant, jvmFlags, ledger, "");
  }

  /**
   * Tests a plain variant with messages that the plain library writes.
   *
   * @param library a class with a public constructor without arguments
   */
  protected MutationTests(
      Variant variant, List<String> jvmFlags, Class<? extends PlainLibrary> library) {
    this(variant, jvmFlags, new Ledger(variant.name()), library.getName());
  }

  private MutationTests(Variant variant, List<String> jvmFlags, Ledger ledger, String library) {
    this.tested = UnderTest.of(variant, library);
    this.jvmFlags = jvmFlags;
    this.ledger = ledger;
  }

  @TestFactory
  @DisplayName("Mutated messages end in a CodecException or a sound value")
  Stream<DynamicTest> mutationsAreHarmless(@TempDir Path directory) {
    if (tested.trusted()) {
      ledger.trusted(HostileCase.MUTATIONS);
      return Stream.of();
    }
    return LongStream.of(SEED)
        .mapToObj(
            seed -> ledger.test(HostileCase.MUTATIONS, "seed " + seed, () -> run(seed, directory)));
  }

  private void run(long seed, Path directory) throws Exception {
    Path err = directory.resolve("err");
    Process process = jvm(seed, directory).redirectError(err.toFile()).start();
    process
        .onExit()
        .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .exceptionally(e -> process.destroyForcibly());
    List<String> counts = counts(process);
    int exit = process.waitFor();
    if (exit != 0) {
      Path finding = keep(FlightRecorder.open(directory.resolve("current")).last());
      fail("The JVM ended with %d: %s%nSee %s", exit, Files.readString(err), finding);
    }
    assertThat(err).as("standard error").isEmptyFile();
    assertThat(counts).isNotEmpty().allSatisfy(line -> assertThat(line).matches(COUNTS));
  }

  /** Prints and returns what the other JVM counts. */
  private List<String> counts(Process process) throws IOException {
    List<String> counts = new ArrayList<>();
    try (BufferedReader lines = process.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        counts.add(line);
        System.out.println("[mutations] " + tested.codec() + ", seed " + SEED + ": " + line);
      }
    }
    return counts;
  }

  /** Keeps what did harm, in the form that belongs into the regressions once it is mended. */
  private Path keep(Specimen specimen) throws IOException {
    String name = Integer.toHexString(Arrays.hashCode(specimen.bytes())) + ".txt";
    Path file = Path.of("target", "findings", tested.codec(), name).toAbsolutePath();
    specimen.write(file, "Found by mutations with the seed " + SEED);
    return file;
  }

  private ProcessBuilder jvm(long seed, Path directory) {
    List<String> flags = new ArrayList<>(jvmFlags);
    flags.add("-Xmx256m");
    if (MINUTES == 0) {
      flags.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")); // C2 earns nothing
    }
    flags.add("-XX:+ExitOnOutOfMemoryError");
    flags.add("-XX:-CreateCoredumpOnCrash");
    flags.add("-XX:ErrorFile=" + directory.resolve("crash"));
    List<String> arguments = new ArrayList<>(tested.arguments());
    arguments.addAll(
        List.of(directory.resolve("current").toString(), "" + seed, "" + COUNT, "" + MINUTES));
    return OtherJvm.of(flags, Mutations.class, arguments);
  }
}
