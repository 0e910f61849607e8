package dev.polycodec.compare;

import java.io.PrintWriter;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Tells how far a run is; on the standard error, which is never the output. */
public interface Progress extends AutoCloseable {

  /** Says something before all. */
  void say(String line);

  /** Says that a part of the run begins. */
  void begin(String part);

  /** Counts one step. */
  void step();

  @Override
  void close();

  /** The ways of telling. */
  enum Style {
    /** A bar, for terminals. */
    BAR,
    /** A line for each part, for logs. */
    LINES,
    /** Nothing. */
    NONE;

    /** Begins to tell of a run of so many parts, and so many steps in all. */
    public Progress start(String run, int parts, int steps, PrintWriter err) {
      return switch (this) {
        case BAR -> new Bar(run, steps, err);
        case LINES -> new Lines(parts, err);
        case NONE -> new Lines(parts, new PrintWriter(PrintWriter.nullWriter()));
      };
    }
  }

  /** A bar that vanishes when the run ends. */
  final class Bar implements Progress {

    private final ProgressBar bar;
    private final PrintWriter err;

    Bar(String run, int steps, PrintWriter err) {
      this.err = err;
      bar =
          new ProgressBarBuilder()
              .setTaskName(run)
              .setInitialMax(steps)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(200)
              .setConsumer(new ConsoleProgressBarConsumer(System.err))
              .clearDisplayOnFinish()
              .build();
    }

    @Override
    public void say(String line) {
      err.println(line);
    }

    @Override
    public void begin(String part) {
      bar.setExtraMessage(part);
    }

    @Override
    public void step() {
      bar.step();
    }

    @Override
    public void close() {
      bar.close();
    }
  }

  /** A line for each part. */
  final class Lines implements Progress {

    private final int parts;
    private final PrintWriter err;
    private int begun;

    Lines(int parts, PrintWriter err) {
      this.parts = parts;
      this.err = err;
    }

    @Override
    public void say(String line) {
      err.println(line);
    }

    @Override
    public void begin(String part) {
      err.println("[" + ++begun + "/" + parts + "] " + part);
    }

    @Override
    public void step() {}

    @Override
    public void close() {}
  }
}
