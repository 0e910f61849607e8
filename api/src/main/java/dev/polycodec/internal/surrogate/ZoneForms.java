package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.internal.surrogate.Form.text;

import java.util.SimpleTimeZone;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Time zones with rules of their own: what their text says in numbers, which no other method tells,
 * and their identifier. Each is made again before it is written, and compared.
 */
final class ZoneForms {

  private static final Pattern NUMBER = Pattern.compile(",[a-zA-Z]+=(-?\\d+)");
  private static final int OFFSET = 0;
  private static final int SAVINGS = 1;
  private static final int START_YEAR = 2;
  private static final int START = 3;
  private static final int END = 9;
  private static final int NUMBERS = 15;

  // The places in a rule.
  private static final int MODE = 0;
  private static final int MONTH = 1;
  private static final int DAY = 2;
  private static final int WEEKDAY = 3;
  private static final int TIME = 4;
  private static final int TIME_MODE = 5;

  // The modes of a rule: a day of the month, or a weekday in it, from or up to a day.
  private static final int BY_DAY = 1;
  private static final int FROM_DAY = 3;
  private static final int UP_TO_DAY = 4;

  private ZoneForms() {}

  static void addTo(FormTable rows) {
    rows.add(text(SimpleTimeZone.class, ZoneForms::form, ZoneForms::zone));
  }

  private static String form(SimpleTimeZone zone) {
    StringBuilder form = new StringBuilder();
    String text = zone.toString();
    int end = "java.util.SimpleTimeZone[id=".length() + zone.getID().length();
    Matcher number = NUMBER.matcher(text).region(Math.min(end, text.length()), text.length());
    while (number.find()) {
      form.append(number.group(1)).append(',');
    }
    form.append(zone.getID());
    if (form.chars().filter(c -> c == ',').count() < NUMBERS
        || !zone(form.toString()).equals(zone)) {
      throw Form.none("A java.util.SimpleTimeZone whose text does not express it");
    }
    return form.toString();
  }

  private static SimpleTimeZone zone(String form) {
    String[] parts = form.split(",", NUMBERS + 1);
    require(parts.length == NUMBERS + 1);
    int[] numbers = new int[NUMBERS];
    for (int i = 0; i < NUMBERS; i++) {
      numbers[i] = Integer.parseInt(parts[i]);
    }
    return zone(numbers, parts[NUMBERS]);
  }

  private static SimpleTimeZone zone(int[] n, String id) {
    if (n[START + DAY] == 0 || n[END + DAY] == 0) {
      SimpleTimeZone zone = new SimpleTimeZone(n[OFFSET], id);
      zone.setDSTSavings(n[SAVINGS]);
      return zone;
    }
    SimpleTimeZone zone =
        new SimpleTimeZone(
            n[OFFSET],
            id,
            n[START + MONTH],
            day(n, START),
            weekday(n, START),
            n[START + TIME],
            n[START + TIME_MODE],
            n[END + MONTH],
            day(n, END),
            weekday(n, END),
            n[END + TIME],
            n[END + TIME_MODE],
            n[SAVINGS]);
    zone.setStartYear(n[START_YEAR]);
    return zone;
  }

  private static int day(int[] numbers, int rule) {
    int day = numbers[rule + DAY];
    return numbers[rule + MODE] == UP_TO_DAY ? -day : day;
  }

  private static int weekday(int[] numbers, int rule) {
    int weekday = numbers[rule + WEEKDAY];
    return switch (numbers[rule + MODE]) {
      case BY_DAY -> 0;
      case FROM_DAY, UP_TO_DAY -> -weekday;
      default -> weekday;
    };
  }
}
