package dev.polycodec.tck;

import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** Renders what plain codecs do with the kit's cells beside their libraries, for a document. */
final class PlainCoverageTable {

  private PlainCoverageTable() {}

  static String render(List<Properties> results) {
    StringBuilder table = new StringBuilder();
    table.append(
        "| Codec | Equal | Rightly refused | Unsafe | Over-refused | Wrong |"
            + " Which are over-refused |\n");
    table.append("|---|---:|---:|---:|---:|---:|---|\n");
    for (Properties result : results) {
      table.append("| ").append(name(result)).append(" | ");
      table.append(result.getProperty("EQUAL")).append(" | ");
      table.append(result.getProperty("REFUSED")).append(" | ");
      table.append(result.getProperty("UNSAFE")).append(" | ");
      table.append(result.getProperty("OVER_REFUSED")).append(share(result)).append(" | 0 | ");
      table.append(result.getProperty("OVER_REFUSED.values")).append(" |\n");
    }
    return table.toString();
  }

  private static String name(Properties result) {
    String[] parts = result.getProperty("name").split(",", 2);
    return "`" + parts[0] + "`" + (parts.length > 1 ? "," + parts[1] : "");
  }

  private static String share(Properties result) {
    int over = count(result, "OVER_REFUSED");
    int all = over + count(result, "EQUAL") + count(result, "REFUSED") + count(result, "UNSAFE");
    return over == 0 ? "" : String.format(Locale.ROOT, " (%.1f %%)", 100.0 * over / all);
  }

  private static int count(Properties result, String outcome) {
    return Integer.parseInt(result.getProperty(outcome));
  }
}
