package dev.polycodec.benchmarks.tables;

import static dev.polycodec.benchmarks.tables.BenchFile.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;

/** The worst messages that a search found: the slowest, and those that take most of the heap. */
final class CostlyTable {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double KILO = 1e3;
  private static final double MEGA = 1e6;

  private CostlyTable() {}

  static String render(JsonNode root) {
    Bars bars = new Bars();
    List<List<String>> rows =
        new BenchFile(root).results().stream().map(result -> cells(result, bars)).toList();
    String table =
        Markdown.table(
            List.of("", "Searched", "The slowest", "Most garbage", "Most heap for its value"),
            rows);
    return bars.summary() + table;
  }

  private static List<String> cells(JsonNode result, Bars bars) {
    JsonNode slowest = result.at("/worst/0");
    JsonNode garbage = result.at("/worst/1");
    JsonNode held = result.at("/worst/2");
    return List.of(
        "`" + text(result, "codec") + "`",
        "%s min on %s: %s messages"
            .formatted(
                result.path("minutes").decimalValue().stripTrailingZeros().toPlainString(),
                text(result, "date"),
                Markdown.number(result.path("tried"))),
        String.format(Locale.ROOT, "%,.0f ms", slowest.path("nanos").asLong() / NANOS_PER_MILLI)
            + bars.mark("time", !slowest.path("tooSlow").asBoolean())
            + " for "
            + size(slowest.path("bytes"))
            + ": `"
            + text(slowest, "text").replaceFirst(".* bytes of ", "")
            + "`",
        size(garbage.path("allocated")) + " for " + size(garbage.path("bytes")),
        size(held.path("held"))
            + bars.mark("heap", !held.path("tooLarge").asBoolean())
            + " for "
            + size(held.path("bytes")));
  }

  private static String size(JsonNode bytes) {
    return bytes.asDouble() < MEGA
        ? String.format(Locale.ROOT, "%.1f KB", bytes.asDouble() / KILO)
        : String.format(Locale.ROOT, "%,.1f MB", bytes.asDouble() / MEGA);
  }
}
