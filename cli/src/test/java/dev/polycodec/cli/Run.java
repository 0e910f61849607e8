package dev.polycodec.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A run of the command, as a user sees it. */
record Run(int code, String out, String err) {

  static Run of(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(new PrintWriter(out), new PrintWriter(err), args);
    return new Run(code, out.toString(), err.toString());
  }
}
