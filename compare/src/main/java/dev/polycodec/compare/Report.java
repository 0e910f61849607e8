package dev.polycodec.compare;

import dev.polycodec.compare.Result.Times;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * All that one run found out.
 *
 * @param command what has found it out
 * @param environment where it ran
 * @param dataSets what it found out, by data set
 */
record Report(String command, Environment environment, List<DataSet> dataSets) {

  /** The machine and the JVM, without which no time means anything. */
  record Environment(String date, String java, String os, int processors, String clock) {

    static Environment current() {
      return new Environment(
          LocalDate.now(ZoneOffset.UTC).toString(),
          Runtime.version() + " " + System.getProperty("java.vm.name"),
          System.getProperty("os.name") + " " + System.getProperty("os.arch"),
          Runtime.getRuntime().availableProcessors(),
          Stopwatch.unit());
    }
  }

  /** The results of one workload, by rank and then by time; those without times last. */
  record DataSet(String name, String description, int objects, List<Result> results) {

    static DataSet ranked(String name, String description, int objects, List<Result> results) {
      DataSet unsorted = new DataSet(name, description, objects, results);
      Comparator<Result> byTime =
          Comparator.comparingDouble(result -> result.encodeNanos() + result.decodeNanos());
      return new DataSet(
          name,
          description,
          objects,
          results.stream()
              .sorted(Comparator.comparingInt(unsorted::rank).thenComparing(byTime))
              .toList());
    }

    /**
     * Returns 1 more than how many codecs are faster for certain: those of the same rank cannot be
     * told apart. Without times it is the last.
     */
    int rank(Result result) {
      Times times = result.times();
      return times == null
          ? results.size() + 1
          : 1 + (int) times().filter(other -> other.both().below(times.both())).count();
    }

    private Stream<Times> times() {
      return results.stream().map(Result::times).flatMap(Stream::ofNullable);
    }

    double bestEncodeNanos() {
      return best(Result::encodeNanos);
    }

    double bestDecodeNanos() {
      return best(Result::decodeNanos);
    }

    double bestBytes() {
      return best(result -> result.trip().bytes());
    }

    double bestDeflatedBytes() {
      return best(result -> result.trip().deflatedBytes());
    }

    private double best(ToDoubleFunction<Result> figure) {
      return results.stream()
          .filter(result -> result.times() != null)
          .mapToDouble(figure)
          .min()
          .orElse(Double.NaN);
    }
  }

  /** Says whether no codec brought any data set back. */
  boolean isEmpty() {
    return results().allMatch(result -> result.times() == null);
  }

  /** Returns why the first codec has no figures for the first data set. */
  String firstMessage() {
    return results()
        .map(result -> result.codec().name() + ": " + result.trip().message())
        .findFirst()
        .orElse("");
  }

  private Stream<Result> results() {
    return dataSets.stream().flatMap(dataSet -> dataSet.results().stream());
  }

  /** Returns what is wrong with codecs: values that did not come back, or not equal. */
  List<String> defects() {
    List<String> defects = new ArrayList<>();
    for (DataSet dataSet : dataSets) {
      for (Result result : dataSet.results()) {
        if (result.isDefect()) {
          defects.add(
              result.codec().name() + " on " + dataSet.name() + ": " + result.trip().message());
        }
      }
    }
    return defects;
  }
}
