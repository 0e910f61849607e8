package dev.polycodec.cli;

import dev.polycodec.compare.AtomicFile;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Files, each of which is a message. */
final class FileStore implements Store {

  private final List<Path> files;

  /** Takes files, and the files below directories, but for those that are hidden. */
  FileStore(List<Path> roots) throws IOException {
    this.files = list(roots);
  }

  /** Finds the files; links to directories are followed, as those to files are. */
  static List<Path> list(List<Path> roots) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path root : roots) {
      if (!Files.exists(root)) {
        throw new Failure(root + " does not exist");
      }
      Walk walk = new Walk(root);
      Files.walkFileTree(root, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, walk);
      walk.found.stream().sorted().forEach(files::add);
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
