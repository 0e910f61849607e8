package dev.polycodec.it;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A local Maven repository that holds our artifacts as if installed, so that the user's own stays
 * as it is; what else a build needs comes from the user's repository or the registries.
 */
record PrivateRepository(Path directory) {

  /** Fills the repository of a test: builds of two tests may run at the same time. */
  static PrivateRepository of(Class<?> test) {
    Path directory = Path.of("target", "repository", test.getSimpleName()).toAbsolutePath();
    PrivateRepository repository = new PrivateRepository(directory);
    repository.install("polycodec-parent", "pom", Path.of("..", "pom.xml"));
    repository.install("polycodec-bom", "pom", Path.of("..", "bom", "pom.xml"));
    Jars.ours().forEach(repository::install);
    return repository;
  }

  /** Adds what is packaged before, but not on the class path of the tests. */
  void integrations(String... names) {
    Path all = Path.of("..", "integrations");
    install("polycodec-integrations-parent", "pom", all.resolve("pom.xml"));
    for (String name : names) {
      install(all.resolve(name + "/target/polycodec-" + name + "-" + Jars.VERSION + ".jar"));
    }
  }

  /** Writes settings that look third parties' artifacts up in the user's repository first. */
  Path settings() {
    String users = Path.of(System.getProperty("users.repository")).toUri().toString();
    String repository =
        """
        <id>users-own</id><url>%s</url>
        <releases><checksumPolicy>ignore</checksumPolicy></releases>
        """
            .formatted(users);
    return write(
        directory.resolve("settings.xml"),
        """
        <settings>
          <profiles>
            <profile>
              <id>users-own</id>
              <activation><activeByDefault>true</activeByDefault></activation>
              <repositories><repository>%s</repository></repositories>
              <pluginRepositories><pluginRepository>%s</pluginRepository></pluginRepositories>
            </profile>
          </profiles>
        </settings>
        """
            .formatted(repository, repository));
  }

  /** Adds a bom that manages what is given. */
  void platform(String group, String artifact, String version, String managed) throws IOException {
    Path home = directory.resolve(Path.of(group.replace('.', '/'), artifact, version));
    Files.createDirectories(home);
    String body =
        "<dependencyManagement><dependencies>" + managed + "</dependencies></dependencyManagement>";
    write(home.resolve(artifact + "-" + version + ".pom"), pom(group, artifact, version, body));
  }

  /** Returns the text of a project without a jar. */
  static String pom(String group, String artifact, String version, String body) {
    return """
        <project xmlns="http://maven.apache.org/POM/4.0.0">
          <modelVersion>4.0.0</modelVersion>
          <groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>
          <packaging>pom</packaging>
          %s
        </project>
        """
        .formatted(group, artifact, version, body);
  }

  /** Returns the lines of a pom that name an artifact. */
  static String dependency(String group, String artifact, String version) {
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId>".formatted(group, artifact)
        + (version.isEmpty() ? "" : "<version>" + version + "</version>")
        + "</dependency>";
  }

  private void install(Path jar) {
    String artifact = jar.getFileName().toString().replace("-" + Jars.VERSION + ".jar", "");
    install(artifact, "jar", jar);
    install(artifact, "pom", jar.getParent().resolveSibling("pom.xml"));
  }

  private void install(String artifact, String type, Path file) {
    Path home = directory.resolve(Path.of("dev", "polycodec", artifact, Jars.VERSION));
    try {
      Files.createDirectories(home);
      Files.copy(
          file,
          home.resolve(artifact + "-" + Jars.VERSION + "." + type),
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path write(Path file, String text) {
    try {
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
