package dev.polycodec.onenio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExchangeBetweenProcessesTest {

  private static final String OLD =
      """
      package shop;
      class Item {
        int id = 7;
        Price price = new Price();
        String name = "tea";
        @Override public String toString() { return id + " " + price + " " + name; }
      }
      class Price {
        int cents = 250;
        @Override public String toString() { return cents + "c"; }
      }
      """;

  private static final String NEW =
      """
      package shop;
      class Item {
        long id = 8;
        Price price = new Price();
        String name = "coffee";
        String origin = "Peru";
        @Override public String toString() { return id + " " + price + " " + name + " " + origin; }
      }
      class Price {
        String currency = "EUR";
        int cents = 310;
        @Override public String toString() { return currency + cents; }
      }
      """;

  @TempDir Path directory;

  @Test
  void newerProcessReadsWhatTheOlderOneWrote() throws Exception {
    run(compile("old", OLD), "write");
    assertThat(run(compile("new", NEW), "read")).isEqualTo("7 null250 tea null\n");
  }

  @Test
  void olderProcessReadsWhatTheNewerOneWrote() throws Exception {
    run(compile("new", NEW), "write");
    assertThat(run(compile("old", OLD), "read")).isEqualTo("8 310c coffee\n");
  }

  private Path compile(String version, String source) throws IOException {
    Path home = Files.createDirectories(directory.resolve(version));
    Path file = Files.writeString(home.resolve("Item.java"), source);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", home.toString(), file.toString());
    assertThat(status).isZero();
    return home;
  }

  private String run(Path version, String action) throws Exception {
    Path out = directory.resolve("out");
    String classPath = version + File.pathSeparator + System.getProperty("java.class.path");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath,
                ExchangePeer.class.getName(),
                action,
                directory.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
    return Files.readString(out, StandardCharsets.UTF_8).replace("\r\n", "\n");
  }
}
