package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
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
