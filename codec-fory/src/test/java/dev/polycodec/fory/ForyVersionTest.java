package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.apache.fory.Fory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForyVersionTest {

  private static final String LIBRARY = "org.apache.fory:fory-core";

  @Test
  void anOlderForyIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(ForyCodecProvider.class, LIBRARY, Fory.class, "1.5.0", directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "org.apache.fory:fory-core 1.5.0 is on the class path, but this codec needs 1.6.0 or"
                + " newer; set its version in your own dependencyManagement, which wins over every"
                + " imported bom, or import polycodec-bom before the one that lowers it");
  }
}
