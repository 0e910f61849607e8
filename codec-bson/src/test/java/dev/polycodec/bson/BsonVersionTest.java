package dev.polycodec.bson;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.bson.BsonBinaryWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BsonVersionTest {

  @Test
  void anOlderLibraryIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    BsonCodecProvider.class,
                    "org.mongodb:bson",
                    BsonBinaryWriter.class,
                    "4.11.5",
                    directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "org.mongodb:bson 4.11.5 is on the class path, but this codec needs 5.0.0 or newer; set"
                + " its version in your own dependencyManagement, which wins over every imported"
                + " bom, or import polycodec-bom before the one that lowers it");
  }
}
