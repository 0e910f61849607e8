package dev.polycodec.avro;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.apache.avro.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AvroVersionTest {

  @Test
  void anOlderAvroIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    AvroCodecProvider.class,
                    "org.apache.avro:avro",
                    Schema.class,
                    "1.11.4",
                    directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "org.apache.avro:avro 1.11.4 is on the class path, but this codec needs 1.12.2 or"
                + " newer; set its version in your own dependencyManagement, which wins over every"
                + " imported bom, or import polycodec-bom before the one that lowers it");
  }
}
