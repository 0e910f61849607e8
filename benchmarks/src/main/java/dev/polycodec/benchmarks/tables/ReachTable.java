package dev.polycodec.benchmarks.tables;

import static dev.polycodec.benchmarks.tables.BenchFile.median;
import static dev.polycodec.benchmarks.tables.BenchFile.text;
import static java.util.Map.entry;

import com.fasterxml.jackson.databind.JsonNode;
import dev.polycodec.compare.Serializers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Each codec beside hand-tuned code, article code and what no serializer beats. */
final class ReachTable {

  private static final double EXPERT = 0.95;

  /** Where the library's own code leaves more to gain, more is asked for. */
  private static final Map<String, Double> HIGHER =
      Map.ofEntries(
          entry("kryo encode medium", 1.4),
          entry("kryo encode large", 1.4),
          entry("kryo encode strings", 1.4),
          entry("kryo decode medium", 1.25),
          entry("kryo decode large", 1.25),
          entry("kryo decode strings", 1.25),
          entry("protostuff encode medium", 1.7),
          entry("protostuff encode large", 1.7),
          entry("protostuff encode strings", 1.7),
          entry("onenio encode medium", 1.4),
          entry("onenio encode large", 1.4),
          entry("onenio encode strings", 1.4));

  private static final double KRYO_NAIVE = 1.5;
  private static final int MORE_BYTES = 32;
  private static final double COPIES = 2;
  private static final Set<String> COPIERS = Set.of("kryo", "fst", "hessian", "onenio");

  private static final List<String> TITLES =
      List.of(
          "",
          "Serializer",
          "Expert ÷ ours",
          "Naive ÷ ours",
          "Ours ÷ limit",
          "Records ÷ objects",
          "ns:",
          "B/op:",
          "Bytes:");

  private final BenchFile file;
  private final Bars bars = new Bars();

  private ReachTable(BenchFile file) {
    this.file = file;
  }

  static String render(JsonNode root) {
    return new ReachTable(new BenchFile(root)).render();
  }

  private String render() {
    List<JsonNode> ours =
        file.results().stream().filter(result -> text(result, "way").equals("ours")).toList();
    StringBuilder tables = new StringBuilder();
    for (String workload : ours.stream().map(ReachTable::workload).distinct().toList()) {
      tables.append("**`").append(workload).append("`**\n\n");
      List<JsonNode> rows = ours.stream().filter(r -> workload(r).equals(workload)).toList();
      tables.append(Markdown.table(TITLES, rows.stream().map(this::cells).toList()));
    }
    return Markdown.origin(file.root(), file.forks()) + bars.summary() + tables;
  }

  private static String workload(JsonNode result) {
    return text(result, "workload");
  }

  private List<String> cells(JsonNode ours) {
    JsonNode expert = file.beside(ours, "expert");
    return List.of(
        "`" + text(ours, "codec") + "` " + text(ours, "operation"),
        Serializers.of(text(ours, "codec")),
        besideExpert(ours, expert),
        besideNaive(ours, expert),
        besideLimit(ours),
        besideObjects(ours),
        Markdown.beside(median(ours, "cpuNanos"), median(expert, "cpuNanos")),
        Markdown.beside(median(ours, "allocatedBytes"), median(expert, "allocatedBytes"))
            + allocation(ours, expert),
        Markdown.beside(ours.path("bytes"), expert.path("bytes")));
  }

  private String besideExpert(JsonNode ours, JsonNode expert) {
    JsonNode ratio = expert.path("oursByCpu");
    double bar = HIGHER.getOrDefault(name(ours), EXPERT);
    return ratio.isMissingNode()
        ? Markdown.ratio(ratio)
        : Markdown.ratio(ratio)
            + bars.atLeast(bar, "beside the expert", ratio)
            + (bar == EXPERT ? "" : asked(bar));
  }

  /** Ours is to lead article code as the expert does; Kryo's article code is worth more. */
  private String besideNaive(JsonNode ours, JsonNode expert) {
    JsonNode naive = file.beside(ours, "naive");
    JsonNode ratio = naive.path("oursByCpu");
    if (ratio.isMissingNode()) {
      return Markdown.ratio(ratio);
    }
    double lead = median(naive, "cpuNanos").asDouble() / median(expert, "cpuNanos").asDouble();
    double bar = text(ours, "codec").equals("kryo") ? KRYO_NAIVE : lead;
    return Markdown.ratio(ratio) + bars.atLeast(bar, "beside article code", ratio) + asked(bar);
  }

  private String besideLimit(JsonNode ours) {
    JsonNode limit = file.limit(ours);
    if (limit.isMissingNode()) {
      return Markdown.ratio(limit);
    }
    double times = median(ours, "cpuNanos").asDouble() / median(limit, "cpuNanos").asDouble();
    boolean copies = text(limit, "way").equals("memcpy") && COPIERS.contains(text(ours, "codec"));
    return String.format(Locale.ROOT, "%.1f", times)
        + (copies ? bars.mark("beside memcpy", times <= COPIES) + asked(COPIES) : "");
  }

  /** Records are to be no slower than objects of the same content. */
  private String besideObjects(JsonNode ours) {
    if (!workload(ours).equals("small-records")) {
      return Markdown.NONE;
    }
    double objects = median(file.on("small", ours), "cpuNanos").asDouble();
    double times = median(ours, "cpuNanos").asDouble() / objects;
    return String.format(Locale.ROOT, "%.2f", times)
        + bars.mark("records beside objects", times <= 1 / EXPERT);
  }

  /** Returns a bar that is not the same for all. */
  private static String asked(double bar) {
    return String.format(Locale.ROOT, " (%.2f)", bar);
  }

  private String allocation(JsonNode ours, JsonNode expert) {
    if (expert.isMissingNode()) {
      return "";
    }
    double more =
        median(ours, "allocatedBytes").asDouble() - median(expert, "allocatedBytes").asDouble();
    return bars.mark("allocation", more <= MORE_BYTES);
  }

  private static String name(JsonNode result) {
    return "%s %s %s"
        .formatted(text(result, "codec"), text(result, "operation"), text(result, "workload"));
  }
}
