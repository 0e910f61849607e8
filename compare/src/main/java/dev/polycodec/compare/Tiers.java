package dev.polycodec.compare;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How much of the tiers of the portable value set each codec covers: read from the table that the
 * conformance kit writes into {@code docs/results/coverage.md}, which the build puts beside this
 * class.
 */
final class Tiers {

  /** A row: the codec, then equal and all cells of the core tier and of the typed tier. */
  private static final String ROW =
      "(?m)^\\| `([a-z0-9-]+)` \\| (\\d+) / (\\d+) \\| (\\d+) / (\\d+) \\|";

  private static final Map<String, String> SUMMARIES = parse(table());

  private Tiers() {}

  /** Returns the coverage of a codec, or a hyphen if the kit has not tested it. */
  static String summary(String codec) {
    return SUMMARIES.getOrDefault(codec, "-");
  }

  static Map<String, String> parse(@Nullable String table) {
    Map<String, String> summaries = new HashMap<>();
    Matcher row = Pattern.compile(ROW).matcher(table == null ? "" : table);
    while (row.find()) {
      String core = percentage(row.group(2), row.group(3));
      String typed = percentage(row.group(4), row.group(5));
      summaries.put(row.group(1), "core " + core + ", typed " + typed);
    }
    return summaries;
  }

  /** Rounds down: only all is 100 %. */
  private static String percentage(String equal, String all) {
    double cells = Integer.parseInt(all);
    double tenths = cells == 0 ? 0 : Math.floor(Integer.parseInt(equal) * 1000 / cells);
    return String.format(Locale.ROOT, tenths % 10 == 0 ? "%.0f%%" : "%.1f%%", tenths / 10);
  }

  private static @Nullable String table() {
    try (InputStream in = Tiers.class.getResourceAsStream("coverage.md")) {
      return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
