package dev.polycodec.compare;

import com.sun.management.OperatingSystemMXBean;
import dev.polycodec.compare.Report.DataSet;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Runs codecs over workloads, each in a JVM of its own: all are warm before the first is measured,
 * and then they take turns, so that whatever else the machine does meets all of them alike. Only
 * where their memory does not suffice for all at once, some of them go first.
 */
final class Harness {

  private final List<CodecInfo> codecs;
  private final Function<CodecInfo, Lane> opener;
  private final Pace pace;
  private final Progress progress;
  private final Room room;

  Harness(
      List<CodecInfo> codecs,
      Function<CodecInfo, Lane> opener,
      Pace pace,
      Room room,
      Progress progress) {
    this.codecs = codecs;
    this.opener = opener;
    this.pace = pace;
    this.progress = progress;
    this.room = room;
  }

  /**
   * How much runs at once.
   *
   * @param heapBytes the memory of all JVMs that are waiting for their turns
   * @param warmingUp how many JVMs are warmed up at a time; one at a time is measured
   */
  record Room(long heapBytes, int warmingUp) {

    /** Returns what this machine has: half of its memory, and its processors. */
    static Room here() {
      OperatingSystemMXBean system =
          (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
      return new Room(system.getTotalMemorySize() / 2, Runtime.getRuntime().availableProcessors());
    }
  }

  /** Returns the steps of progress that a workload takes. */
  static int steps(int codecs) {
    return codecs * (1 + Pace.ROUNDS);
  }

  DataSet run(Subject workload) {
    progress.begin(workload.name());
    Queue<CodecInfo> waiting = new ArrayDeque<>(codecs);
    List<Result> results = new ArrayList<>();
    while (!waiting.isEmpty()) {
      List<Contender> contenders = new ArrayList<>();
      try {
        warmUp(workload.name(), waiting, contenders);
        measure(contenders);
        contenders.forEach(contender -> results.add(contender.result(workload.objects())));
      } finally {
        contenders.forEach(Contender::close);
      }
    }
    return DataSet.ranked(workload.name(), workload.description(), workload.objects(), results);
  }

  /** Begins with as many codecs as there is room for, at least with one. */
  private void warmUp(String workload, Queue<CodecInfo> waiting, List<Contender> contenders) {
    ExecutorService threads = Executors.newFixedThreadPool(room.warmingUp());
    Callable<Void> task =
        () -> {
          CodecInfo codec = next(waiting, contenders);
          while (codec != null) {
            Contender contender = new Contender(opener.apply(codec), workload, pace.warmUpMillis());
            add(contender, contenders);
            codec = next(waiting, contenders);
          }
          return null;
        };
    try {
      for (Future<Void> done : threads.invokeAll(Collections.nCopies(room.warmingUp(), task))) {
        done.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Failure("Interrupted", e);
    } catch (ExecutionException e) {
      throw new Failure(ErrorLines.describe(e.getCause() == null ? e : e.getCause()), e);
    } finally {
      threads.shutdownNow();
    }
  }

  private synchronized @Nullable CodecInfo next(
      Queue<CodecInfo> waiting, List<Contender> contenders) {
    long taken = contenders.stream().mapToLong(Contender::heapBytes).sum();
    return taken < room.heapBytes() ? waiting.poll() : null;
  }

  private synchronized void add(Contender contender, List<Contender> contenders) {
    contenders.add(contender);
    progress.step();
  }

  private void measure(List<Contender> contenders) {
    for (int round = 0; round < Pace.ROUNDS; round++) {
      for (Contender contender : contenders) {
        contender.round(round, pace);
        progress.step();
      }
    }
  }
}
