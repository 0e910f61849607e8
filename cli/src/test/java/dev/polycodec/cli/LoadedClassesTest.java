package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.Order;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadedClassesTest {

  @TempDir Path directory;

  @Test
  void noClassOfAMessageIsLoadedThoughItIsOnTheClassPath() throws Exception {
    byte[] bytes =
        Codecs.builder().use("kryo").evolution(Evolution.COMPATIBLE).build().encode(Order.sample());
    Path file = Files.write(directory.resolve("order.bin"), bytes);
    String output = inspect(file);
    assertThat(output).contains("customer: \"Ada\"").contains(Main.class.getName() + " source:");
    assertThat(
            output.lines().filter(line -> line.contains("com.acme.") && line.contains("source:")))
        .isEmpty();
  }

  private static String inspect(Path file) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:stdout",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "inspect",
                file.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return output;
  }
}
