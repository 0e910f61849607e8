package dev.polycodec.benchmarks.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.stream.StreamSupport;

/** What {@code ./polycodec bench --json} wrote. */
record BenchFile(JsonNode root) {

  List<JsonNode> results() {
    return StreamSupport.stream(root.path("results").spliterator(), false).toList();
  }

  /** Returns how often each figure was measured. */
  int forks() {
    return results().stream()
        .mapToInt(result -> result.at("/cpuNanos/forks").size())
        .min()
        .orElse(0);
  }

  /** Returns the figures of the same codec, workload and operation, used in another way. */
  JsonNode beside(JsonNode result, String way) {
    return results().stream()
        .filter(other -> text(other, "way").equals(way))
        .filter(other -> text(other, "codec").equals(text(result, "codec")))
        .filter(other -> isSameWork(result, other))
        .findFirst()
        .orElse(MissingNode.getInstance());
  }

  /** Returns the figures of the same codec, way and operation on another workload. */
  JsonNode on(String workload, JsonNode result) {
    return results().stream()
        .filter(other -> text(other, "workload").equals(workload))
        .filter(other -> text(other, "codec").equals(text(result, "codec")))
        .filter(other -> text(other, "way").equals(text(result, "way")))
        .filter(other -> text(other, "operation").equals(text(result, "operation")))
        .findFirst()
        .orElse(MissingNode.getInstance());
  }

  /** Returns the figures of what no serializer beats. */
  JsonNode limit(JsonNode result) {
    return results().stream()
        .filter(other -> text(other, "codec").equals("limit") && isSameWork(result, other))
        .findFirst()
        .orElse(MissingNode.getInstance());
  }

  private static boolean isSameWork(JsonNode one, JsonNode other) {
    return text(one, "workload").equals(text(other, "workload"))
        && text(one, "operation").equals(text(other, "operation"));
  }

  static String text(JsonNode result, String field) {
    return result.path(field).asText();
  }

  static JsonNode median(JsonNode result, String figure) {
    return result.path(figure).path("median");
  }
}
