package dev.polycodec.tck.model.versions.v2;

import java.io.Serializable;
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
  public static final class InstantDuration implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Duration value;
  }

  /** Its value changes its type. */
  public static final class InstantText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class InstantLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public long value;
  }

  /** Its value changes its type. */
  public static final class InstantDate implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class InstantZoned implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable ZonedDateTime value;
  }

  /** Its value changes its type. */
  public static final class InstantOffset implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable OffsetDateTime value;
  }

  /** Its value changes its type. */
  public static final class InstantLocal implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable LocalDateTime value;
  }

  /** Its value changes its type. */
  public static final class InstantDay implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class InstantObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class DateLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public long value;
  }

  /** Its value changes its type. */
  public static final class DateZoned implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable ZonedDateTime value;
  }

  /** Its value changes its type. */
  public static final class DateOffset implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable OffsetDateTime value;
  }

  /** Its value changes its type. */
  public static final class DateLocal implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable LocalDateTime value;
  }

  /** Its value changes its type. */
  public static final class DayTime implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable LocalDateTime value;
  }

  /** Its value changes its type. */
  public static final class DayLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public long value;
  }

  /** Its value changes its type. */
  public static final class DayYear implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Year value;
  }

  /** Its value changes its type. */
  public static final class DurationLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public long value;
  }

  /** Its value changes its type. */
  public static final class DurationPeriod implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Period value;
  }

  /** Its value changes its type. */
  public static final class OptionalText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class UuidText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BytesText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BytesInts implements Serializable {
    private static final long serialVersionUID = 1L;

    public int @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class CharObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class IntObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class LongObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Object value;
  }

  /** Its value changes its type. */
  public static final class BigText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class CharCharacter implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Character value;
  }

  /** Its value changes its type. */
  public static final class CharByte implements Serializable {
    private static final long serialVersionUID = 1L;

    public byte value;
  }

  /** Its value changes its type. */
  public static final class LocaleText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class UriText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable String value;
  }

  /** Its value changes its type. */
  public static final class BitsLongs implements Serializable {
    private static final long serialVersionUID = 1L;

    public long @Nullable [] value;
  }
}
