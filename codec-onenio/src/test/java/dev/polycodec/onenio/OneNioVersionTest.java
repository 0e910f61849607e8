package dev.polycodec.onenio;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import one.nio.serial.DataStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OneNioVersionTest {

  private static final String LIBRARY = "ru.odnoklassniki:one-nio";

  @Test
  void anOlderOneNioIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    OneNioCodecProvider.class, LIBRARY, DataStream.class, "2.2.1", directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "ru.odnoklassniki:one-nio 2.2.1 is on the class path, but this codec needs 2.3.0 or"
                + " newer; set its version in your own dependencyManagement, which wins over every"
                + " imported bom, or import polycodec-bom before the one that lowers it");
  }
}
