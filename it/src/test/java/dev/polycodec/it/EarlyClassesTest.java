package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the JVM itself needs where a stack ends, and what would be broken there by its first use.
 */
@Tag("once")
class EarlyClassesTest {

  @Test
  void whatNotesFailedClassesIsInitialisedByTheFirstCodec(@TempDir Path home) {
    Run run = App.consumer(home).with(Jars.kryo()).flag("-Xlog:class+init=info").run();
    assertThat(run.printed()).contains("Initializing 'java/lang/ExceptionInInitializerError'");
  }
}
