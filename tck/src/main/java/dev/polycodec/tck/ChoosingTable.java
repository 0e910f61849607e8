package dev.polycodec.tck;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * Renders what the kit found out about each codec into the table of {@code docs/choosing.md}.
 *
 * <p>The results are those that {@link CodecTck} leaves in {@code target/tck} of each codec module.
 */
public final class ChoosingTable {

  private static final String BEGIN =
      "<!-- begin: written by ChoosingTable from the kit's results -->";
  private static final String END = "<!-- end -->";

  private ChoosingTable() {}

  /**
   * Writes the table into a document, or with {@code --check} fails if it is stale.
   *
   * @param arguments {@code [--check] document root}: the table goes between the markers of the
   *     document; the codec modules are the directories {@code codec-*} of the root
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    List<String> rest = new ArrayList<>(List.of(arguments));
    boolean check = rest.remove("--check");
    if (rest.size() != 2) {
      throw new IllegalArgumentException("Usage: ChoosingTable [--check] document root");
    }
    int status = run(check, Path.of(rest.get(0)), Path.of(rest.get(1)), System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int run(boolean check, Path document, Path root, PrintStream err) throws IOException {
    String old = Files.readString(document);
    String fresh = replace(document, old, render(results(root)));
    if (fresh.equals(old)) {
      return 0;
    }
    if (check) {
      err.println(document + " is stale: run ChoosingTable without --check, and commit it");
      return 1;
    }
    Files.writeString(document, fresh);
    return 0;
  }

  private static String replace(Path document, String text, String table) {
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END, begin + 1);
    if (begin < 0 || end < 0) {
      throw new IllegalArgumentException(document + " has no lines\n" + BEGIN + "\n" + END);
    }
    return text.substring(0, begin) + BEGIN + "\n" + table + text.substring(end);
  }

  private static List<Properties> results(Path root) throws IOException {
    List<Properties> results = new ArrayList<>();
    try (Stream<Path> files = Files.find(root, 4, (path, attributes) -> isResult(root, path))) {
      for (Path file : files.toList()) {
        Properties result = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
          result.load(in);
        }
        results.add(result);
      }
    }
    if (results.isEmpty()) {
      throw new IllegalArgumentException(
          "No codec module under " + root + " has results of the kit");
    }
    results.sort(Comparator.comparing(result -> result.getProperty("name")));
    return results;
  }

  private static boolean isResult(Path root, Path path) {
    Path relative = root.relativize(path);
    return relative.getNameCount() == 4
        && relative.getName(0).toString().startsWith("codec-")
        && relative.subpath(1, 3).equals(Path.of("target", "tck"))
        && relative.getFileName().toString().endsWith(".properties");
  }

  static String render(List<Properties> results) {
    StringBuilder table = new StringBuilder();
    table.append("| Codec | Core | Typed | Beyond | Claims | Input |\n");
    table.append("|---|---:|---:|---:|---|---|\n");
    for (Properties result : results) {
      table
          .append("| `")
          .append(result.getProperty("name"))
          .append("` | ")
          .append(coverage(result, Tier.CORE))
          .append(" | ")
          .append(coverage(result, Tier.TYPED))
          .append(" | ")
          .append(coverage(result, Tier.EXTRA))
          .append(" | ")
          .append(words(result.getProperty("traits")))
          .append(" | ")
          .append(words(result.getProperty("trust")))
          .append(" |\n");
    }
    return table.toString();
  }

  /** Returns how many of the cells of a tier come back equal; the others are refused on encode. */
  private static String coverage(Properties result, Tier tier) {
    int equal = Integer.parseInt(result.getProperty(tier + ".EQUAL", "0"));
    int refused = Integer.parseInt(result.getProperty(tier + ".REFUSED", "0"));
    return equal + " / " + (equal + refused);
  }

  private static String words(String constants) {
    return constants.toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
  }
}
