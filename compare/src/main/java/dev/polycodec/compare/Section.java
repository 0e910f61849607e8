package dev.polycodec.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A table that people read: one data set, as aligned text or in Markdown.
 *
 * @param isNumber whether the column of an index holds numbers
 * @param notes lines below the rows
 */
record Section(
    String title,
    List<String> header,
    IntPredicate isNumber,
    List<List<String>> rows,
    List<String> notes) {

  /** Returns the header and the rows. */
  List<List<String>> lines() {
    List<List<String>> lines = new ArrayList<>();
    lines.add(header);
    lines.addAll(rows);
    return lines;
  }
}
