package dev.polycodec.compare;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/** What one run of the command printed, and its exit code. */
record Run(int exitCode, String out, String err) {

  /** Runs {@code ./polycodec compare} without progress, for as short as it goes. */
  static Run compare(String... options) {
    String[] args = new String[options.length + 7];
    System.arraycopy(
        new String[] {"compare", "--progress", "none", "--millis", "1", "--warm-up", "1"},
        0,
        args,
        0,
        7);
    System.arraycopy(options, 0, args, 7, options.length);
    return polycodec(args);
  }

  static Run polycodec(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Run(exitCode, out.toString(), err.toString());
  }

  /** Returns the rows of a codec in what was printed. */
  List<String> rows(String codec) {
    return out.lines().filter(line -> line.startsWith(codec + " ")).toList();
  }
}
