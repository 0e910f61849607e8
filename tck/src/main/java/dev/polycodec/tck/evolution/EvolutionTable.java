package dev.polycodec.tck.evolution;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Renders what the kit found out about changed classes and schemas. */
public final class EvolutionTable {

  private EvolutionTable() {}

  /** Returns the table of changed classes, for codecs with modes or without any. */
  public static String ofClasses(List<Properties> results) {
    return render(
        results, Changes.ALL.stream().map(Case::title).toList(), signs -> String.join(" ", signs));
  }

  /**
   * Returns the table of changed schemas. Most of their formats know no modes: a second sign is
   * there if it is another.
   */
  public static String ofSchemas(List<Properties> results) {
    return render(
        results,
        SchemaChanges.ALL.stream().map(SchemaCase::title).toList(),
        signs -> signs.stream().distinct().collect(Collectors.joining(" ")));
  }

  /** Returns a line for each case, with a cell for each codec, of a sign for each mode. */
  private static String render(
      List<Properties> results, List<String> titles, Function<List<String>, String> cell) {
    StringBuilder table = new StringBuilder("| Change |");
    results.forEach(codec -> table.append(" `").append(codec.getProperty("name")).append("` |"));
    table.append("\n|---|").append("---|".repeat(results.size())).append('\n');
    for (int i = 0; i < titles.size(); i++) {
      table.append("| ").append(escaped(titles.get(i))).append(" |");
      for (Properties codec : results) {
        table.append(' ').append(cell.apply(signs(codec, i))).append(" |");
      }
      table.append('\n');
    }
    return table.toString();
  }

  /** A type argument is no element of a page. */
  private static String escaped(String title) {
    return title.replace("<", "&lt;");
  }

  private static List<String> signs(Properties codec, int change) {
    return Arrays.stream(Mode.values())
        .map(mode -> codec.getProperty(EvolutionResults.key(change, mode)))
        .filter(Objects::nonNull)
        .map(outcome -> Outcome.valueOf(outcome).symbol())
        .toList();
  }
}
