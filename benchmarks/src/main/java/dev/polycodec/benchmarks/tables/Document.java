package dev.polycodec.benchmarks.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The places of a document that are filled with tables. */
final class Document {

  /**
   * The kind of table and its file, which lies beside the document or below; then what was there
   * before.
   */
  private static final Pattern PLACE =
      Pattern.compile(
          "(<!-- begin: (\\w+) of ([\\w./-]+\\.json) -->\\R).*?(<!-- end -->)", Pattern.DOTALL);

  private static final Map<String, Function<JsonNode, String>> TABLES =
      new TreeMap<>(
          Map.of(
              "costly", CostlyTable::render,
              "reach", ReachTable::render,
              "peers", PeersTable::render,
              "poison", PoisonTable::render,
              "plain", PlainTable::render,
              "guide", GuideTable::render));

  private Document() {}

  /**
   * Returns the text of a document with its tables made anew.
   *
   * @throws Failure if it has no place for a table, or a file of figures cannot be read
   */
  static String fill(Path document, String text) {
    Matcher place = PLACE.matcher(text);
    if (!place.find()) {
      throw new Failure(document + " has no <!-- begin: TABLE of FILE.json -->");
    }
    return place.replaceAll(
        found ->
            Matcher.quoteReplacement(
                found.group(1)
                    + table(found.group(2), document.resolveSibling(found.group(3)))
                    + found.group(4)));
  }

  private static String table(String name, Path file) {
    Function<JsonNode, String> table = TABLES.get(name);
    if (table == null) {
      throw new Failure("There is no table '%s'; there are %s".formatted(name, TABLES.keySet()));
    }
    try {
      return table.apply(new ObjectMapper().readTree(file.toFile()));
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + e.getMessage(), e);
    }
  }
}
