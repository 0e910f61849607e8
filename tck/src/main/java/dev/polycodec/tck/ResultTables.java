package dev.polycodec.tck;

import dev.polycodec.tck.evolution.EvolutionTable;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Fills the tables of pages, from the results that the kit leaves in codec modules. */
public final class ResultTables {

  /** Where a table is in a page, whose first line names it. */
  private static final Pattern PLACE =
      Pattern.compile(
          "(<!-- begin: written by ([\\w ]+) from the kit's results -->\\n).*?(<!-- end -->)",
          Pattern.DOTALL);

  private static final Map<String, Table> TABLES =
      new TreeMap<>(
          Map.of(
              "CoverageTable", new Table(CoverageTable::render, ResultFiles.VALUES),
              "EvolutionTable", new Table(EvolutionTable::ofClasses, ResultFiles.CLASSES),
              "EvolutionTable of plain codecs",
                  new Table(EvolutionTable::ofClasses, ResultFiles.CLASSES_PLAIN),
              "EvolutionTable of schemas",
                  new Table(EvolutionTable::ofSchemas, ResultFiles.SCHEMAS),
              "HostileMatrix", new Table(HostileMatrix::render, ResultFiles.HOSTILE),
              "PlainCoverageTable", new Table(PlainCoverageTable::render, ResultFiles.PLAIN),
              "PlainHostileTable", new Table(PlainHostileTable::render, ResultFiles.HOSTILE_PLAIN),
              "RefusedTable",
                  new Table(RefusedTable::render, ResultFiles.VALUES, ResultFiles.PLAIN)));

  /**
   * What a table is made of.
   *
   * @param render makes it of the results, which are in the order of the codecs' names
   * @param files where those are
   */
  private record Table(Function<List<Properties>, String> render, ResultFiles... files) {}

  private final Path root;

  private ResultTables(Path root) {
    this.root = root;
  }

  /**
   * Fills the tables of pages, or with {@code --check} ends the JVM with 1 if one is stale.
   *
   * @param arguments {@code [--check] root page...}: the codec modules are the directories {@code
   *     codec-*} of the root
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    List<String> rest = new ArrayList<>(List.of(arguments));
    boolean check = rest.remove("--check");
    if (rest.size() < 2) {
      throw new IllegalArgumentException("Usage: ResultTables [--check] root page...");
    }
    List<Path> paths = rest.stream().map(Path::of).toList();
    int status = run(check, paths.get(0), paths.subList(1, paths.size()), System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int run(boolean check, Path root, List<Path> pages, PrintStream err) throws IOException {
    ResultTables tables = new ResultTables(root);
    int status = 0;
    for (Path page : pages) {
      String old = Files.readString(page);
      String fresh = tables.fill(page, old);
      if (!fresh.equals(old) && check) {
        err.println(page + " is stale: run ResultTables without --check, and commit it");
        status = 1;
      } else if (!fresh.equals(old)) {
        Files.writeString(page, fresh);
      }
    }
    return status;
  }

  private String fill(Path page, String text) throws IOException {
    Matcher place = PLACE.matcher(text);
    StringBuilder filled = new StringBuilder();
    while (place.find()) {
      String table = place.group(1) + render(place.group(2)) + place.group(3);
      place.appendReplacement(filled, Matcher.quoteReplacement(table));
    }
    if (filled.isEmpty()) {
      throw new IllegalArgumentException(
          page + " has no <!-- begin: written by TABLE from the kit's results -->");
    }
    return place.appendTail(filled).toString();
  }

  private String render(String name) throws IOException {
    Table table = TABLES.get(name);
    if (table == null) {
      throw new IllegalArgumentException(
          "There is no table '" + name + "'; there are " + TABLES.keySet());
    }
    List<Properties> results = new ArrayList<>();
    for (ResultFiles files : table.files()) {
      addResults(files.directory(), results);
    }
    if (results.isEmpty()) {
      throw new IllegalArgumentException(
          "No codec module under " + root + " has results of the kit");
    }
    results.sort(Comparator.comparing(result -> result.getProperty("name")));
    return table.render().apply(results);
  }

  /** Takes the first of the modules that have a codec: those of two Jacksons have the same. */
  private void addResults(Path directory, List<Properties> results) throws IOException {
    Set<String> names = new HashSet<>();
    int depth = directory.getNameCount() + 2;
    try (Stream<Path> files =
        Files.find(root, depth, (path, attributes) -> isResult(directory, path))) {
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

  private boolean isResult(Path directory, Path path) {
    Path relative = root.relativize(path);
    int last = directory.getNameCount() + 1;
    return relative.getNameCount() == last + 1
        && relative.getName(0).toString().startsWith("codec-")
        && relative.subpath(1, last).equals(directory)
        && relative.getFileName().toString().endsWith(".properties");
  }
}
