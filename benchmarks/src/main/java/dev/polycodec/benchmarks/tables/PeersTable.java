package dev.polycodec.benchmarks.tables;

import static dev.polycodec.benchmarks.tables.BenchFile.median;
import static dev.polycodec.benchmarks.tables.BenchFile.text;

import com.fasterxml.jackson.databind.JsonNode;
import dev.polycodec.compare.Serializers;
import java.util.List;

/** Each codec beside the layers that other projects put around the same library. */
final class PeersTable {

  private static final double LEAD = 1.3;
  private static final double JACKSON_LEAD = 1.1;

  private static final List<String> TITLES =
      List.of("Ours", "Serializer", "Beside", "", "Theirs ÷ ours", "ns:", "B/op:", "Bytes:");

  private final BenchFile file;
  private final Bars bars = new Bars();

  private PeersTable(BenchFile file) {
    this.file = file;
  }

  static String render(JsonNode root) {
    return new PeersTable(new BenchFile(root)).render();
  }

  private String render() {
    List<List<String>> rows =
        file.results().stream()
            .filter(result -> !text(result, "way").equals("ours"))
            .map(this::cells)
            .toList();
    return Markdown.origin(file.root(), file.forks())
        + bars.summary()
        + Markdown.table(TITLES, rows);
  }

  private List<String> cells(JsonNode theirs) {
    JsonNode ours = file.beside(theirs, "ours");
    return List.of(
        "`" + text(theirs, "codec") + "`",
        Serializers.of(text(theirs, "codec")),
        text(theirs, "way"),
        text(theirs, "operation") + " `" + text(theirs, "workload") + "`",
        lead(theirs),
        Markdown.beside(median(ours, "cpuNanos"), median(theirs, "cpuNanos")),
        Markdown.beside(median(ours, "allocatedBytes"), median(theirs, "allocatedBytes")),
        Markdown.beside(ours.path("bytes"), theirs.path("bytes")));
  }

  private String lead(JsonNode theirs) {
    JsonNode ratio = theirs.path("oursByCpu");
    boolean jackson = text(theirs, "codec").matches("(json|smile|cbor).*");
    boolean hasBar = List.of("dubbo", "redisson").contains(text(theirs, "way"));
    return ratio.isMissingNode() || !hasBar
        ? Markdown.ratio(ratio)
        : Markdown.ratio(ratio)
            + bars.atLeast(jackson ? JACKSON_LEAD : LEAD, "beside other layers", ratio);
  }
}
