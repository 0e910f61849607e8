package dev.polycodec.tck.evolution;

import dev.polycodec.tck.DocumentTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;

/** Renders what the kit found out about changed classes into the table of a document. */
public final class EvolutionTable {

  private EvolutionTable() {}

  /**
   * Writes the table into a document, or with {@code --check} fails if it is stale.
   *
   * @param arguments {@code [--check] document root}: the table goes between the markers of the
   *     document; the codec modules are the directories {@code codec-*} of the root
   * @throws IOException if a file cannot be read or written
   */
  public static void main(String[] arguments) throws IOException {
    new DocumentTable(
            "EvolutionTable", Path.of("target", "tck", "evolution"), EvolutionTable::render)
        .main(arguments);
  }

  /** Returns a line for each case, with a cell for each codec that has a symbol for each mode. */
  static String render(List<Properties> results) {
    StringBuilder table = new StringBuilder("| Change |");
    results.forEach(codec -> table.append(" `").append(codec.getProperty("name")).append("` |"));
    table.append("\n|---|").append("---|".repeat(results.size())).append('\n');
    for (Case change : Changes.ALL) {
      table.append("| ").append(title(change)).append(" |");
      for (Properties codec : results) {
        table.append(' ').append(cell(codec, change)).append(" |");
      }
      table.append('\n');
    }
    return table.toString();
  }

  /** A type argument is no element of a page. */
  private static String title(Case change) {
    return change.title().replace("<", "&lt;");
  }

  private static String cell(Properties codec, Case change) {
    return Arrays.stream(Mode.values())
        .map(mode -> codec.getProperty(EvolutionResults.key(change, mode)))
        .map(outcome -> outcome == null ? "" : Outcome.valueOf(outcome).symbol())
        .collect(Collectors.joining(" "))
        .trim();
  }
}
