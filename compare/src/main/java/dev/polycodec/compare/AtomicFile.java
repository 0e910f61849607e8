package dev.polycodec.compare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/** Writes a file whole or not at all. */
public final class AtomicFile {

  /** Processes on several machines may have one number, and write into one directory. */
  private static final UUID PROCESS = UUID.randomUUID();

  private final Path target;
  private final Path directory;

  /**
   * Checks that the file can be written, before anyone works for it.
   *
   * @throws Failure if it cannot
   */
  public AtomicFile(Path target) {
    this.target = target;
    Path parent = target.toAbsolutePath().getParent();
    if (parent == null || Files.isDirectory(target) || !Files.isWritable(parent)) {
      throw new Failure(target + " cannot be written");
    }
    this.directory = parent;
  }

  /**
   * Writes the text as UTF-8, like {@link #write(byte[])}.
   *
   * @throws Failure if it cannot be written
   */
  public void write(String text) {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes the bytes; readers see the old file or the new one, also if the JVM ends in between.
   *
   * @throws Failure if it cannot be written
   */
  public void write(byte[] bytes) {
    try {
      // Not createTempFile, whose files nobody else may read, and the target would be like it.
      String name = ".polycodec-" + PROCESS + "-" + Thread.currentThread().getId() + ".tmp";
      Path temporary = directory.resolve(name);
      temporary.toFile().deleteOnExit();
      try {
        Files.write(temporary, new byte[0]);
        keepPermissions(temporary);
        Files.write(temporary, bytes);
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw new Failure(target + " cannot be written: " + e.getMessage(), e);
    }
  }

  /** Nobody shall read the new file who could not read the old one. */
  private void keepPermissions(Path temporary) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    if (old != null && Files.exists(target)) {
      Files.setPosixFilePermissions(temporary, old.readAttributes().permissions());
    }
  }
}
