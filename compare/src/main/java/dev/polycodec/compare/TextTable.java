package dev.polycodec.compare;

import dev.polycodec.compare.Report.DataSet;
import java.util.ArrayList;
import java.util.List;

/** Aligned text: the columns of all data sets stand below each other. */
final class TextTable {

  private static final String GAP = "  ";

  private final int[] widths = new int[Columns.HEADER.size()];
  private final StringBuilder text = new StringBuilder();

  private TextTable() {}

  static String render(Report report) {
    TextTable table = new TextTable();
    table.measure(Columns.HEADER);
    for (DataSet dataSet : report.dataSets()) {
      dataSet.results().forEach(result -> table.measure(Columns.cells(result, dataSet)));
    }
    table.line(Columns.HEADER);
    report.dataSets().forEach(table::section);
    return table.text.append('\n').append(wrap(Format.legend(report), 100)).toString();
  }

  private void section(DataSet dataSet) {
    text.append('\n').append(Columns.title(dataSet)).append('\n');
    dataSet.results().forEach(result -> line(Columns.cells(result, dataSet)));
    Columns.notes(dataSet).forEach(note -> text.append(GAP).append(note).append('\n'));
  }

  private void measure(List<String> cells) {
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(widths[i], cells.get(i).length());
    }
  }

  private void line(List<String> cells) {
    List<String> padded = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      String padding = " ".repeat(widths[i] - cells.get(i).length());
      padded.add(Columns.isNumber(i) ? padding + cells.get(i) : cells.get(i) + padding);
    }
    text.append(String.join(GAP, padded).stripTrailing()).append('\n');
  }

  /** Returns lines of cells, of which the first columns are words and the others numbers. */
  static String aligned(List<List<String>> lines, int words) {
    StringBuilder text = new StringBuilder();
    for (List<String> line : lines) {
      StringBuilder aligned = new StringBuilder();
      for (int i = 0; i < line.size(); i++) {
        int column = i;
        int width = lines.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        String padding = " ".repeat(width - line.get(i).length());
        aligned.append(i == 0 ? "" : GAP);
        aligned.append(i < words ? line.get(i) + padding : padding + line.get(i));
      }
      text.append(aligned.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  static String wrap(String paragraph, int width) {
    StringBuilder wrapped = new StringBuilder();
    int column = 0;
    for (String word : paragraph.split(" ")) {
      if (column > 0 && column + word.length() >= width) {
        wrapped.append('\n');
        column = 0;
      }
      wrapped.append(column == 0 ? "" : " ").append(word);
      column += word.length() + 1;
    }
    return wrapped.append('\n').toString();
  }
}
