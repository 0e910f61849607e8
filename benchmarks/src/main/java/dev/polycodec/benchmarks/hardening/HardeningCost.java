package dev.polycodec.benchmarks.hardening;

import dev.polycodec.benchmarks.OwnJvm;
import dev.polycodec.benchmarks.Ratio;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Prints what the checks of codecs cost: CPU time with them by CPU time without, in JVMs that take
 * turns, as the geometric mean over the rounds with the 95 % interval of Student's t. JVMs of the
 * same code differ by what their compilers inline, so it takes ten rounds or so to tell five
 * percent. The checks of an engine that are part of how it reads remain in both.
 */
public final class HardeningCost {

  private static final List<String> DATA = List.of("user", "medium");
  private static final int ROUNDS = Integer.getInteger("rounds", 10);

  private static final int ENCODE = 0;
  private static final int DECODE = 1;

  /** The most that checks may cost, in percent. */
  private static final double AIM_TO_ENCODE = 5;

  private static final double AIM_TO_DECODE = 10;

  private HardeningCost() {}

  /** Takes the names of codecs. */
  public static void main(String[] codecs) {
    if (ROUNDS < 2) {
      throw new IllegalArgumentException("An interval takes two rounds at least: -Drounds=2");
    }
    System.out.println("| Codec | Data | Encode | Decode |\n|---|---|---:|---:|");
    for (String codec : codecs) {
      compare(codec);
    }
  }

  private static void compare(String codec) {
    Map<String, List<long[]>> with = new TreeMap<>();
    Map<String, List<long[]>> without = new TreeMap<>();
    for (int round = 0; round < ROUNDS; round++) {
      boolean first = round % 2 == 0; // neither is always the first
      keep(first ? with : without, run(codec, first));
      keep(first ? without : with, run(codec, !first));
    }
    with.forEach(
        (data, times) -> print(codec, data, times, Objects.requireNonNull(without.get(data))));
  }

  private static void keep(Map<String, List<long[]>> times, Map<String, long[]> next) {
    next.forEach((data, time) -> times.computeIfAbsent(data, k -> new ArrayList<>()).add(time));
  }

  private static void print(String codec, String data, List<long[]> with, List<long[]> without) {
    System.out.printf(
        "| `%s` | %s | %s | %s |%n",
        codec,
        data,
        cost(picos(with, ENCODE), picos(without, ENCODE), AIM_TO_ENCODE),
        cost(picos(with, DECODE), picos(without, DECODE), AIM_TO_DECODE));
  }

  private static double[] picos(List<long[]> times, int direction) {
    return times.stream().mapToDouble(time -> time[direction]).toArray();
  }

  /** Writes a cost and its interval in percent, marked if it is beyond its aim throughout. */
  private static String cost(double[] with, double[] without, double aim) {
    Ratio cost = Ratio.of(without, with);
    return String.format(
        Locale.ROOT,
        "%+.0f %% [%+.0f, %+.0f]%s",
        percent(cost.mean()),
        percent(cost.low()),
        percent(cost.high()),
        percent(cost.low()) > aim ? " ✗" : "");
  }

  private static double percent(double ratio) {
    return Math.rint(100 * ratio - 100) + 0.0; // there is no negative zero percent
  }

  private static Map<String, long[]> run(String codec, boolean checked) {
    // Compilers run beside it: were each method compiled at its very call, then every JVM would
    // inline the same by the same accident, and many would tell no more than one.
    List<String> flags = List.of("-Xms256m", "-Xmx256m");
    List<String> arguments = new ArrayList<>(List.of(codec, Boolean.toString(checked)));
    arguments.addAll(DATA);
    Map<String, long[]> figures = new TreeMap<>();
    OwnJvm.output(flags, HardeningLane.class, arguments)
        .lines()
        .map(line -> line.split(" "))
        .filter(words -> DATA.contains(words[0]))
        .forEach(words -> figures.put(words[0], numbers(words)));
    return figures;
  }

  private static long[] numbers(String[] words) {
    return Arrays.stream(words).skip(1).mapToLong(Long::parseLong).toArray();
  }
}
