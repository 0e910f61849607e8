package dev.polycodec.tck.hostile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Keeps messages made by hand as files, for commands that are given files. */
final class HostileMessages {

  private final Path directory;

  /** Keeps those of a codec, in {@code target/tck/messages/<codec>} of its module. */
  HostileMessages(String codec) {
    directory = Path.of("target", "tck", "messages", codec);
  }

  /** Keeps a message as {@code <name>.bin}. */
  void keepMessage(String name, byte[] message) {
    write(name + ".bin", message);
  }

  /** Keeps what its reader knows of its classes as {@code <name>.schemas}. */
  void keepSchemas(String name, byte[] schemas) {
    write(name + ".schemas", schemas);
  }

  private void write(String file, byte[] bytes) {
    try {
      Files.createDirectories(directory);
      Files.write(directory.resolve(file), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + directory.resolve(file), e);
    }
  }
}
