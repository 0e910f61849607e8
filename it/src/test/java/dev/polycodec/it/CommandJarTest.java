package dev.polycodec.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.Evolution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("java -jar polycodec-cli.jar, without Maven and other jars")
class CommandJarTest {

  record Item(String name, int count) {}

  private static final String SOURCE =
      "package com.acme; public record Item(String name, int count) {}";

  @TempDir private Path home;

  private Run run(String... arguments) {
    return CommandJar.run(home, List.of(arguments));
  }

  private byte[] write(String file) throws IOException {
    try (Codec codec = Codecs.builder().use("kryo").evolution(Evolution.COMPATIBLE).build()) {
      byte[] bytes = codec.encode(new Item("pen", 2));
      Files.write(home.resolve(file), bytes);
      return bytes;
    }
  }

  @Test
  void inspectShowsAValueWithoutItsClass() throws IOException {
    write("item.bin");
    assertThat(run("inspect", "item.bin").printed())
        .contains("frame        kryo, format version 1, compatible")
        .endsWith("dev.polycodec.it.CommandJarTest$Item\n  name: \"pen\"\n  count: 2");
  }

  @Test
  void exitCodesSayWhatWasWrong() throws IOException {
    byte[] whole = write("item.bin");
    Files.write(home.resolve("cut.bin"), Arrays.copyOf(whole, whole.length - 1));
    Files.write(home.resolve("strict.bin"), Codecs.builder().use("kryo").build().encode(item()));
    assertThat(run("inspect", "none.bin").exit()).isEqualTo(1);
    assertThat(run("inspct").exit()).isEqualTo(2);
    assertThat(run("inspect", "cut.bin").exit()).isEqualTo(3);
    assertThat(run("inspect", "strict.bin").exit()).isEqualTo(4);
  }

  private static Object item() {
    return new Item("pen", 2);
  }

  @Test
  void convertChangesAFileOnlyIfItIsToldTo() throws IOException {
    Sources.compile("com/acme/Item", SOURCE, List.of(), home);
    Path file = Files.writeString(home.resolve("item.json"), "{\"name\":\"pen\",\"count\":2}");

    assertThat(convert("item.json").printed())
        .isEqualTo("1 would be converted, 0 kept, 0 failed (a dry run; --write does it)");
    assertThat(file).hasContent("{\"name\":\"pen\",\"count\":2}");

    assertThat(convert("item.json", "--write").printed())
        .isEqualTo("1 converted, 0 kept, 0 failed");
    assertThat(run("inspect", "item.json").printed())
        .contains("frame        smile-typed, format version 1, compatible")
        .endsWith("com.acme.Item\n  name: \"pen\"\n  count: 2");
  }

  @Test
  void convertSaysWhatItCouldNotConvert() throws IOException {
    Sources.compile("com/acme/Item", SOURCE, List.of(), home);
    Path file = Files.writeString(home.resolve("broken.json"), "{\"name\":");
    Run run = convert("broken.json", "--write");
    assertThat(run.out()).isEqualTo("0 converted, 0 kept, 1 failed\n");
    assertThat(run.err()).startsWith("broken.json: ");
    assertThat(run.exit()).isEqualTo(3);
    assertThat(file).hasContent("{\"name\":");
  }

  private Run convert(String file, String... more) {
    String[] usual = {
      "convert",
      "--from",
      "json",
      "--to",
      "smile-typed",
      "--mode",
      "compatible",
      "--class-path",
      ".",
      "--type",
      "com.acme.Item",
      "--progress",
      "none",
      file
    };
    String[] all = Arrays.copyOf(usual, usual.length + more.length);
    System.arraycopy(more, 0, all, usual.length, more.length);
    return run(all);
  }
}
