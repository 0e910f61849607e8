package dev.polycodec.compare;

import dev.polycodec.compare.Report.DataSet;
import java.util.ArrayList;
import java.util.List;

/** A table in Markdown for each data set. */
final class MarkdownTable {

  private final StringBuilder text = new StringBuilder();

  private MarkdownTable() {}

  static String render(Report report) {
    MarkdownTable tables = new MarkdownTable();
    report.dataSets().forEach(tables::table);
    return tables.text.append(Format.legend(report)).append('\n').toString();
  }

  private void table(DataSet dataSet) {
    text.append("### ").append(escape(Columns.title(dataSet))).append("\n\n");
    add(Columns.HEADER);
    add(rule());
    dataSet.results().forEach(result -> add(Columns.cells(result, dataSet)));
    text.append('\n');
    Columns.notes(dataSet).forEach(note -> text.append("- ").append(escape(note)).append('\n'));
    text.append(Columns.notes(dataSet).isEmpty() ? "" : "\n");
  }

  private static List<String> rule() {
    List<String> rule = new ArrayList<>();
    for (int i = 0; i < Columns.HEADER.size(); i++) {
      rule.add(Columns.isNumber(i) ? "---:" : "---");
    }
    return rule;
  }

  private void add(List<String> cells) {
    text.append(line(cells));
  }

  static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  /** Messages name generic types and options, which Markdown would take for markup. */
  static String escape(String prose) {
    return prose.replaceAll("[\\\\`*_<>|\\[\\]]", "\\\\$0");
  }
}
