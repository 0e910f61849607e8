package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Trait;
import dev.polycodec.spi.Variant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The end of a stack ends a message, and nothing else; and the default depth does without it. */
public abstract class StackNeedTests extends StackTests {

  /** Tests a variant in a JVM with the flags that it needs. */
  protected StackNeedTests(Variant variant, List<String> jvmFlags, Ledger ledger) {
    super(variant, jvmFlags, ledger);
  }

  @Test
  @DisplayName("Threads with the stack that is documented carry the default depth, compiled or not")
  void defaultDepthFitsTheStack(@TempDir Path directory) throws Throwable {
    ledger.prove(HostileCase.STACK, () -> requireRoom(directory));
  }

  private void requireRoom(Path directory) throws Exception {
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
}
