package dev.polycodec.internal.policy;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.polycodec.CodecException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Keeps the file of the classes that a codec in learning mode met on encode; safe for use by any
 * number of threads.
 *
 * <p>One name a line, sorted, so that version control shows what was added, and no more.
 */
public final class Learner {

  private static final String HEADER =
      "# Classes met on encode, for allowFrom(...). Review each before you rely on it.";

  private final Path file;
  private final SortedSet<String> lines = new TreeSet<>();

  /**
   * Continues a file, or begins one with the first class.
   *
   * @throws CodecException if there is one that cannot be read
   */
  public Learner(Path file) {
    this.file = file;
    read();
  }

  private void read() {
    try {
      if (Files.exists(file)) {
        lines.addAll(Files.readAllLines(file));
        lines.removeIf(line -> line.isBlank() || line.equals(HEADER));
      }
    } catch (IOException e) {
      throw failure("read", e);
    }
  }

  /** Adds a class to the file, if it is new: one codec after another, for several may share it. */
  void record(String name) {
    synchronized (Learner.class) {
      if (!lines.contains(name)) {
        read();
        SortedSet<String> more = new TreeSet<>(lines);
        more.add(name);
        write(more);
        lines.add(name); // only now: what was not written is tried again
      }
    }
  }

  /** Replaces the file as a whole: a reader never sees half of it. */
  private void write(SortedSet<String> names) {
    List<String> content = new ArrayList<>(names);
    content.add(0, HEADER);
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.writeString(part, String.join("\n", content) + "\n", UTF_8);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw failure("write", e);
    }
  }

  private CodecException failure(String what, IOException cause) {
    return new CodecException(
        "Cannot " + what + " " + file + ", the file of learn(...)", null, null, cause);
  }
}
