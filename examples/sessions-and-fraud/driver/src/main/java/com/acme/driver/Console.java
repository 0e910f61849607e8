package com.acme.driver;

import java.io.PrintStream;
import java.util.Locale;

/** Says what happens: in lines, and on a terminal also by a bar below them. Thread-safe. */
final class Console {

  private static final int WIDTH = 30;

  private final Clock clock = new Clock();
  private final PrintStream out;
  private final boolean bar;
  private final int steps;
  private int done;
  private String status = "";

  Console(PrintStream out, boolean bar, int steps) {
    this.out = out;
    this.bar = bar;
    this.steps = steps;
  }

  /** Says that a step is done. */
  synchronized void step(String text) {
    done++;
    line(String.format(Locale.ROOT, "%6.1f s  %s", clock.seconds(), text));
  }

  /** Prints a line. */
  synchronized void line(String text) {
    clear();
    out.println(text);
    draw();
  }

  /** Changes what is beside the bar. */
  synchronized void status(String text) {
    status = text;
    clear();
    draw();
  }

  /** Takes the bar away. */
  synchronized void end() {
    clear();
    status = "";
  }

  private void clear() {
    if (bar) {
      out.print("\r\u001b[K");
    }
  }

  private void draw() {
    if (bar && !status.isEmpty()) {
      int full = Math.min(WIDTH, done * WIDTH / steps);
      out.print("[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "] " + status);
      out.flush();
    }
  }
}
