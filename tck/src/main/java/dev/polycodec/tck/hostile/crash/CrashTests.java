package dev.polycodec.tck.hostile.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.MalformedDataException;
import dev.polycodec.tck.hostile.OtherJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same attack twice: a reference to {@link Envelope.Numbers} where an {@link Envelope.Pointer}
 * is declared. It ends the JVM of an application that uses the plain library, and is an exception
 * of the codec.
 */
public abstract class CrashTests {

  private static final int TIMEOUT_SECONDS = 60;

  private final String codec;
  private final Class<?> application;

  /**
   * Tests a codec beside its library.
   *
   * @param application an application of the plain library: with an argument, it decodes an
   *     envelope from these hexadecimal digits and opens it; without, one that it encoded itself
   */
  protected CrashTests(String codec, Class<?> application) {
    this.codec = codec;
    this.application = application;
  }

  /** Returns the attack in the format of the plain library. */
  protected abstract String plainBytes();

  /** Returns the attack in the format of the codec. */
  protected abstract String codecBytes();

  /** Returns the flags that the plain library needs. */
  protected List<String> jvmFlags() {
    return List.of();
  }

  @Test
  @DisplayName("An application of the plain library works")
  void plainLibraryWorks(@TempDir Path directory) throws Exception {
    assertThat(run(directory)).isZero();
    assertThat(directory.resolve("crash")).doesNotExist();
  }

  @Test
  @DisplayName("Hostile bytes end the JVM of an application of the plain library")
  void plainLibraryCrashes(@TempDir Path directory) throws Exception {
    assertThat(run(directory, plainBytes())).as("exit code").isNotZero();
    assertThat(Files.readString(directory.resolve("crash")))
        .contains("A fatal error has been detected by the Java Runtime Environment", "SIGSEGV")
        .contains(Envelope.class.getName() + ".open()");
  }

  @Test
  @DisplayName("The same is an exception of the codec")
  void codecRefuses() {
    byte[] bytes = HexFormat.of().parseHex(codecBytes());
    try (Codec own = Codecs.builder().use(codec).allow(Envelope.Numbers.class).build()) {
      assertThatThrownBy(() -> own.decode(bytes, Envelope.class))
          .isExactlyInstanceOf(MalformedDataException.class)
          .hasMessage(
              "The bytes put an object of the class "
                  + Envelope.Numbers.class.getName()
                  + " where "
                  + Envelope.Pointer.class.getName()
                  + " is declared");
    }
  }

  private int run(Path directory, String... arguments) throws IOException, InterruptedException {
    List<String> flags = new ArrayList<>(jvmFlags());
    flags.add("-XX:-CreateCoredumpOnCrash");
    flags.add("-XX:ErrorFile=" + directory.resolve("crash"));
    flags.add("-Xmx64m");
    Process process =
        OtherJvm.of(flags, application, List.of(arguments))
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("output").toFile())
            .start();
    boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).as("ended within %d seconds", TIMEOUT_SECONDS).isTrue();
    return process.exitValue();
  }
}
