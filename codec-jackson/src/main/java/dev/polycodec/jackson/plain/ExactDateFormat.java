package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.util.StdDateFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import java.util.regex.Pattern;

/** Refuses texts of which a {@code Date} would not keep all: days that no month has, and nanos. */
final class ExactDateFormat extends StdDateFormat {

  private static final long serialVersionUID = 1;

  /** A fraction of a second that ends after the milliseconds. */
  private static final Pattern FINER = Pattern.compile(".*\\.\\d{3}0*[1-9].*");

  /** The format of databind's own dates, in UTC. */
  ExactDateFormat() {
    this(DEFAULT_TIMEZONE, DEFAULT_LOCALE);
  }

  private ExactDateFormat(TimeZone zone, Locale locale) {
    super(zone, locale, false, true);
  }

  @Override
  public StdDateFormat withTimeZone(TimeZone zone) {
    return new ExactDateFormat(zone, _locale);
  }

  @Override
  public StdDateFormat withLocale(Locale locale) {
    return new ExactDateFormat(_timezone, locale);
  }

  @Override
  public StdDateFormat clone() {
    return new ExactDateFormat(_timezone, _locale);
  }

  @Override
  protected Date _parseDate(String text, ParsePosition position) throws ParseException {
    if (FINER.matcher(text).matches()) {
      throw new ParseException("finer than milliseconds", position.getIndex());
    }
    return super._parseDate(text, position);
  }
}
