package dev.polycodec.compare;

import java.io.PrintWriter;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Tells how far the run is; on the standard error, which is never the output. */
interface Progress extends AutoCloseable {

  /** Says something before all. */
  void say(String line);

  /** Says that a workload begins. */
  void begin(String workload);

  /** Counts one step. */
  void step();

  @Override
  void close();

  /** The ways of telling. */
  enum Style {
    /** A bar, for terminals. */
    BAR,
    /** A line for each workload, for logs. */
    LINES,
    /** Nothing. */
    NONE;

    Progress start(int workloads, int steps, PrintWriter err) {
      return switch (this) {
        case BAR -> new Bar(steps, err);
        case LINES -> new Lines(workloads, err);
        case NONE -> new Lines(workloads, new PrintWriter(PrintWriter.nullWriter()));
      };
    }
  }

  /** A bar that vanishes when the run ends. */
  final class Bar implements Progress {

    private final ProgressBar bar;
    private final PrintWriter err;

    Bar(int steps, PrintWriter err) {
      this.err = err;
      bar =
          new ProgressBarBuilder()
              .setTaskName("compare")
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
    public void begin(String workload) {
      bar.setExtraMessage(workload);
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

  /** A line for each workload. */
  final class Lines implements Progress {

    private final int workloads;
    private final PrintWriter err;
    private int begun;

    Lines(int workloads, PrintWriter err) {
      this.workloads = workloads;
      this.err = err;
    }

    @Override
    public void say(String line) {
      err.println(line);
    }

    @Override
    public void begin(String workload) {
      err.println("[" + ++begun + "/" + workloads + "] " + workload);
    }

    @Override
    public void step() {}

    @Override
    public void close() {}
  }
}
