package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipalLookupService;
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
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void ownerAndPermissionsStay() throws IOException {
    Path target = Files.writeString(directory.resolve("a.txt"), "old");
    UserPrincipalLookupService users = target.getFileSystem().getUserPrincipalLookupService();
    try {
      Files.setOwner(target, users.lookupPrincipalByName("nobody"));
    } catch (FileSystemException e) {
      assumeTrue(false, "Only the administrator gives files away");
    }
    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-------"));
    PosixFileAttributes before = Files.readAttributes(target, PosixFileAttributes.class);

    new AtomicFile(target).write("new");

    PosixFileAttributes after = Files.readAttributes(target, PosixFileAttributes.class);
    assertThat(after.owner()).isEqualTo(before.owner());
    assertThat(after.group()).isEqualTo(before.group());
    assertThat(after.permissions()).isEqualTo(before.permissions());
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
