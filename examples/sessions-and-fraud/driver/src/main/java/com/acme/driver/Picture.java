package com.acme.driver;

import com.acme.driver.Cluster.Place;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Draws what ran where and when, as SVG. */
final class Picture {

  private static final int LEFT = 90;
  private static final int WIDTH = 840;
  private static final int TOP = 52;
  private static final int ROW = 40;
  private static final List<String> COLOURS = List.of("#8d99a6", "#3d7ee8", "#2a9d8f");

  private final StringBuilder svg = new StringBuilder();
  private final List<Place> places;
  private final List<String> codecs;
  private final double seconds;

  private Picture(List<Span> spans) {
    this.places = spans.stream().map(Span::place).distinct().sorted().toList();
    this.codecs = spans.stream().map(span -> codec(span.release())).distinct().toList();
    this.seconds = spans.stream().mapToDouble(Span::ended).max().orElse(1);
  }

  /** Returns the picture of all that ran. */
  static String of(List<Span> spans) {
    Picture picture = new Picture(spans);
    picture.draw(spans);
    return picture.svg.toString();
  }

  private void draw(List<Span> spans) {
    int height = TOP + ROW * places.size() + 60;
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\"",
        WIDTH, height);
    add(" font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#737d89\">");
    add("<title>What ran where and when</title>");
    text(0, 18, "What ran where: version of the classes, and codec (+ what is read, too)");
    for (Place place : places) {
      text(0, y(place) + 19, place.toString());
    }
    spans.forEach(this::bar);
    axis(TOP + ROW * places.size() + 14);
    legend(height - 8);
    add("</svg>");
  }

  private void bar(Span span) {
    int y = y(span.place());
    String colour = COLOURS.get(codecs.indexOf(codec(span.release())) % COLOURS.size());
    rect(x(span.begun()), y, x(span.ready()) - x(span.begun()), colour, 0.25);
    rect(x(span.ready()), y, x(span.ended()) - x(span.ready()), colour, 1);
    add(
        "<text x=\"%.1f\" y=\"%d\" fill=\"#ffffff\" font-size=\"11\">%s</text>",
        x(span.ready()) + 4, y + 18, label(span));
    if (span.killed()) {
      add(
          "<text x=\"%.1f\" y=\"%d\" fill=\"#d1344b\" font-weight=\"600\">kill -9</text>",
          x(span.ended()) + 3, y + 18);
    }
  }

  /** Returns what has place in a bar; the rest is in the legend. */
  private String label(Span span) {
    Release release = span.release();
    double room = x(span.ended()) - x(span.ready()) - 6;
    return Stream.of(
            release.version() + ": " + release.label(),
            release.version() + ": " + codec(release),
            String.valueOf(release.version()))
        .filter(text -> 6.5 * text.length() < room)
        .findFirst()
        .orElse("");
  }

  private void axis(int y) {
    int step = seconds > 120 ? 30 : 10;
    for (int second = 0; second <= seconds; second += step) {
      add("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d s</text>", x(second), y, second);
    }
  }

  private void legend(int y) {
    double x = LEFT;
    for (int i = 0; i < codecs.size(); i++) {
      rect(x, y - 10, 11, 11, COLOURS.get(i % COLOURS.size()), 1);
      text(x + 16, y, codecs.get(i) + " writes");
      x += 130;
    }
    text(x, y, "pale: starting");
  }

  private static String codec(Release release) {
    return release.label().split(" ")[0];
  }

  private int y(Place place) {
    return TOP + ROW * places.indexOf(place) - 12;
  }

  private double x(double second) {
    return LEFT + second / seconds * (WIDTH - LEFT - 20);
  }

  private void rect(double x, int y, double width, String colour, double opacity) {
    rect(x, y, Math.max(0, width - 1), 28, colour, opacity);
  }

  private void rect(double x, int y, double width, int height, String colour, double opacity) {
    add(
        "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" rx=\"2\" fill=\"%s\""
            + " fill-opacity=\"%.2f\"/>",
        x, y, width, height, colour, opacity);
  }

  private void text(double x, int y, String text) {
    add("<text x=\"%.1f\" y=\"%d\">%s</text>", x, y, text);
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
