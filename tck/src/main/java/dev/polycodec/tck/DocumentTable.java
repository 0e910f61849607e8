package dev.polycodec.tck;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** A part of a document that is written from the results that the kit leaves in codec modules. */
public final class DocumentTable {

  private static final String END = "<!-- end -->";

  private final String writer;
  private final List<Path> directories;
  private final Function<List<Properties>, String> render;

  /**
   * Describes a table.
   *
   * @param writer the name of the program that writes it
   * @param directory where the results are within a codec module
   * @param render makes the table of the results, which are in the order of the codecs' names
   */
  public DocumentTable(String writer, Path directory, Function<List<Properties>, String> render) {
    this(writer, List.of(directory), render);
  }

  /** Describes a table of results in several directories. */
  DocumentTable(String writer, List<Path> directories, Function<List<Properties>, String> render) {
    this.writer = writer;
    this.directories = directories;
    this.render = render;
  }

  /**
   * Writes the table into a document, or with {@code --check} ends the JVM with 1 if it is stale.
   *
   * @param arguments {@code [--check] document root}
   * @throws IOException if a file cannot be read or written
   */
  public void main(String... arguments) throws IOException {
    List<String> rest = new ArrayList<>(List.of(arguments));
    boolean check = rest.remove("--check");
    if (rest.size() != 2) {
      throw new IllegalArgumentException("Usage: " + writer + " [--check] document root");
    }
    int status = run(check, Path.of(rest.get(0)), Path.of(rest.get(1)), System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  int run(boolean check, Path document, Path root, PrintStream err) throws IOException {
    String old = Files.readString(document);
    String fresh = replace(document, old, render.apply(results(root)));
    if (fresh.equals(old)) {
      return 0;
    }
    if (check) {
      err.println(document + " is stale: run " + writer + " without --check, and commit it");
      return 1;
    }
    Files.writeString(document, fresh);
    return 0;
  }

  private String replace(Path document, String text, String table) {
    String start = "<!-- begin: written by " + writer + " from the kit's results -->";
    int begin = text.indexOf(start);
    int end = text.indexOf(END, begin + 1);
    if (begin < 0 || end < 0) {
      throw new IllegalArgumentException(document + " has no lines\n" + start + "\n" + END);
    }
    return text.substring(0, begin) + start + "\n" + table + text.substring(end);
  }

  private List<Properties> results(Path root) throws IOException {
    List<Properties> results = new ArrayList<>();
    for (Path directory : directories) {
      addResults(root, directory, results);
    }
    if (results.isEmpty()) {
      throw new IllegalArgumentException(
          "No codec module under " + root + " has results of the kit");
    }
    results.sort(Comparator.comparing(result -> result.getProperty("name")));
    return results;
  }

  /** Takes the first of the modules that have a codec: those of two Jacksons have the same. */
  private static void addResults(Path root, Path directory, List<Properties> results)
      throws IOException {
    Set<String> names = new HashSet<>();
    int depth = directory.getNameCount() + 2;
    try (Stream<Path> files =
        Files.find(root, depth, (path, attributes) -> isResult(root, directory, path))) {
      for (Path file : files.sorted().toList()) {
        Properties result = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
          result.load(in);
        }
        if (names.add(result.getProperty("name"))) {
          results.add(result);
        }
      }
    }
  }

  private static boolean isResult(Path root, Path directory, Path path) {
    Path relative = root.relativize(path);
    int last = directory.getNameCount() + 1;
    return relative.getNameCount() == last + 1
        && relative.getName(0).toString().startsWith("codec-")
        && relative.subpath(1, last).equals(directory)
        && relative.getFileName().toString().endsWith(".properties");
  }
}
