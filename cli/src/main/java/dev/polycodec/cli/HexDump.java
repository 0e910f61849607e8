package dev.polycodec.cli;

import dev.polycodec.cli.TreeLines.Line;
import java.io.PrintWriter;
import java.util.HexFormat;
import java.util.List;

/** Bytes in hexadecimal, beside what they mean. */
final class HexDump {

  private static final int WIDTH = 8;
  private static final HexFormat HEX = HexFormat.of();

  private HexDump() {}

  /** Prints each line with the bytes from its own to that of the next. */
  static void print(PrintWriter out, byte[] bytes, List<Line> lines, int end) {
    for (int i = 0; i < lines.size(); i++) {
      int next = i + 1 < lines.size() ? lines.get(i + 1).start() : end;
      rows(out, bytes, lines.get(i), Math.max(next, lines.get(i).start()));
    }
  }

  private static void rows(PrintWriter out, byte[] bytes, Line line, int end) {
    String text = line.text();
    int at = line.start();
    do {
      int last = Math.min(at + WIDTH, end);
      String hex = String.format("%08x  %-" + 3 * WIDTH + "s", at, row(bytes, at, last));
      out.println((hex + "| " + text).stripTrailing());
      text = "";
      at = last;
    } while (at < end);
  }

  private static String row(byte[] bytes, int from, int to) {
    StringBuilder row = new StringBuilder();
    for (int i = from; i < to; i++) {
      row.append(HEX.toHexDigits(bytes[i])).append(' ');
    }
    return row.toString();
  }

  /** Returns the bytes around some that are broken, which are marked. */
  static String around(byte[] bytes, int at, int end) {
    int from = Math.max(0, at - WIDTH);
    int to = Math.min(bytes.length, at + WIDTH);
    int last = Math.min(end, to);
    StringBuilder row = new StringBuilder(String.format("%08x ", from));
    for (int i = from; i < to; i++) {
      row.append(i == at ? '[' : i == last && at < last ? ']' : ' ')
          .append(HEX.toHexDigits(bytes[i]));
    }
    return row.append(at >= to ? "[end]" : last == to ? "]" : "").toString();
  }
}
