package dev.polycodec.benchmarks.hardening;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Prints what the checks of codecs cost: CPU time with them by CPU time without, in JVMs that take
 * turns. The checks of an engine that are part of how it reads remain in both.
 */
public final class HardeningCost {

  private static final List<String> DATA = List.of("user", "medium");
  private static final int ROUNDS = Integer.getInteger("rounds", 5);

  private HardeningCost() {}

  /** Takes the names of codecs. */
  public static void main(String[] codecs) throws Exception {
    System.out.println("| Codec | Data | Encode | Decode |\n|---|---|---:|---:|");
    for (String codec : codecs) {
      compare(codec);
    }
  }

  private static void compare(String codec) throws Exception {
    Map<String, List<long[]>> checked = new TreeMap<>();
    Map<String, List<long[]>> unchecked = new TreeMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      boolean first = round % 2 == 0; // neither is always the first
      keep(first ? checked : unchecked, run(codec, first));
      keep(first ? unchecked : checked, run(codec, !first));
    }
    checked.forEach(
        (data, times) -> print(codec, data, times, Objects.requireNonNull(unchecked.get(data))));
  }

  private static void keep(Map<String, List<long[]>> times, Map<String, long[]> next) {
    next.forEach((data, time) -> times.computeIfAbsent(data, k -> new ArrayList<>()).add(time));
  }

  private static void print(String codec, String data, List<long[]> with, List<long[]> without) {
    System.out.printf(
        Locale.ROOT,
        "| `%s` | %s | %+.0f %% | %+.0f %% |%n",
        codec,
        data,
        percent(median(with, 0), median(without, 0)),
        percent(median(with, 1), median(without, 1)));
  }

  /**
   * Returns the median of several JVMs. Their best is not what they usually are: compilers now and
   * then inline what they mostly do not, for one JVM in five or so.
   */
  private static double median(List<long[]> times, int direction) {
    long[] sorted = times.stream().mapToLong(time -> time[direction]).sorted().toArray();
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2.0;
  }

  private static double percent(double with, double without) {
    return 100.0 * with / without - 100;
  }

  private static Map<String, long[]> run(String codec, boolean checked)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Compilers run beside it: were each method compiled at its very call, then every JVM would
    // inline the same by the same accident, and many would tell no more than one.
    command.addAll(List.of("-XX:+UseSerialGC", "-Xms256m", "-Xmx256m"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(
        List.of(HardeningLane.class.getName(), codec, checked ? "checked" : "unchecked"));
    command.addAll(DATA);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Map<String, long[]> figures = new TreeMap<>();
    try (BufferedReader lines = process.inputReader()) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] words = line.split(" ");
        figures.put(words[0], Arrays.stream(words).skip(1).mapToLong(Long::parseLong).toArray());
      }
    }
    if (process.waitFor() != 0) {
      throw new IllegalStateException("The JVM of " + codec + " failed");
    }
    return figures;
  }
}
