package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Applications of Spring Boot as Maven builds and packages them for a user: one without Polycodec,
 * and two that are switched to a codec. They stay for the tests on newer JDKs.
 */
final class BootApplications {

  static final String BOOT_3 = "3.5.16";
  static final String BOOT_4 = "4.1.1";

  private static final Path HOME = Path.of("target", "boot").toAbsolutePath();
  private static final String CLASS_PATH =
      "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath";

  private BootApplications() {}

  /** Builds all of them anew, with what is packaged now. */
  static void build() throws IOException {
    Sources.deleteTree(HOME);
    String users = "-Dmaven.repo.local=" + System.getProperty("users.repository");
    for (String boot : List.of(BOOT_3, BOOT_4)) {
      write("before", boot, "");
    }
    // What it needs without us stays in the user's repository, as after any build.
    build("before", users);

    for (String boot : List.of(BOOT_3, BOOT_4)) {
      String starter = boot.equals(BOOT_3) ? "spring-boot3-starter" : "spring-boot-starter";
      String switched = dependency("polycodec-" + starter);
      write("kryo", boot, switched, "codec=kryo", "allow=com.acme.shop.*");
      String again = switched + dependency("polycodec-jackson");
      write("smile", boot, again, "codec=smile-typed", "allow=com.acme.shop.*");
    }
    PrivateRepository ours = PrivateRepository.of(BootApplications.class);
    ours.integrations(
        "observability", "registry", "spring", "spring-boot-starter", "spring-boot3-starter");
    String settings = ours.settings().toString();
    for (String name : List.of("kryo", "smile")) {
      build(name, "-gs", settings, "-Dmaven.repo.local=" + ours.directory());
    }
  }

  /** Builds them if the build on the baseline JDK has not. */
  static void buildOnce() throws IOException {
    if (!Files.exists(jar("smile", BOOT_4))) {
      build();
    }
  }

  /** Returns the arguments that start one as a jar. */
  static List<String> fatJar(String name, String boot) {
    return List.of("-jar", jar(name, boot).toString());
  }

  private static Path jar(String name, String boot) {
    return HOME.resolve(name).resolve(boot).resolve("target/" + name + "-" + boot + "-1.jar");
  }

  /** Returns the arguments that start one from its classes. */
  static List<String> classPath(String name, String boot) throws IOException {
    Path target = HOME.resolve(name).resolve(boot).resolve("target");
    String libraries = Files.readString(target.resolve("classpath.txt")).strip();
    String classes = target.resolve("classes").toString();
    return List.of("-cp", classes + File.pathSeparator + libraries, "com.acme.shop.Shop");
  }

  private static void build(String name, String... options) throws IOException {
    String modules =
        "<modules><module>" + BOOT_3 + "</module><module>" + BOOT_4 + "</module></modules>";
    Files.writeString(
        HOME.resolve(name).resolve("pom.xml"),
        PrivateRepository.pom("com.acme", "all", "1", modules));
    Path settings = Files.createDirectories(HOME.resolve(name).resolve(".mvn"));
    Files.writeString(settings.resolve("jvm.config"), "-XX:TieredStopAtLevel=1");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("maven.home"), "bin", "mvn").toString());
    command.addAll(List.of("-B", "-q", "-Dmdep.outputFile=target/classpath.txt"));
    command.addAll(List.of(options));
    command.addAll(List.of("package", CLASS_PATH));
    assertThat(Run.of(command, HOME.resolve(name)).printed()).doesNotContain("ERROR");
  }

  private static void write(String name, String boot, String switched, String... properties)
      throws IOException {
    Path project = HOME.resolve(name).resolve(boot);
    Sources.copyTree(Path.of("boot"), project);
    String pom = Files.readString(project.resolve("pom.xml"));
    Files.writeString(
        project.resolve("pom.xml"),
        pom.replace("BOOT", boot)
            .replace("NAME", name + "-" + boot)
            .replace("<!-- SWITCH -->", switched));
    for (String property : properties) {
      Files.writeString(
          project.resolve("src/main/resources/application.properties"),
          "polycodec." + property + "\n",
          StandardOpenOption.APPEND);
    }
  }

  private static String dependency(String artifact) {
    return PrivateRepository.dependency("dev.polycodec", artifact, Jars.VERSION);
  }
}
