package dev.polycodec.benchmarks.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.polycodec.benchmarks.JsonFile;
import dev.polycodec.compare.AtomicFile;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/**
 * What was found in each codec. A whole search takes hours, so each codec's figures are kept when
 * they are there, beside those of codecs that other runs have searched.
 */
final class FoundFile {

  private static final String RESULTS = "results";

  private final AtomicFile file;
  private final ObjectNode root;
  private final ArrayNode results;

  /**
   * Begins with the figures that are in a file, if there is one.
   *
   * @throws Failure if it cannot be read, or written
   */
  FoundFile(Path path, List<String> arguments) {
    file = new AtomicFile(path);
    root = JsonFile.begin(arguments);
    results = root.putArray(RESULTS);
    if (Files.exists(path)) {
      try {
        new ObjectMapper().readTree(path.toFile()).path(RESULTS).forEach(results::add);
      } catch (IOException e) {
        throw new Failure(path + " cannot be read: " + e.getMessage(), e);
      }
    }
  }

  /** Puts what was found in a codec in the place of what another run had found, and writes all. */
  void put(ObjectNode result, double minutes) {
    result.put("minutes", minutes).put("date", LocalDate.now(ZoneOffset.UTC).toString());
    int place = 0;
    while (place < results.size() && !codec(results.get(place)).equals(codec(result))) {
      place++;
    }
    if (place < results.size()) {
      results.set(place, result);
    } else {
      results.add(result);
    }
    file.write(JsonFile.text(root));
  }

  private static String codec(JsonNode result) {
    return result.path("codec").asText();
  }
}
