package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("One compiled application, and the jar decides")
class SwapTest {

  @TempDir private static Path home;
  private static App app;

  @BeforeAll
  static void compileOnce() {
    app = App.consumer(home);
  }

  static List<Arguments> jars() {
    return List.of(
        arguments("jdk", Jars.jdk()),
        arguments("kryo", Jars.kryo()),
        arguments("smile-typed", Jars.jackson()),
        arguments("fst", Jars.fst()),
        arguments("hessian", Jars.hessian()),
        arguments("protostuff", Jars.protostuff()),
        arguments("onenio", Jars.onenio()),
        arguments("bson", Jars.bson()),
        arguments("bson4jackson-typed", Jars.bson4jackson()),
        arguments("msgpack-typed", Jars.msgpack()),
        arguments("fastjson-jsonb", Jars.fastjson()));
  }

  @ParameterizedTest
  @MethodSource("jars")
  void theJarAloneMakesItUseItsPrimaryCodecWithoutAWord(String primary, List<Path> jars) {
    Run run = app.with(jars).run();
    assertThat(run.printed()).isEqualTo(primary + ": equal");
    assertThat(errors(run)).isEmpty();
  }

  @Test
  void aVariantIsUsedWhenItIsNamed() {
    assertThat(app.with(Jars.jackson()).arg("json-typed").printed()).isEqualTo("json-typed: equal");
  }

  @Test
  void aFormatWhoseJarIsExcludedIsMissedByItsOwnCodecsOnly() {
    List<Path> jars =
        Jars.jackson().stream().filter(jar -> !jar.toString().contains("dataformat")).toList();
    assertThat(app.with(jars).arg("json-typed").printed()).isEqualTo("json-typed: equal");
    assertThat(app.with(jars).arg("json").printed()) // which looks at the value, and needs types
        .startsWith("A codec without types would not bring back an object of java.lang.Long");
  }

  /**
   * The JVM itself warns of {@code sun.misc.Unsafe} on JDK 24 and later; that is no line of ours.
   */
  private static List<String> errors(Run run) {
    return run.err()
        .lines()
        .filter(line -> !line.startsWith("WARNING: ") || !line.contains("sun.misc.Unsafe"))
        .filter(line -> !line.startsWith("WARNING: Please consider reporting this"))
        .toList();
  }
}
