package dev.polycodec.compare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Published tables with what was measured beside them, in each of the forms of the output. */
final class PublishedOutput {

  private static final String LEGEND =
      "Each figure is a ratio to the best of its column, published or here: other hardware and"
          + " older versions, so that nothing else compares. Rows are the libraries' own"
          + " serializers, but for what begins with Polycodec. Here: ";

  private PublishedOutput() {}

  static String render(Format format, List<PublishedTable> tables, Report report) {
    List<BesidePublished> all = BesidePublished.of(tables, report);
    return switch (format) {
      case TABLE -> text(all) + "\n" + TextTable.wrap(legend(report), 100);
      case MARKDOWN -> markdown(all) + legend(report) + "\n";
      case CSV -> csv(all);
      case JSON -> json(all, report);
    };
  }

  private static String legend(Report report) {
    return LEGEND + Format.conditions(report) + ".";
  }

  private static String text(List<BesidePublished> all) {
    StringBuilder text = new StringBuilder();
    for (BesidePublished each : all) {
      text.append(text.isEmpty() ? "" : "\n").append(each.title()).append('\n');
      text.append(TextTable.aligned(lines(each.rows()), 3));
      notes(each).forEach(note -> text.append("  ").append(note).append('\n'));
    }
    return text.toString();
  }

  private static String markdown(List<BesidePublished> all) {
    StringBuilder text = new StringBuilder();
    for (BesidePublished each : all) {
      List<List<String>> lines = lines(each.rows());
      text.append("### ").append(MarkdownTable.escape(each.title())).append("\n\n");
      text.append(MarkdownTable.line(lines.get(0)));
      text.append(MarkdownTable.line(lines.get(0).stream().map(name -> "---").toList()));
      lines.stream().skip(1).forEach(line -> text.append(MarkdownTable.line(line)));
      text.append('\n');
      notes(each)
          .forEach(note -> text.append("- ").append(MarkdownTable.escape(note)).append('\n'));
      text.append(notes(each).isEmpty() ? "" : "\n");
    }
    return text.toString();
  }

  private static List<String> notes(BesidePublished each) {
    return Columns.notes(each.dataSet());
  }

  private static List<List<String>> lines(List<Map<String, String>> rows) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.copyOf(rows.get(0).keySet()));
    rows.forEach(row -> lines.add(List.copyOf(row.values())));
    return lines;
  }

  /** All tables have the columns of the widest, so that they are one. */
  private static String csv(List<BesidePublished> all) {
    List<Map<String, String>> rows = rows(all);
    List<String> columns = rows.stream().flatMap(row -> row.keySet().stream()).distinct().toList();
    List<String> lines = new ArrayList<>();
    lines.add(String.join(",", columns));
    for (Map<String, String> row : rows) {
      lines.add(
          columns.stream()
              .map(column -> FigureOutput.csvCell(row.get(column)))
              .collect(Collectors.joining(",")));
    }
    return String.join("\n", lines) + "\n";
  }

  private static String json(List<BesidePublished> all, Report report) {
    Map<String, Object> root = new LinkedHashMap<>(FigureOutput.figures(report));
    root.put("published", rows(all));
    try {
      return JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(root)
          + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Map<String, String>> rows(List<BesidePublished> all) {
    List<Map<String, String>> rows = new ArrayList<>();
    for (BesidePublished each : all) {
      for (Map<String, String> cells : each.rows()) {
        Map<String, String> row = new LinkedHashMap<>();
        row.put("table", each.table().dataSet());
        row.put("data set", each.dataSet().name());
        row.putAll(cells);
        rows.add(row);
      }
    }
    return rows;
  }
}
