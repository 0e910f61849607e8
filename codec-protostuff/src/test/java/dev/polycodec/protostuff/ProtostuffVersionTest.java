package dev.polycodec.protostuff;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import io.protostuff.Schema;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProtostuffVersionTest {

  private static final String LIBRARY = "io.protostuff:protostuff-api";

  @Test
  void anOlderProtostuffIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    ProtostuffCodecProvider.class, LIBRARY, Schema.class, "1.7.4", directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "io.protostuff:protostuff-api 1.7.4 is on the class path, but this codec needs 1.8.0 or"
                + " newer; set its version in your own dependencyManagement, which wins over every"
                + " imported bom, or import polycodec-bom before the one that lowers it");
  }
}
