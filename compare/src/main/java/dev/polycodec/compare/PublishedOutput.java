package dev.polycodec.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Published tables with what was measured beside them, in each of the forms of the output. */
final class PublishedOutput {

  private static final String LEGEND =
      "Each figure is a ratio to the best of its column, published or here: other hardware and"
          + " older versions, so that nothing else compares. Rows are the libraries' own"
          + " serializers, but for what begins with Polycodec. Here: ";

  private PublishedOutput() {}

  static String render(Format format, List<PublishedTable> tables, Report report) {
    List<BesidePublished> all = BesidePublished.of(tables, report);
    List<Section> sections = all.stream().map(BesidePublished::section).toList();
    String legend = LEGEND + Format.conditions(report) + ".";
    return switch (format) {
      case TABLE -> TextTable.separate(sections, legend);
      case MARKDOWN -> MarkdownTable.render(sections, legend);
      case CSV -> FigureOutput.csv(rows(all));
      case JSON -> json(all, report);
    };
  }

  private static String json(List<BesidePublished> all, Report report) {
    Map<String, Object> root = new LinkedHashMap<>(FigureOutput.figures(report));
    root.put("published", rows(all));
    return FigureOutput.json(root);
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
