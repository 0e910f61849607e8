package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.EncodeException;
import dev.polycodec.Trait;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The end of a stack ends a message, and nothing else; and the default depth does without it. */
public abstract class StackTests {

  private static final int TIMEOUT_SECONDS = 120;

  private final Variant variant;
  private final List<String> jvmFlags;

  /** Tests a variant in a JVM with the flags that it needs. */
  protected StackTests(Variant variant, List<String> jvmFlags) {
    this.variant = variant;
    this.jvmFlags = jvmFlags;
  }

  @Test
  @DisplayName("A codec that was first used where a stack ends works as ever")
  void firstUseAtTheEndOfAStackDoesNoHarm(@TempDir Path directory) throws Exception {
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

  @Test
  @DisplayName("Threads with the stack that is documented carry the default depth, compiled or not")
  void defaultDepthFitsTheStack(@TempDir Path directory) throws Exception {
    List<String> compiled = command(StackNeed.class);
    compiled.add(1, "-XX:-UseDynamicNumberOfCompilerThreads"); // one that ends leaves its stack
    compiled.add("" + variant.has(Trait.CARRIES_TYPES));
    assertThat(said(compiled, directory)).isEmpty();
    List<String> interpreted = new ArrayList<>(compiled);
    interpreted.add(1, "-Xint");
    String figures = said(interpreted, directory);
    assertThat(figures).matches("(" + variant.name() + ", .*: [1-9][0-9]*\\R)+");
    Path kept = Path.of("target", "tck", "stack", variant.name() + ".txt");
    Files.createDirectories(kept.getParent());
    Files.writeString(kept, figures);
  }

  private static String said(List<String> command, Path directory) throws Exception {
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
    try (Codec codec = builder().build()) {
      int number = 0;
      for (Object value : StackEnd.values()) {
        try {
          new Specimen(value.getClass(), codec.encode(value))
              .write(messages.resolve("message-" + number++), "Written with room");
        } catch (EncodeException e) {
          continue; // a codec without types cannot write it anywhere
        }
      }
      assertThat(number).isPositive();
    }
  }

  private CodecBuilder builder() {
    CodecBuilder builder = Codecs.builder().use(variant.name()).allow("dev.polycodec.tck.model.*");
    return trusted() ? builder.trustedInput() : builder;
  }

  private boolean trusted() {
    return variant.trust() == Trust.TRUSTED_INPUT_ONLY;
  }

  private List<String> command(Class<?> main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (Runtime.version().feature() >= 24) {
      // Only silences the JVM's own warning about what the backends use.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(jvmFlags);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(main.getName(), variant.name(), "" + trusted()));
    return command;
  }
}
