package dev.polycodec.compare.workload;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of the packed form of {@code moment-timezone}: name, abbreviations, offsets, the index
 * of each period's abbreviation and offset, the minutes between their ends, population. Numbers are
 * in base 60; offsets are minutes west.
 */
final class PackedZone {

  /** Rules are projected far into the future, where every year is like the last. */
  private static final Instant HORIZON = Instant.parse("2038-01-01T00:00:00Z");

  private final String[] parts;

  PackedZone(String line) {
    this.parts = line.split("\\|", -1);
  }

  String name() {
    return parts[0];
  }

  long population() {
    return parts[5].isEmpty() ? 0 : new BigDecimal(parts[5]).longValueExact();
  }

  List<Period> periods() {
    String[] abbreviations = parts[1].split(" ");
    String[] offsets = parts[2].split(" ");
    List<@Nullable Instant> ends = ends();
    List<Period> periods = new ArrayList<>();
    for (int i = 0; i < ends.size(); i++) {
      int index = digit(parts[3].charAt(i));
      int seconds = (int) -Math.round(number(offsets[index]) * 60);
      periods.add(new Period(abbreviations[index], seconds, ends.get(i)));
    }
    return periods;
  }

  /** Returns the ends of the periods up to the horizon; null for a last one without end. */
  private List<@Nullable Instant> ends() {
    List<@Nullable Instant> ends = new ArrayList<>();
    double minutes = 0;
    for (String difference : parts[4].isEmpty() ? new String[0] : parts[4].split(" ")) {
      minutes += number(difference);
      Instant end = Instant.ofEpochSecond(Math.round(minutes * 60));
      if (end.isAfter(HORIZON)) {
        return ends;
      }
      ends.add(end);
    }
    ends.add(null);
    return ends;
  }

  /** Reads digits, with an optional sign and fraction. */
  static double number(String text) {
    boolean negative = text.startsWith("-");
    double value = 0;
    double fraction = 0;
    for (int i = negative ? 1 : 0; i < text.length(); i++) {
      if (text.charAt(i) == '.') {
        fraction = 1;
      } else {
        value = value * 60 + digit(text.charAt(i));
        fraction *= 60;
      }
    }
    double magnitude = fraction == 0 ? value : value / fraction;
    return negative ? -magnitude : magnitude;
  }

  /** Reads a digit: 0 to 9, a to z, A to X. */
  private static int digit(char c) {
    if (c <= '9') {
      return c - '0';
    }
    return c >= 'a' ? c - 'a' + 10 : c - 'A' + 36;
  }
}
