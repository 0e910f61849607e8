package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("consumer-build")
@DisplayName("An application that Maven builds against bom, api and one codec")
class ConsumerBuildTest {

  private static PrivateRepository repository;
  @TempDir private Path project;

  @BeforeAll
  static void installOurs() {
    repository = PrivateRepository.of(ConsumerBuildTest.class);
  }

  @ParameterizedTest
  @CsvSource({"polycodec-jdk, jdk", "polycodec-kryo, kryo", "polycodec-jackson, smile-typed"})
  void runsOnTheClassPathAndOnTheModulePath(String artifact, String codec) throws IOException {
    Sources.copyTree(Path.of("consumer"), project);
    build(artifact);
    assertThat(java("-cp", "classes" + File.pathSeparator + "lib/*", "com.acme.orders.App"))
        .isEqualTo(codec + ": equal");
    assertThat(
            java(
                "-p",
                "classes" + File.pathSeparator + "lib",
                "-m",
                "com.acme.orders/com.acme.orders.App"))
        .isEqualTo(codec + ": equal");
  }

  private void build(String artifact) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("maven.home"), "bin", "mvn").toString());
    command.addAll(List.of("-B", "-q", "-gs", repository.settings().toString()));
    command.add("-Dmaven.repo.local=" + repository.directory());
    command.add("-Dpolycodec.version=" + Jars.VERSION);
    command.add("-Dcodec=" + artifact);
    command.add("process-classes");
    assertThat(Run.of(command, project).printed()).doesNotContain("ERROR");
  }

  private String java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(arguments));
    return Run.of(command, project.resolve("target")).printed();
  }
}
