package dev.polycodec.cli;

import dev.polycodec.compare.AtomicFile;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Files, each of which is a message. */
final class FileStore implements Store {

  /** As they were named, by what they are. */
  private final Map<Path, Path> files;

  /** Takes files, and the files below directories, but for those that are hidden. */
  FileStore(List<Path> roots) throws IOException {
    this.files = find(roots);
  }

  static List<Path> list(List<Path> roots) throws IOException {
    return List.copyOf(find(roots).values());
  }

  /**
   * Finds the files; links to directories are followed, as those to files are. A file is found once
   * under whatever names, since what is converted is not to be converted again.
   */
  private static Map<Path, Path> find(List<Path> roots) throws IOException {
    Map<Path, Path> files = new LinkedHashMap<>();
    for (Path root : roots) {
      if (!Files.exists(root)) {
        throw new Failure(root + " does not exist");
      }
      Walk walk = new Walk(root);
      Files.walkFileTree(root, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, walk);
      walk.found.stream().sorted().forEach(file -> files.putIfAbsent(real(file), file));
    }
    return files;
  }

  static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize(); // who reads it is told
    }
  }

  /** Returns the name of a file in a journal; by its bytes, since not every name is text. */
  static String key(Path real) {
    return real.toUri().getRawPath();
  }

  @Override
  public int size() {
    return files.size();
  }

  @Override
  public void forEach(Visitor visitor) throws IOException {
    for (Map.Entry<Path, Path> each : files.entrySet()) {
      Path file = each.getValue();
      byte[] bytes;
      try {
        bytes = Files.readAllBytes(file);
      } catch (IOException e) {
        visitor.skip(file.toString(), "cannot be read: " + e);
        continue;
      } catch (OutOfMemoryError e) {
        visitor.skip(file.toString(), FileSources.TOO_LARGE);
        continue;
      }
      visitor.visit(file.toString(), bytes, new Whole(file, each.getKey(), bytes));
    }
  }

  /** Readers see the old file or the new one, whenever this process ends. */
  private record Whole(Path file, Path real, byte[] bytes) implements Place {

    @Override
    public byte[] key() {
      return FileStore.key(real).getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public Outcome replace(byte[] converted) {
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

  /** Collects the files below a root, but for hidden ones and those in hidden directories. */
  private static final class Walk extends SimpleFileVisitor<Path> {

    private final Path root;
    private final List<Path> found = new ArrayList<>();

    Walk(Path root) {
      this.root = root;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
      return isHidden(directory) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile() && !isHidden(file)) {
        found.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      if (e instanceof FileSystemLoopException) {
        return FileVisitResult.CONTINUE; // its files have been found
      }
      throw new Failure(file + " cannot be read: " + e, e);
    }

    private boolean isHidden(Path path) {
      return !path.equals(root) && String.valueOf(path.getFileName()).startsWith(".");
    }
  }
}
