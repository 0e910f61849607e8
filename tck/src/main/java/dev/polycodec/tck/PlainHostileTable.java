package dev.polycodec.tck;

import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.hostile.Ledger;
import java.util.List;
import java.util.Properties;

/**
 * Renders what became of the hostile cases in plain codecs, for a document: of those that can be
 * made of messages of the library.
 */
final class PlainHostileTable {

  private PlainHostileTable() {}

  static String render(List<Properties> results) {
    StringBuilder table = new StringBuilder("| |");
    results.forEach(codec -> table.append(" `").append(codec.getProperty("name")).append("` |"));
    table.append("\n|---|").append(":-:|".repeat(results.size())).append('\n');
    for (HostileCase tried : HostileCase.values()) {
      if (results.stream().anyMatch(codec -> codec.containsKey(tried.name()))) {
        table.append("| ").append(tried.text()).append(" |");
        results.stream()
            .map(codec -> symbol(codec.getProperty(tried.name(), Ledger.CANNOT)))
            .forEach(symbol -> table.append(' ').append(symbol).append(" |"));
        table.append('\n');
      }
    }
    return table.toString();
  }

  static String symbol(String cell) {
    if (cell.startsWith(Ledger.CANNOT)) {
      return "∅";
    }
    return switch (cell) {
      case Ledger.REFUSED -> "✓";
      case Ledger.TRUSTED -> "–";
      case Ledger.FAULT -> "✗";
      default -> throw new IllegalArgumentException("The kit writes no such result: " + cell);
    };
  }
}
