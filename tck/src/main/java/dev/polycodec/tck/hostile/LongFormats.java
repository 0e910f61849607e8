package dev.polycodec.tck.hostile;

import java.text.ChoiceFormat;
import java.text.CompactNumberFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Formats with long patterns, or with many of them. */
final class LongFormats {

  private static final int LENGTH = 20_000;

  private LongFormats() {}

  /** What the JDK parses again when it reads a format. */
  static Bait.Any parsed() {
    String text = "'x'".repeat(LENGTH);
    return new Bait.Any(
        List.of(
            new SimpleDateFormat(text + "yyyy", Locale.ROOT),
            new SimpleDateFormat("yyyy ".repeat(LENGTH), Locale.ROOT),
            new DecimalFormat(text + "0", DecimalFormatSymbols.getInstance(Locale.ROOT)),
            new MessageFormat(text, Locale.ROOT),
            new ChoiceFormat(
                IntStream.range(0, LENGTH).asDoubleStream().toArray(),
                IntStream.range(0, LENGTH).mapToObj(i -> "x").toArray(String[]::new))));
  }

  /** Each pattern becomes several that are parsed. */
  static Bait.Any compact() {
    String[] patterns = Collections.nCopies(LENGTH, "0").toArray(new String[0]);
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
    return new Bait.Any(new CompactNumberFormat("0", symbols, patterns));
  }
}
