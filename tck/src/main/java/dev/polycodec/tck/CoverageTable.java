package dev.polycodec.tck;

import dev.polycodec.tck.sample.Tier;
import java.util.List;
import java.util.Properties;

/**
 * Renders what the kit found out about each codec into the table of {@code
 * docs/results/coverage.md}.
 *
 * <p>The results are those that {@link CodecTck} leaves in {@code target/tck} of each codec module.
 */
final class CoverageTable {

  private CoverageTable() {}

  static String render(List<Properties> results) {
    StringBuilder table = new StringBuilder();
    table.append("| Codec | Core | Typed | Beyond | Claims | Input |\n");
    table.append("|---|---:|---:|---:|---|---|\n");
    for (Properties result : results) {
      table.append(
          "| `%s` | %s | %s | %s | %s | %s |\n"
              .formatted(
                  result.getProperty("name"),
                  coverage(result, Tier.CORE),
                  coverage(result, Tier.TYPED),
                  coverage(result, Tier.EXTRA),
                  words(result.getProperty("traits")),
                  words(result.getProperty("trust"))));
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
