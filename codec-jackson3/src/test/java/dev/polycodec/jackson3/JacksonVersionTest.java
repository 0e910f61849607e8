package dev.polycodec.jackson3;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import org.junit.jupiter.api.Test;
import tools.jackson.core.Version;

class JacksonVersionTest {

  private static final String DATABIND = "core:jackson-databind";

  @Test
  void anOlderDatabindIsRefusedNamingBothVersions() {
    Version older = new Version(3, 1, 0, null, null, null);
    assertThatThrownBy(() -> JacksonBackends.require(DATABIND, older, JacksonBackends.DATABIND))
        .isInstanceOf(CodecException.class)
        .hasMessage(
            "tools.jackson.core:jackson-databind 3.1.0 is on the class path, but this"
                + " codec needs 3.1.1 or newer; set its version in your own dependencyManagement,"
                + " which wins over every imported bom, or import polycodec-bom before the one that"
                + " lowers it");
  }

  @Test
  void theFloorItselfPasses() {
    Version floor = new Version(3, 1, 1, null, null, null);
    assertThatCode(() -> JacksonBackends.require(DATABIND, floor, JacksonBackends.DATABIND))
        .doesNotThrowAnyException();
  }
}
