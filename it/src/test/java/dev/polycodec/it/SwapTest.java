package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("One compiled application, and the jar decides")
class SwapTest {

  @TempDir private static Path home;
  private static App app;

  @BeforeAll
  static void compileOnce() {
    app = App.consumer(home);
  }

  @Test
  void theJdkJarMakesItUseJdk() {
    assertThat(app.with(Jars.jdk()).printed()).isEqualTo("jdk: equal");
  }

  @Test
  void theKryoJarMakesItUseKryo() {
    assertThat(app.with(Jars.kryo()).printed()).isEqualTo("kryo: equal");
  }

  @Test
  void theJacksonJarMakesItUseTypedSmile() {
    assertThat(app.with(Jars.jackson()).printed()).isEqualTo("smile-typed: equal");
  }

  @Test
  void aVariantIsUsedWhenItIsNamed() {
    assertThat(app.with(Jars.jackson()).arg("json-typed").printed()).isEqualTo("json-typed: equal");
  }

  @Test
  void nothingIsPrintedByTheLibraries() {
    // The JVM itself warns of sun.misc.Unsafe on JDK 24 and later; that is no line of ours.
    assertThat(Stream.of(Jars.jdk(), Jars.kryo(), Jars.jackson()).map(SwapTest::errors))
        .allSatisfy(lines -> assertThat(lines).isEmpty());
  }

  private static List<String> errors(List<Path> jars) {
    return app.with(jars)
        .run()
        .err()
        .lines()
        .filter(line -> !line.startsWith("WARNING: ") || !line.contains("sun.misc.Unsafe"))
        .filter(line -> !line.startsWith("WARNING: Please consider reporting this"))
        .toList();
  }
}
