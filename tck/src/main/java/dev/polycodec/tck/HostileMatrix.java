package dev.polycodec.tck;

import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.hostile.Ledger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Renders what became of each hostile case in each codec into the table of {@code
 * docs/results/hostile-matrix.md}.
 *
 * <p>The results are those that {@link CodecTck} leaves in {@code target/tck/hostile} of each codec
 * module; a codec with a case that failed, or was not tried, has none, and is missing then.
 */
final class HostileMatrix {

  private static final Map<Integer, String> SECTIONS =
      new TreeMap<>(
          Map.of(
              HostileCase.ROOT.number(), "Names: refused, and nothing loaded",
              HostileCase.WRONG_REFERENCE.number(), "Soundness: no field holds a wrong class",
              HostileCase.BYTES.number(), "Resources: refused within a second, in bounded memory",
              HostileCase.LEFTOVERS.number(), "Memory: nothing of a message outlives it",
              HostileCase.TRUNCATION.number(), "Hygiene"));

  private HostileMatrix() {}

  static String render(List<Properties> results) {
    results.forEach(HostileMatrix::requireComplete);
    StringBuilder text = new StringBuilder();
    for (HostileCase number : HostileCase.values()) {
      String section = SECTIONS.get(number.number());
      if (section != null) {
        header(text, section, results);
      }
      row(text, number, results);
    }
    return text.append(reasons(results)).toString();
  }

  private static void requireComplete(Properties result) {
    for (HostileCase number : HostileCase.values()) {
      String cell = cell(result, number);
      if (cell == null || cell.equals(Ledger.FAULT)) {
        throw new IllegalArgumentException(
            "The codec " + name(result) + " has not passed case " + number.number());
      }
    }
  }

  private static String name(Properties result) {
    return "`" + result.getProperty("name") + "`";
  }

  private static void header(StringBuilder text, String section, List<Properties> codecs) {
    text.append("\n### ").append(section).append("\n\n| | |");
    codecs.forEach(codec -> text.append(' ').append(name(codec)).append(" |"));
    text.append("\n|--:|---|").append(":-:|".repeat(codecs.size())).append('\n');
  }

  private static void row(StringBuilder text, HostileCase number, List<Properties> results) {
    text.append("| ").append(number.number()).append(" | ").append(number.text()).append(" |");
    results.stream()
        .map(result -> PlainHostileTable.symbol(cell(result, number)))
        .forEach(symbol -> text.append(' ').append(symbol).append(" |"));
    text.append('\n');
  }

  private static String cell(Properties result, HostileCase number) {
    return result.getProperty(number.name());
  }

  /** Lists each reason once for the codecs that have it in the same cases. */
  private static String reasons(List<Properties> results) {
    SortedMap<String, List<Integer>> cases = new TreeMap<>();
    for (HostileCase number : HostileCase.values()) {
      codecs(results, number)
          .forEach(
              (reason, codecs) ->
                  cases
                      .computeIfAbsent(line(codecs, reason), l -> new ArrayList<>())
                      .add(number.number()));
    }
    StringBuilder text = new StringBuilder("\n### What no bytes can express, and why\n\n");
    cases.forEach((line, numbers) -> text.append(line).append(join(numbers)).append(")\n"));
    return text.toString();
  }

  private static SortedMap<String, List<String>> codecs(
      List<Properties> results, HostileCase number) {
    SortedMap<String, List<String>> codecs = new TreeMap<>();
    for (Properties result : results) {
      String cell = cell(result, number);
      if (cell.startsWith(Ledger.CANNOT)) {
        for (String reason : cell.substring(Ledger.CANNOT.length()).split("; ")) {
          codecs.computeIfAbsent(reason, r -> new ArrayList<>()).add(name(result));
        }
      }
    }
    return codecs;
  }

  private static String line(List<String> codecs, String reason) {
    return "- " + String.join(", ", codecs) + ": " + reason + " (";
  }

  private static String join(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
