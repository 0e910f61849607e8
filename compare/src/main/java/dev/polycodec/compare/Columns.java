package dev.polycodec.compare;

import dev.polycodec.Trait;
import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.Result.Times;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The cells of the tables that people read. */
final class Columns {

  private static final List<String> HEADER =
      List.of(
          "codec",
          "rank",
          "encode ns",
          "±",
          "rel",
          "decode ns",
          "±",
          "rel",
          "bytes",
          "rel",
          "deflated",
          "rel",
          "serializer",
          "tiers",
          "trust");

  private Columns() {}

  static Section section(DataSet dataSet) {
    return new Section(
        title(dataSet),
        HEADER,
        column -> column > 0 && column < HEADER.size() - 3,
        dataSet.results().stream().map(result -> cells(result, dataSet)).toList(),
        notes(dataSet));
  }

  private static List<String> cells(Result result, DataSet dataSet) {
    String codec = result.codec().name();
    List<String> cells = new ArrayList<>();
    cells.add(codec);
    Times times = result.times();
    if (times == null) {
      cells.add("");
      cells.add(result.trip().outcome().name().toLowerCase(Locale.ROOT));
      cells.addAll(Collections.nCopies(HEADER.size() - 6, ""));
    } else {
      cells.add(rank(result, times, dataSet));
      time(times.encode(), dataSet.bestEncodeNanos(), cells);
      time(times.decode(), dataSet.bestDecodeNanos(), cells);
      size(result.trip().bytes(), dataSet.bestBytes(), cells);
      size(result.trip().deflatedBytes(), dataSet.bestDeflatedBytes(), cells);
    }
    cells.add(Serializers.of(codec));
    cells.add(Tiers.summary(codec));
    cells.add(trust(result.codec().variant().trust()));
    return cells;
  }

  /** Returns the rank, with = if others have it, too, and with ~ if the times did not settle. */
  static String rank(Result result, Times times, DataSet dataSet) {
    int rank = dataSet.rank(result);
    long same = dataSet.results().stream().filter(other -> dataSet.rank(other) == rank).count();
    return rank + (same > 1 ? "=" : "") + (times.settled() ? "" : "~");
  }

  private static void time(Spread time, double best, List<String> cells) {
    cells.add(number(time.middle()));
    cells.add(String.format(Locale.ROOT, "%.0f%%", time.deviation() * 100));
    cells.add(ratio(time.middle(), best));
  }

  private static void size(long bytes, double best, List<String> cells) {
    cells.add(number(bytes));
    cells.add(ratio(bytes, best));
  }

  /** Returns the line above the rows of a data set. */
  static String title(DataSet dataSet) {
    return dataSet.name() + ": " + dataSet.description();
  }

  /** Returns a line for each codec that has no figures: why. */
  static List<String> notes(DataSet dataSet) {
    return dataSet.results().stream()
        .filter(result -> result.times() == null)
        .map(result -> result.codec().name() + ": " + result.trip().message())
        .toList();
  }

  /** Returns what a codec is for: any objects, other languages, or programs with its library. */
  static String kind(Variant variant) {
    if (variant.has(Trait.PLAIN)) {
      return "plain";
    }
    return variant.has(Trait.CROSS_LANGUAGE) ? "cross language" : "portable";
  }

  static String trust(Trust trust) {
    return switch (trust) {
      case UNTRUSTED_INPUT -> "names no class";
      case HARDENED -> "hardened";
      case TRUSTED_INPUT_ONLY -> "trusted only";
    };
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  /** Returns how many times of the best a figure is. */
  static String ratio(double value, double best) {
    return best == 0 ? "-" : String.format(Locale.ROOT, "%.2f", value / best);
  }
}
