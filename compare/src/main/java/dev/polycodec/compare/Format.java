package dev.polycodec.compare;

import java.util.List;
import java.util.function.Function;

/** The forms of the output. */
enum Format {
  /** Aligned text, for people. */
  TABLE(report -> TextTable.render(sections(report), legend(report))),
  /** Plain figures, for spreadsheets: a line for each data set and codec. */
  CSV(FigureOutput::csv),
  /** Plain figures with where they were measured, for programs. */
  JSON(FigureOutput::json),
  /** Tables for documents. */
  MARKDOWN(report -> MarkdownTable.render(sections(report), legend(report)));

  private final Function<Report, String> renderer;

  Format(Function<Report, String> renderer) {
    this.renderer = renderer;
  }

  String render(Report report) {
    return renderer.apply(report);
  }

  private static List<Section> sections(Report report) {
    return report.dataSets().stream().map(Columns::section).toList();
  }

  /** Returns what every reader of a table has to know. */
  private static String legend(Report report) {
    return conditions(report)
        + "; ±: how far the interval of the figure reaches. rank: one more than how many are faster"
        + " for certain, encoding and decoding together; =: cannot be told apart; ~: did not"
        + " settle. Bytes: of all messages. rel: to the best of the data set. "
        + Serializers.LEGEND
        + " Every value that figures are shown for came back equal.";
  }

  /** Returns where and how it was measured. */
  static String conditions(Report report) {
    return "Java "
        + report.environment().java()
        + ", "
        + report.environment().os()
        + ", "
        + report.environment().processors()
        + " processors. Times: "
        + report.environment().clock()
        + " per object, each codec in a JVM of its own, lower quartiles of rounds in turns";
  }
}
