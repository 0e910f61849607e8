package dev.polycodec.compare;

import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.Report.Environment;
import dev.polycodec.compare.Result.Times;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Times and sizes of one data set as an SVG that needs nothing else. Its colours are of medium
 * lightness, because a document does not tell a picture whether its background is light or dark.
 */
final class BarChart {

  private static final String DATA_SET = "user";

  private static final int WIDTH = 870;
  private static final int TOP = 78;
  private static final int ROW = 34;
  private static final int BAR = 11;

  /** Where the bars of times and those of sizes begin, and how long the longest of both are. */
  private static final int TIMES = 205;

  private static final int SIZES = 570;
  private static final int LONGEST_TIME = 285;
  private static final int LONGEST_SIZE = 230;

  private static final String TEXT = "#737d89";
  private static final String ENCODE = "#3d7ee8";
  private static final String DECODE = "#d9851f";
  private static final String SIZE = "#2a9d8f";

  private final StringBuilder svg = new StringBuilder();
  private final List<Result> results;

  private BarChart(List<Result> results) {
    this.results = results;
  }

  /** Draws the data set that everyone compares, or the first if it is not in the run. */
  static String render(Report report) {
    DataSet dataSet =
        report.dataSets().stream()
            .filter(candidate -> candidate.name().equals(DATA_SET))
            .findFirst()
            .orElse(report.dataSets().get(0));
    List<Result> measured =
        dataSet.results().stream().filter(result -> result.times() != null).toList();
    return new BarChart(measured).draw(dataSet, report.environment());
  }

  private String draw(DataSet dataSet, Environment where) {
    int height = TOP + results.size() * ROW + 26;
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img"
         font-family="system-ui, sans-serif" font-size="12" fill="%s">
        <title>Time and size of each codec: %s</title>
        """
            .formatted(WIDTH, height, WIDTH, height, TEXT, escape(Columns.title(dataSet))));
    text(0, 18, "font-size=\"15\" font-weight=\"600\"", Columns.title(dataSet));
    legend();
    double slowest =
        times().mapToDouble(t -> Math.max(t.encode().high(), t.decode().high())).max().orElse(1);
    times(LONGEST_TIME / slowest, 0, ENCODE, Times::encode);
    times(LONGEST_TIME / slowest, BAR + 1, DECODE, Times::decode);
    ToDoubleFunction<Result> size = result -> (double) result.trip().bytes() / dataSet.objects();
    bars(SIZES, LONGEST_SIZE / largest(size), BAR / 2, SIZE, size);
    for (int i = 0; i < results.size(); i++) {
      text(
          TIMES - 10,
          TOP + i * ROW + 11,
          "text-anchor=\"end\" font-size=\"13\"",
          name(results.get(i), dataSet));
      text(
          TIMES - 10,
          TOP + i * ROW + 23,
          "text-anchor=\"end\" font-size=\"10\"",
          Serializers.of(results.get(i).codec().name()));
    }
    text(
        0,
        height - 7,
        "",
        "%s, Java %s, %s, %d processors; lines: intervals"
            .formatted(where.date(), where.java(), where.os(), where.processors()));
    return svg.append("</svg>\n").toString();
  }

  private static String name(Result result, DataSet dataSet) {
    Times times = result.times();
    String rank = times == null ? "" : Columns.rank(result, times, dataSet) + " ";
    return rank + result.codec().name();
  }

  private Stream<Times> times() {
    return results.stream().map(Result::times).flatMap(Stream::ofNullable);
  }

  private double largest(ToDoubleFunction<Result> figure) {
    return results.stream().mapToDouble(figure).max().orElse(1);
  }

  private void legend() {
    int y = 54;
    square(TIMES, y, ENCODE);
    text(TIMES + 16, y, "", "encode, ns");
    square(TIMES + 100, y, DECODE);
    text(TIMES + 116, y, "", "decode, ns");
    square(SIZES, y, SIZE);
    text(SIZES + 16, y, "", "bytes of an object");
  }

  private void square(int x, int y, String colour) {
    bar(x, y - BAR + 1, BAR, colour);
  }

  /** Draws a bar for each time, on which a line marks its interval. */
  private void times(double scale, int offset, String colour, Function<Times, Spread> figure) {
    List<Spread> spreads = times().map(figure).toList();
    for (int i = 0; i < spreads.size(); i++) {
      Spread spread = spreads.get(i);
      int y = TOP + i * ROW + offset;
      bar(TIMES, y, Math.max(1, spread.middle() * scale), colour);
      double high = TIMES + spread.high() * scale;
      svg.append(
          String.format(
              Locale.ROOT,
              "<path d=\"M%.1f %.1fH%.1f\" stroke=\"%s\" stroke-width=\"2\"/>\n",
              TIMES + spread.low() * scale,
              y + BAR / 2.0,
              high,
              TEXT));
      figure(high, y, spread.middle());
    }
  }

  private void bars(
      int x, double scale, int offset, String colour, ToDoubleFunction<Result> figure) {
    for (int i = 0; i < results.size(); i++) {
      double value = figure.applyAsDouble(results.get(i));
      double length = Math.max(1, value * scale);
      int y = TOP + i * ROW + offset;
      bar(x, y, length, colour);
      figure(x + length, y, value);
    }
  }

  private void figure(double x, int y, double value) {
    text(x + 5, y + 10, "font-size=\"11\"", String.format(Locale.ROOT, "%,.0f", value));
  }

  private void bar(double x, int y, double width, String colour) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%.0f\" y=\"%d\" width=\"%.1f\" height=\"%d\" rx=\"2\" fill=\"%s\"/>\n",
            x,
            y,
            width,
            BAR,
            colour));
  }

  private void text(double x, int y, String style, String words) {
    svg.append(
        String.format(
            Locale.ROOT, "<text x=\"%.0f\" y=\"%d\" %s>%s</text>\n", x, y, style, escape(words)));
  }

  private static String escape(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;");
  }
}
