package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.spi.Variant;
import dev.polycodec.tck.PlainLibrary;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The end of a stack ends a message, and nothing else. */
public abstract class StackTests {

  private final Ledger ledger;
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
    this.ledger = ledger;
    this.jvmFlags = jvmFlags;
    this.codec = UnderTest.of(variant, library);
  }

  @Test
  @DisplayName("A codec that was first used where a stack ends works as ever")
  void firstUseAtTheEndOfAStackDoesNoHarm(@TempDir Path messages) throws Throwable {
    ledger.prove(HostileCase.END_OF_STACK, () -> requireNoHarm(messages));
  }

  private void requireNoHarm(Path messages) throws Exception {
    write(messages);
    List<String> flags = new ArrayList<>(jvmFlags);
    flags.add("-XX:+UseSerialGC");
    flags.add("-XX:TieredStopAtLevel=1"); // it ends before more would pay
    List<String> arguments = new ArrayList<>(codec.arguments());
    arguments.add(messages.toString());
    assertThat(OtherJvm.said(flags, StackEnd.class, arguments))
        .matches(
            "[1-9][0-9]* calls ended with the stack\\R"
                + "|The JVM itself failed with the stack: .*\\R");
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
}
