package dev.polycodec.cli;

import dev.polycodec.compare.AtomicFile;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Files, each of which is a message. */
final class FileStore implements Store {

  private final List<Path> files;

  /** Takes files, and the files below directories, but for those that are hidden. */
  FileStore(List<Path> roots) throws IOException {
    this.files = list(roots);
  }

  /** Finds the files. */
  static List<Path> list(List<Path> roots) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      if (!Files.exists(root)) {
        throw new Failure(root + " does not exist");
      }
      try (Stream<Path> found = Files.walk(root)) {
        found
            .filter(Files::isRegularFile)
            .filter(
                file -> file.equals(root) || !String.valueOf(file.getFileName()).startsWith("."))
            .sorted()
            .forEach(files::add);
      }
    }
    return files;
  }

  @Override
  public int size() {
    return files.size();
  }

  @Override
  public void forEach(Visitor visitor) throws IOException {
    for (Path file : files) {
      byte[] bytes = Files.readAllBytes(file);
      visitor.visit(file.toString(), bytes, converted -> replace(file, bytes, converted));
    }
  }

  /** Readers see the old file or the new one, whenever this process ends. */
  private static Outcome replace(Path file, byte[] bytes, byte[] converted) {
    try {
      if (!Arrays.equals(bytes, Files.readAllBytes(file))) {
        return Outcome.CHANGED;
      }
    } catch (IOException e) {
      return Outcome.CHANGED; // it is gone
    }
    new AtomicFile(file).write(converted);
    return Outcome.REPLACED;
  }
}
