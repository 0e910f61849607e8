package dev.polycodec.it;

import static dev.polycodec.it.BootApplications.BOOT_3;
import static dev.polycodec.it.BootApplications.BOOT_4;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On the baseline JDK, {@link BootBuildTest} has it all. */
@Tag("newer-jdk")
@DisplayName("The application of Spring Boot that was built on the baseline JDK, on a newer one")
class BootOnNewerJdkTest extends BootTests {

  @BeforeAll
  static void build() throws IOException {
    BootApplications.buildOnce();
  }

  @ParameterizedTest
  @ValueSource(strings = {BOOT_3, BOOT_4})
  void runsAsJarAndOnTheClassPath(String boot) throws IOException {
    assertStores("kryo", run(BootApplications.fatJar("kryo", boot), "1"), "null");
    assertStores(
        "kryo", run(BootApplications.classPath("kryo", boot), "2"), "Item[name=lamp, price=1]");
  }
}
