package dev.polycodec.kryo;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.esotericsoftware.kryo.Kryo;
import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KryoVersionTest {

  private static final String LIBRARY = "com.esotericsoftware:kryo";

  @Test
  void anOlderKryoIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(KryoCodecProvider.class, LIBRARY, Kryo.class, "5.4.0", directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "com.esotericsoftware:kryo 5.4.0 is on the class path, but this codec needs 5.5.0 or"
                + " newer; set its version in your own dependencyManagement, which wins over every"
                + " imported bom, or import polycodec-bom before the one that lowers it");
  }
}
