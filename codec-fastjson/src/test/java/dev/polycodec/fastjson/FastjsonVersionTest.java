package dev.polycodec.fastjson;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alibaba.fastjson2.JSONB;
import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FastjsonVersionTest {

  @Test
  void anOlderLibraryIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    FastjsonCodecProvider.class,
                    "com.alibaba.fastjson2:fastjson2",
                    JSONB.class,
                    "2.0.53",
                    directory))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "com.alibaba.fastjson2:fastjson2 2.0.53 is on the class path, but this codec needs"
                + " 2.0.60 or newer; set its version in your own dependencyManagement, which wins"
                + " over every imported bom, or import polycodec-bom before the one that lowers"
                + " it");
  }
}
