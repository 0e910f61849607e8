package dev.polycodec.compare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/** Writes a file whole or not at all. */
public final class AtomicFile {

  /** Processes on several machines may have one number, and write into one directory. */
  private static final UUID PROCESS = UUID.randomUUID();

  private final Path target;
  private final Path real;
  private final Path directory;

  /**
   * Checks that the file can be written, before anyone works for it.
   *
   * @throws Failure if it cannot
   */
  public AtomicFile(Path target) {
    this.target = target;
    this.real = real(target);
    Path parent = real.getParent();
    if (parent == null
        || Files.isDirectory(target)
        || !Files.isWritable(isDevice() ? target : parent)) {
      throw new Failure(target + " cannot be written");
    }
    this.directory = parent;
  }

  /** Returns which file is replaced: a link to it stays one. */
  private static Path real(Path target) {
    try {
      return Files.isRegularFile(target) ? target.toRealPath() : target.toAbsolutePath();
    } catch (IOException e) {
      throw new Failure(target + " cannot be written: " + e.getMessage(), e);
    }
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
      if (isDevice()) {
        Files.write(target, bytes, StandardOpenOption.WRITE);
      } else {
        replace(bytes);
      }
    } catch (IOException e) {
      throw new Failure(target + " cannot be written: " + e.getMessage(), e);
    }
  }

  /** Pipes and devices, such as /dev/null, are not replaced by a file: other programs need them. */
  private boolean isDevice() {
    return Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target);
  }

  private void replace(byte[] bytes) throws IOException {
    // Not createTempFile, whose files nobody else may read, and the target would be like it.
    String name = ".polycodec-" + PROCESS + "-" + Thread.currentThread().getId() + ".tmp";
    Path temporary = directory.resolve(name);
    temporary.toFile().deleteOnExit();
    try {
      Files.write(temporary, new byte[0]);
      keepOwner(temporary);
      keepPermissions(temporary);
      Files.write(temporary, bytes);
      Files.move(temporary, real, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /** The administrator may write a file of an application, which must be able to read it again. */
  private void keepOwner(Path temporary) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(real, PosixFileAttributeView.class);
    if (old == null || !Files.exists(real)) {
      return;
    }
    PosixFileAttributeView view =
        Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
    try {
      view.setGroup(old.readAttributes().group());
      view.setOwner(old.readAttributes().owner());
    } catch (FileSystemException e) {
      // others may give no file away
    }
  }

  /** Nobody shall read the new file who could not read the old one. */
  private void keepPermissions(Path temporary) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(real, PosixFileAttributeView.class);
    if (old != null && Files.exists(real)) {
      Files.setPosixFilePermissions(temporary, old.readAttributes().permissions());
    }
  }
}
