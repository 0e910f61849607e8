package dev.polycodec.compare;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;

/** Aligned text. */
final class TextTable {

  private static final String GAP = "  ";

  private TextTable() {}

  /** Returns sections below one header, where the columns of all stand below each other. */
  static String render(List<Section> sections, String legend) {
    List<List<String>> cells = new ArrayList<>();
    cells.add(sections.get(0).header());
    sections.forEach(each -> cells.addAll(each.rows()));
    Iterator<String> lines = aligned(cells, sections.get(0).isNumber()).iterator();
    StringBuilder text = new StringBuilder(lines.next());
    for (Section each : sections) {
      text.append('\n').append(each.title()).append('\n');
      each.rows().forEach(row -> text.append(lines.next()));
      text.append(notes(each));
    }
    return text.append('\n').append(wrap(legend, 100)).toString();
  }

  /** Returns sections that have a header each, as their columns differ. */
  static String separate(List<Section> sections, String legend) {
    StringBuilder text = new StringBuilder();
    for (Section each : sections) {
      text.append(each.title()).append('\n');
      aligned(each.lines(), each.isNumber()).forEach(text::append);
      text.append(notes(each)).append('\n');
    }
    return text.append(wrap(legend, 100)).toString();
  }

  private static String notes(Section section) {
    StringBuilder notes = new StringBuilder();
    section.notes().forEach(note -> notes.append(GAP).append(note).append('\n'));
    return notes.toString();
  }

  private static List<String> aligned(List<List<String>> lines, IntPredicate isNumber) {
    List<String> aligned = new ArrayList<>();
    for (List<String> line : lines) {
      List<String> padded = new ArrayList<>();
      for (int i = 0; i < line.size(); i++) {
        int column = i;
        int width = lines.stream().mapToInt(each -> each.get(column).length()).max().orElse(0);
        String padding = " ".repeat(width - line.get(i).length());
        padded.add(isNumber.test(i) ? padding + line.get(i) : line.get(i) + padding);
      }
      aligned.add(String.join(GAP, padded).stripTrailing() + "\n");
    }
    return aligned;
  }

  private static String wrap(String paragraph, int width) {
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
