package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.PlainLibrary;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The end of a stack ends a message, and nothing else. */
public abstract class StackTests {

  private static final int TIMEOUT_SECONDS = 120;

  final Variant variant;

  final Ledger ledger;

  private final List<String> jvmFlags;
  private final UnderTest codec;

  /** Tests a variant in a JVM with the flags that it needs. */
  protected StackTests(Variant variant, List<String> jvmFlags, Ledger ledger) {
    this(variant, jvmFlags, ledger, "");
  }

  /**
   * Tests a plain variant that is set up like the plain library.
   *
   * @param library a class with a public constructor without arguments
   */
  protected StackTests(
      Variant variant,
      List<String> jvmFlags,
      Ledger ledger,
      Class<? extends PlainLibrary> library) {
    this(variant, jvmFlags, ledger, library.getName());
  }

  private StackTests(Variant variant, List<String> jvmFlags, Ledger ledger, String library) {
    this.variant = variant;
    this.ledger = ledger;
    this.jvmFlags = jvmFlags;
    this.codec =
        new UnderTest(variant.name(), variant.trust() == Trust.TRUSTED_INPUT_ONLY, library);
  }

  @Test
  @DisplayName("A codec that was first used where a stack ends works as ever")
  void firstUseAtTheEndOfAStackDoesNoHarm(@TempDir Path directory) throws Throwable {
    ledger.prove(HostileCase.END_OF_STACK, () -> requireNoHarm(directory));
  }

  private void requireNoHarm(Path directory) throws Exception {
    Path messages = Files.createDirectory(directory.resolve("messages"));
    write(messages);
    List<String> command = command(StackEnd.class);
    command.add(1, "-XX:TieredStopAtLevel=1"); // it ends before more would pay
    command.add(messages.toString());
    assertThat(said(command, directory))
        .matches(
            "[1-9][0-9]* calls ended with the stack\\R"
                + "|The JVM itself failed with the stack: .*\\R");
  }

  /** Returns what another JVM says, which must end well. */
  static String said(List<String> command, Path directory) throws Exception {
    Path out = directory.resolve("out");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    process
        .onExit()
        .orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .exceptionally(e -> process.destroyForcibly());
    int exit = process.waitFor();
    String said = Files.readString(out, StandardCharsets.UTF_8);
    assertThat(exit).as(said).isZero();
    return said;
  }

  private void write(Path messages) throws Exception {
    try (Codec writer = codec.builder().build()) {
      int number = 0;
      for (Object value : StackEnd.values()) {
        try {
          new Specimen(value.getClass(), writer.encode(value))
              .write(messages.resolve("message-" + number++), "Written with room");
        } catch (CodecException e) {
          continue; // it is written nowhere: the format has no types, or the library loses it
        }
      }
      assertThat(number).isPositive();
    }
  }

  /** Returns the command that runs a class in another JVM, which is told of the codec. */
  final List<String> command(Class<?> main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    if (Runtime.version().feature() >= 24) {
      // Only silences the JVM's own warning about what the backends use.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(jvmFlags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(main.getName());
    command.addAll(codec.arguments());
    return command;
  }
}
