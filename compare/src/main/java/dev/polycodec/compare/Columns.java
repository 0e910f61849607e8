package dev.polycodec.compare;

import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.spi.Trust;
import java.util.List;
import java.util.Locale;

/** The cells of the tables that people read. */
final class Columns {

  static final List<String> HEADER =
      List.of(
          "codec",
          "encode ns",
          "rel",
          "decode ns",
          "rel",
          "bytes",
          "rel",
          "deflated",
          "rel",
          "tiers",
          "trust");

  private Columns() {}

  /** Says whether the column of an index holds numbers. */
  static boolean isNumber(int column) {
    return column > 0 && column < HEADER.size() - 2;
  }

  static List<String> cells(Result result, DataSet dataSet) {
    String tiers = Tiers.summary(result.codec().name());
    String trust = trust(result.codec().variant().trust());
    if (result.times() == null) {
      String outcome = result.trip().outcome().name().toLowerCase(Locale.ROOT);
      return List.of(result.codec().name(), outcome, "", "", "", "", "", "", "", tiers, trust);
    }
    RoundTrip trip = result.trip();
    return List.of(
        result.codec().name(),
        number(result.encodeNanos()),
        ratio(result.encodeNanos(), dataSet.bestEncodeNanos()),
        number(result.decodeNanos()),
        ratio(result.decodeNanos(), dataSet.bestDecodeNanos()),
        number(trip.bytes()),
        ratio(trip.bytes(), dataSet.bestBytes()),
        number(trip.deflatedBytes()),
        ratio(trip.deflatedBytes(), dataSet.bestDeflatedBytes()),
        tiers,
        trust);
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

  private static String ratio(double value, double best) {
    return best == 0 ? "-" : String.format(Locale.ROOT, "%.2f", value / best);
  }
}
