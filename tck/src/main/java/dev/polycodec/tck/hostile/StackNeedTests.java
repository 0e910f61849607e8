package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Trait;
import dev.polycodec.spi.Variant;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The end of a stack ends a message, and nothing else; and the default depth does without it. */
public abstract class StackNeedTests extends StackTests {

  /** A compiler that ends leaves its stack. */
  private static final String SAME_COMPILERS = "-XX:-UseDynamicNumberOfCompilerThreads";

  /** Tests a variant in a JVM with the flags that it needs. */
  protected StackNeedTests(Variant variant, List<String> jvmFlags, Ledger ledger) {
    super(variant, jvmFlags, ledger);
  }

  @Test
  @DisplayName("Threads with the stack that is documented carry the default depth, compiled or not")
  void defaultDepthFitsTheStack() throws Throwable {
    ledger.prove(HostileCase.STACK, this::requireRoom);
  }

  private void requireRoom() throws Exception {
    String types = "" + variant.has(Trait.CARRIES_TYPES);
    assertThat(said(List.of(SAME_COMPILERS), StackNeed.class, types)).isEmpty();
    String figures = said(List.of("-Xint", SAME_COMPILERS), StackNeed.class, types);
    assertThat(figures).matches("(" + variant.name() + ", .*: [1-9][0-9]*\\R)+");
    Path kept = Path.of("target", "tck", "stack", variant.name() + ".txt");
    Files.createDirectories(kept.getParent());
    Files.writeString(kept, figures);
  }
}
