package dev.polycodec.bson4jackson;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Bson4jacksonVersionTest {

  @Test
  void anOlderLibraryIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    Bson4jacksonCodecProvider.class,
                    "de.undercouch:bson4jackson",
                    BsonFactory.class,
                    "2.15.1",
                    directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "de.undercouch:bson4jackson 2.15.1 is on the class path, but this codec needs 2.18.0 or"
                + " newer; set its version in your own dependencyManagement, which wins over every"
                + " imported bom, or import polycodec-bom before the one that lowers it");
  }
}
