package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

  @TempDir Path directory;

  @Test
  void fileIsReplacedAndNothingIsLeftBesideIt() throws IOException {
    Path target = directory.resolve("a.txt");
    Files.writeString(target, "old and longer");

    new AtomicFile(target).write("new");

    assertThat(target).hasContent("new");
    assertThat(directory.toFile().list()).containsExactly("a.txt");
  }

  @Test
  void linkStaysOneAndItsFileIsReplaced() throws IOException {
    Path target = Files.writeString(directory.resolve("a.txt"), "old");
    Path link = Files.createSymbolicLink(directory.resolve("link"), target.getFileName());

    new AtomicFile(link).write("new");

    assertThat(link).isSymbolicLink();
    assertThat(target).hasContent("new");
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void deviceIsWrittenToAndNotReplaced() throws IOException {
    Path device = Files.createSymbolicLink(directory.resolve("device"), Path.of("/dev/null"));

    new AtomicFile(device).write("new");

    assertThat(device).isSymbolicLink();
    assertThat(directory.toFile().list()).containsExactly("device");
  }

  @Test
  void directoryIsRefused() {
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> new AtomicFile(directory))
        .withMessage(directory + " cannot be written");
  }

  @Test
  void targetThatBecameADirectoryLeavesNothingBehind() throws IOException {
    Path target = directory.resolve("a.txt");
    AtomicFile file = new AtomicFile(target);
    Files.createDirectories(target.resolve("occupied"));

    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> file.write("new"))
        .withMessageStartingWith(target + " cannot be written: ");
    assertThat(directory.toFile().list()).containsExactly("a.txt");
  }
}
