package dev.polycodec.benchmarks.tables;

import static dev.polycodec.benchmarks.tables.BenchFile.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Small messages before and after a huge one. */
final class PoisonTable {

  private static final double SLOWER = 1.1;

  private PoisonTable() {}

  static String render(JsonNode root) {
    Bars bars = new Bars();
    List<JsonNode> results = new BenchFile(root).results();
    int forks = results.stream().mapToInt(result -> result.path("forks").asInt()).min().orElse(0);
    String table =
        Markdown.table(
            List.of("", "", "ns:", "after 10 MB:", "Slower by"),
            results.stream().map(result -> cells(result, bars)).toList());
    return Markdown.origin(root, forks) + bars.summary() + table;
  }

  private static List<String> cells(JsonNode result, Bars bars) {
    JsonNode slower = result.path("slower");
    boolean ours = text(result, "way").equals("ours");
    return List.of(
        "`" + text(result, "codec") + "` " + text(result, "way"),
        text(result, "operation") + " `" + text(result, "workload") + "`",
        Markdown.number(result.path("cleanNanos")),
        Markdown.number(result.path("poisonedNanos")),
        Markdown.ratio(slower) + (ours ? bars.atMost(SLOWER, "after a huge message", slower) : ""));
  }
}
