package dev.polycodec.compare;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown for each section. */
final class MarkdownTable {

  private MarkdownTable() {}

  static String render(List<Section> sections, String legend) {
    StringBuilder text = new StringBuilder();
    for (Section each : sections) {
      text.append("### ").append(escape(each.title())).append("\n\n");
      text.append(line(each.header())).append(line(rule(each)));
      each.rows().forEach(row -> text.append(line(row)));
      text.append('\n');
      each.notes().forEach(note -> text.append("- ").append(escape(note)).append('\n'));
      text.append(each.notes().isEmpty() ? "" : "\n");
    }
    return text.append(legend).append('\n').toString();
  }

  private static List<String> rule(Section section) {
    List<String> rule = new ArrayList<>();
    for (int i = 0; i < section.header().size(); i++) {
      rule.add(section.isNumber().test(i) ? "---:" : "---");
    }
    return rule;
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  /** Messages name generic types and options, which Markdown would take for markup. */
  private static String escape(String prose) {
    return prose.replaceAll("[\\\\`*_<>|\\[\\]]", "\\\\$0");
  }
}
