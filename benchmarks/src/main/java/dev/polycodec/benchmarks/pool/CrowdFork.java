package dev.polycodec.benchmarks.pool;

import dev.polycodec.benchmarks.OwnJvm;
import java.util.List;

/**
 * A JVM in which a crowd of virtual threads encodes.
 *
 * @param way how they get at a Kryo
 * @param threads how many they are
 */
record CrowdFork(String way, int threads) {

  /**
   * What the crowd cost.
   *
   * @param cpuMillis the CPU time of the whole JVM
   * @param bytes what it keeps while the threads live
   * @param engines how many Kryos were made
   */
  record Figures(long cpuMillis, long bytes, long engines) {}

  Figures run() {
    String output =
        OwnJvm.output(List.of("-Xmx2g"), Crowd.class, List.of(way, Integer.toString(threads)));
    String[] figures = output.split(" ");
    return new Figures(
        Long.parseLong(figures[0]), Long.parseLong(figures[1]), Long.parseLong(figures[2]));
  }
}
