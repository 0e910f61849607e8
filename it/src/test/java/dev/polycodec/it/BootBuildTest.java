package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.stored.Envelopes;
import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redis.embedded.RedisServer;

@Tag("consumer-build")
@DisplayName("An application of Spring Boot that Maven builds and packages, with values in Redis")
class BootBuildTest {

  private static final String BOOT_3 = "3.5.16";
  private static final String BOOT_4 = "4.1.1";
  private static final String CLASS_PATH =
      "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath";

  @TempDir private static Path home;
  private RedisServer redis;

  @BeforeAll
  static void buildAll() throws IOException {
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
    PrivateRepository ours = PrivateRepository.of(BootBuildTest.class);
    ours.integrations(
        "observability", "registry", "spring", "spring-boot-starter", "spring-boot3-starter");
    String settings = ours.settings().toString();
    for (String name : List.of("kryo", "smile")) {
      build(name, "-gs", settings, "-Dmaven.repo.local=" + ours.directory());
    }
  }

  @BeforeEach
  void startRedis() throws IOException {
    try (ServerSocket free = new ServerSocket(0)) {
      redis = RedisServer.newRedisServer().port(free.getLocalPort()).setting("save \"\"").build();
    }
    redis.start();
  }

  @AfterEach
  void stopRedis() throws IOException {
    redis.stop();
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

  private static void assertStores(String codec, List<String> printed, String found) {
    assertThat(printed.get(0)).isEqualTo(found);
    byte[] stored = HexFormat.of().parseHex(printed.get(1));
    assertThat(Envelopes.header(stored).codec()).isEqualTo(codec);
  }

  private List<String> run(List<String> application, String price) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(application);
    command.add(price);
    command.add("--spring.data.redis.port=" + redis.ports().get(0));
    return Run.of(command, home).printed().lines().toList();
  }

  private static List<String> fatJar(String name, String boot) {
    String jar = "target/" + name + "-" + boot + "-1.jar";
    return List.of("-jar", home.resolve(name).resolve(boot).resolve(jar).toString());
  }

  private static List<String> classPath(String name, String boot) throws IOException {
    Path target = home.resolve(name).resolve(boot).resolve("target");
    String libraries = Files.readString(target.resolve("classpath.txt")).strip();
    String classes = target.resolve("classes").toString();
    return List.of("-cp", classes + File.pathSeparator + libraries, "com.acme.shop.Shop");
  }

  private static void build(String name, String... options) throws IOException {
    String modules =
        "<modules><module>" + BOOT_3 + "</module><module>" + BOOT_4 + "</module></modules>";
    Files.writeString(
        home.resolve(name).resolve("pom.xml"),
        PrivateRepository.pom("com.acme", "all", "1", modules));
    Path settings = Files.createDirectories(home.resolve(name).resolve(".mvn"));
    Files.writeString(settings.resolve("jvm.config"), "-XX:TieredStopAtLevel=1");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("maven.home"), "bin", "mvn").toString());
    command.addAll(List.of("-B", "-q", "-Dmdep.outputFile=target/classpath.txt"));
    command.addAll(List.of(options));
    command.addAll(List.of("package", CLASS_PATH));
    assertThat(Run.of(command, home.resolve(name)).printed()).doesNotContain("ERROR");
  }

  private static void write(String name, String boot, String switched, String... properties)
      throws IOException {
    Path project = home.resolve(name).resolve(boot);
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
