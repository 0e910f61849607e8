package dev.polycodec.tck.model.versions.v2;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.ZonedDateTime;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/** Classes whose field becomes another value of the JDK. */
public final class Values {

  private Values() {}

  /** Its value changes its type. */
  public static final class InstantDuration {
    public @Nullable Duration value;
  }

  /** Its value changes its type. */
  public static final class InstantText {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class InstantLong {
    public long value;
  }

  /** Its value changes its type. */
  public static final class InstantDate {
    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class InstantZoned {
    public @Nullable ZonedDateTime value;
  }

  /** Its value changes its type. */
  public static final class InstantOffset {
    public @Nullable OffsetDateTime value;
  }

  /** Its value changes its type. */
  public static final class InstantLocal {
    public @Nullable LocalDateTime value;
  }

  /** Its value changes its type. */
  public static final class InstantDay {
    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class InstantObject {
    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class DateLong {
    public long value;
  }

  /** Its value changes its type. */
  public static final class DateZoned {
    public @Nullable ZonedDateTime value;
  }

  /** Its value changes its type. */
  public static final class DateOffset {
    public @Nullable OffsetDateTime value;
  }

  /** Its value changes its type. */
  public static final class DateLocal {
    public @Nullable LocalDateTime value;
  }

  /** Its value changes its type. */
  public static final class DayTime {
    public @Nullable LocalDateTime value;
  }

  /** Its value changes its type. */
  public static final class DayLong {
    public long value;
  }

  /** Its value changes its type. */
  public static final class DayYear {
    public @Nullable Year value;
  }

  /** Its value changes its type. */
  public static final class DurationLong {
    public long value;
  }

  /** Its value changes its type. */
  public static final class DurationPeriod {
    public @Nullable Period value;
  }

  /** Its value changes its type. */
  public static final class OptionalText {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class UuidText {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BytesText {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BytesInts {
    public int @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class CharObject {
    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class IntObject {
    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class LongObject {
    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class BigText {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class CharCharacter {
    public @Nullable Character value;
  }

  /** Its value changes its type. */
  public static final class CharByte {
    public byte value;
  }

  /** Its value changes its type. */
  public static final class LocaleText {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class UriText {
    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BitsLongs {
    public long @Nullable [] value;
  }
}
