package dev.polycodec.fst;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nustaq.serialization.FSTConfiguration;

class FstVersionTest {

  private static final String LIBRARY = "de.ruedigermoeller:fst";

  @Test
  void anOlderFstIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    FstCodecProvider.class, LIBRARY, FSTConfiguration.class, "2.56", directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "de.ruedigermoeller:fst 2.56 is on the class path, but this codec needs 2.57 or"
                + " newer; set its version in your own dependencyManagement, which wins over every"
                + " imported bom, or import polycodec-bom before the one that lowers it");
  }
}
