package dev.polycodec.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.CodecException;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

class BackendVersionTest {

  private static final String LIBRARY = "org.assertj:assertj-core";

  @Test
  void anOlderLibraryIsRefusedNamingBothVersions() {
    assertThatThrownBy(() -> BackendVersion.require(LIBRARY, Assertions.class, "99.1"))
        .isInstanceOf(CodecException.class)
        .hasMessageStartingWith("org.assertj:assertj-core 3.")
        .hasMessageContaining("but this codec needs 99.1 or newer");
  }

  @Test
  void aLibraryOfTheFloorPasses() {
    assertThatCode(() -> BackendVersion.require(LIBRARY, Assertions.class, "3.0.0"))
        .doesNotThrowAnyException();
  }

  @Test
  void versionsCompareByNumber() {
    assertThat(BackendVersion.compare("1.10", "1.9")).isPositive();
    assertThat(BackendVersion.compare("4.0.66", "4.0.66")).isZero();
    assertThat(BackendVersion.compare("2", "2.0.1")).isNegative();
  }

  @Test
  void aJarWithoutPropertiesIsJudgedByItsName() {
    String nested = "nested:/srv/app.jar/!BOOT-INF/lib/hessian-4.0.66.jar!/";
    assertThat(BackendVersion.inFileName("hessian", "file:/lib/hessian-4.0.66.jar"))
        .isEqualTo("4.0.66");
    assertThat(BackendVersion.inFileName("hessian", nested)).isEqualTo("4.0.66");
    assertThat(BackendVersion.inFileName("hessian", "file:/lib/hessian.jar")).isNull();
    assertThat(BackendVersion.inFileName("hessian", "file:/lib/hessian-lite-3.2.jar")).isNull();
  }
}
