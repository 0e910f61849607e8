package dev.polycodec.benchmarks.tables;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The pieces of tables. */
final class Markdown {

  static final String NONE = "–";

  private Markdown() {}

  /**
   * Returns a table, without the columns that have nothing to say.
   *
   * @param titles of the columns; one that ends in a colon is of numbers
   */
  static String table(List<String> titles, List<List<String>> rows) {
    int[] columns =
        IntStream.range(0, titles.size())
            .filter(column -> rows.stream().anyMatch(row -> !row.get(column).equals(NONE)))
            .toArray();
    List<String> rules = titles.stream().map(t -> t.endsWith(":") ? "---:" : "---").toList();
    StringBuilder table = new StringBuilder();
    line(table, titles.stream().map(title -> title.replaceAll(":$", "")).toList(), columns);
    line(table, rules, columns);
    rows.forEach(row -> line(table, row, columns));
    return table.append('\n').toString();
  }

  private static void line(StringBuilder table, List<String> cells, int[] columns) {
    table.append('|');
    Arrays.stream(columns)
        .forEach(column -> table.append(' ').append(cells.get(column)).append(" |"));
    table.append('\n');
  }

  /** Returns a number as people read it, or a dash if there is none. */
  static String number(JsonNode number) {
    return number.isNumber()
        ? String.format(
            Locale.ROOT, Math.abs(number.asDouble()) < 10 ? "%.1f" : "%,.0f", number.asDouble())
        : NONE;
  }

  /** Returns a number and, in parentheses, what it is compared with, if anything. */
  static String beside(JsonNode ours, JsonNode other) {
    return number(ours) + (other.isMissingNode() ? "" : " (" + number(other) + ")");
  }

  /** Returns a mean with its interval, which a single fork does not have. */
  static String ratio(JsonNode ratio) {
    if (ratio.isMissingNode()) {
      return NONE;
    }
    return ratio.has("low")
        ? String.format(
            Locale.ROOT,
            "%.2f [%.2f, %.2f]",
            ratio.path("mean").asDouble(),
            ratio.path("low").asDouble(),
            ratio.path("high").asDouble())
        : String.format(Locale.ROOT, "%.2f", ratio.path("mean").asDouble());
  }

  /** Returns what found the figures, where and when: the line above a table. */
  static String origin(JsonNode file) {
    return where(file) + ".\n\n";
  }

  /** Returns the same, with how many JVMs measured each figure. */
  static String origin(JsonNode file, int forks) {
    return where(file) + "; forks: " + forks + ".\n\n";
  }

  private static String where(JsonNode file) {
    JsonNode where = file.path("environment");
    return "`%s`, %s, %s, %s, %d processors"
        .formatted(
            file.path("command").asText(),
            where.path("date").asText().replaceAll("T.*", ""),
            where.path("java").asText(),
            where.path("os").asText(),
            where.path("processors").asInt());
  }
}
