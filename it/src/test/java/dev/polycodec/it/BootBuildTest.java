package dev.polycodec.it;

import static dev.polycodec.it.BootApplications.BOOT_3;
import static dev.polycodec.it.BootApplications.BOOT_4;
import static dev.polycodec.it.BootApplications.classPath;
import static dev.polycodec.it.BootApplications.fatJar;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("consumer-build")
@DisplayName("An application of Spring Boot that Maven builds and packages, with values in Redis")
class BootBuildTest extends BootTests {

  @BeforeAll
  static void build() throws IOException {
    BootApplications.build();
  }

  @ParameterizedTest
  @ValueSource(strings = {BOOT_3, BOOT_4})
  void isSwitchedByOneDependencyAndTwoProperties(String boot) throws IOException {
    List<String> before = run(fatJar("before", boot), "1");
    assertThat(before.get(0)).isEqualTo("null");
    assertThat(before.get(1)).startsWith("aced0005"); // Java serialization

    assertStores("kryo", run(fatJar("kryo", boot), "2"), "Item[name=lamp, price=1]");
    assertStores("kryo", run(classPath("kryo", boot), "3"), "Item[name=lamp, price=2]");
    // Nothing says to read kryo, too: a miss.
    assertStores("smile-typed", run(fatJar("smile", boot), "4"), "null");
    assertStores("smile-typed", run(classPath("smile", boot), "5"), "Item[name=lamp, price=4]");
  }
}
