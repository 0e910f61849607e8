package dev.polycodec.hessian;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.caucho.hessian.io.Hessian2Output;
import dev.polycodec.CodecException;
import dev.polycodec.tck.OlderLibrary;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HessianVersionTest {

  private static final String LIBRARY = "com.caucho:hessian";

  @Test
  void anOlderHessianIsRefusedWhenTheCodecIsCreated(@TempDir Path directory) {
    assertThatThrownBy(
            () ->
                OlderLibrary.open(
                    HessianCodecProvider.class, LIBRARY, Hessian2Output.class, "4.0.38", directory))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith(
            "com.caucho:hessian 4.0.38 is on the class path, but this codec needs 4.0.66 or"
                + " newer");
  }
}
