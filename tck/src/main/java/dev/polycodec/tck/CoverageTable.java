package dev.polycodec.tck;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * Renders what the kit found out about each codec into the table of {@code
 * docs/results/coverage.md}.
 *
 * <p>The results are those that {@link CodecTck} leaves in {@code target/tck} of each codec module.
 */
public final class CoverageTable {

  private static final DocumentTable TABLE =
      new DocumentTable("CoverageTable", Path.of("target", "tck"), CoverageTable::render);

  private CoverageTable() {}

  /**
   * Writes the table into a document, or with {@code --check} fails if it is stale.
   *
   * @param arguments {@code [--check] document root}: the table goes between the markers of the
   *     document; the codec modules are the directories {@code codec-*} of the root
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    TABLE.main(arguments);
  }

  static int run(boolean check, Path document, Path root, PrintStream err) throws IOException {
    return TABLE.run(check, document, root, err);
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
