package dev.polycodec.compare.workload;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Maps the releases of {@code node-releases} (MIT) to records. */
final class NodeReleaseData {

  private NodeReleaseData() {}

  static Workload load() {
    WebJar source = WebJar.find("node-releases");
    List<NodeRelease> releases = new ArrayList<>();
    source.read("data/processed/envs.json").forEach(json -> releases.add(release(json)));
    return Workload.each(
        "node-releases",
        releases.size() + " releases of Node.js, records (" + source + ")",
        NodeRelease.class,
        releases);
  }

  private static NodeRelease release(JsonNode json) {
    JsonNode lts = json.required("lts");
    return new NodeRelease(
        NodeRelease.Version.parse(json.required("version").asText()),
        LocalDate.parse(json.required("date").asText()),
        lts.isTextual() ? lts.asText() : null,
        json.required("security").asBoolean(),
        json.required("v8").asText());
  }
}
