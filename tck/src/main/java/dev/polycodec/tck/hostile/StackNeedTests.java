package dev.polycodec.tck.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.tck.CodecTck;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Measures what a level of nesting takes of the stack; extended for one codec of each way to go
 * over objects. What calls itself for each level is the walk, or a mapper, and never a wire, so
 * that codecs of one way have the same figures.
 */
@Tag(CodecTck.CORE)
public abstract class StackNeedTests {

  /** A compiler that ends leaves its stack. */
  private static final String SAME_COMPILERS = "-XX:-UseDynamicNumberOfCompilerThreads";

  private final List<String> codecs;

  /** Tests codecs that need no flags of the JVM and no trusted input. */
  protected StackNeedTests(String... codecs) {
    this.codecs = List.of(codecs);
  }

  @TestFactory
  @DisplayName("Threads with the stack that is documented carry the default depth, compiled or not")
  Stream<DynamicTest> defaultDepthFitsTheStack() {
    return codecs.stream().map(codec -> dynamicTest(codec, () -> requireRoom(codec)));
  }

  private static void requireRoom(String codec) throws Exception {
    assertThat(said(codec, SAME_COMPILERS)).isEmpty();
    String figures = said(codec, SAME_COMPILERS, "-Xint");
    assertThat(figures).matches("(" + codec + ", .*: [1-9][0-9]*\\R)+");
    Path kept = Path.of("target", "tck", "stack", codec + ".txt");
    Files.createDirectories(kept.getParent());
    Files.writeString(kept, figures);
  }

  private static String said(String codec, String... flags) throws Exception {
    List<String> all = Stream.concat(Stream.of("-XX:+UseSerialGC"), Stream.of(flags)).toList();
    return OtherJvm.said(all, StackNeed.class, List.of(codec));
  }
}
