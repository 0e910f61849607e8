package dev.polycodec.benchmarks.tables;

import static dev.polycodec.benchmarks.tables.BenchFile.median;
import static dev.polycodec.benchmarks.tables.BenchFile.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.benchmarks.Ratio;
import dev.polycodec.compare.Serializers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Each plain codec beside the same set-up of its library without Polycodec. */
final class PlainTable {

  private static final String LIBRARY = "library";
  private static final double ENCODE = 1.2;
  private static final double DECODE = 1.4;

  private static final List<String> SUMMARY =
      List.of("", "Serializer", "Encode: ours ÷ library", "Decode: ours ÷ library", "Mean of");

  private static final List<String> WORKS = List.of("", "Ours ÷ library", "ns:", "B/op:", "Bytes:");

  private final BenchFile file;
  private final List<JsonNode> libraries;
  private final Bars bars = new Bars();

  private PlainTable(BenchFile file) {
    this.file = file;
    this.libraries =
        file.results().stream()
            .filter(result -> text(result, "way").equals(LIBRARY))
            .filter(result -> !file.beside(result, "ours").isMissingNode())
            .toList();
  }

  static String render(JsonNode root) {
    return new PlainTable(new BenchFile(root)).render();
  }

  private String render() {
    String summary = Markdown.table(SUMMARY, texts("codec").stream().map(this::summary).toList());
    StringBuilder works = new StringBuilder();
    for (String workload : texts("workload")) {
      works.append("**`").append(workload).append("`**\n\n");
      works.append(
          Markdown.table(
              WORKS,
              libraries.stream()
                  .filter(result -> text(result, "workload").equals(workload))
                  .map(this::cells)
                  .toList()));
    }
    return Markdown.origin(file.root(), file.forks()) + bars.summary() + summary + works;
  }

  private List<String> texts(String field) {
    return libraries.stream().map(result -> text(result, field)).distinct().toList();
  }

  private List<String> summary(String codec) {
    return List.of(
        "`" + codec + "`",
        Serializers.of(codec),
        mean(works(codec, "encode"), ENCODE, "encode"),
        mean(works(codec, "decode"), DECODE, "decode"),
        works(codec, "decode").stream()
            .map(result -> "`" + text(result, "workload") + "`")
            .collect(Collectors.joining(", ")));
  }

  private List<JsonNode> works(String codec, String operation) {
    return libraries.stream()
        .filter(result -> text(result, "codec").equals(codec))
        .filter(result -> text(result, "operation").equals(operation))
        .toList();
  }

  private String mean(List<JsonNode> works, double bar, String kind) {
    if (works.isEmpty()) {
      return Markdown.NONE;
    }
    JsonNode ratio = oursToLibrary(works);
    return Markdown.ratio(ratio) + bars.atMost(bar, kind + " at most " + bar, ratio);
  }

  private List<String> cells(JsonNode library) {
    JsonNode ours = file.beside(library, "ours");
    return List.of(
        "`" + text(library, "codec") + "` " + text(library, "operation"),
        Markdown.ratio(oursToLibrary(List.of(library))),
        Markdown.beside(median(ours, "cpuNanos"), median(library, "cpuNanos")),
        Markdown.beside(median(ours, "allocatedBytes"), median(library, "allocatedBytes")),
        Markdown.beside(ours.path("bytes"), library.path("bytes")));
  }

  private JsonNode oursToLibrary(List<JsonNode> works) {
    List<double[]> library = new ArrayList<>();
    List<double[]> ours = new ArrayList<>();
    for (JsonNode each : works) {
      library.add(forks(each));
      ours.add(forks(file.beside(each, "ours")));
    }
    ObjectNode ratio = new ObjectMapper().createObjectNode();
    Ratio.ofMeans(library, ours).describe(ratio);
    return ratio;
  }

  private static double[] forks(JsonNode result) {
    JsonNode forks = result.at("/cpuNanos/forks");
    return StreamSupport.stream(forks.spliterator(), false)
        .mapToDouble(JsonNode::asDouble)
        .toArray();
  }
}
