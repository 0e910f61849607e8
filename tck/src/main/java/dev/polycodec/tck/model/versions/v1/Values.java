package dev.polycodec.tck.model.versions.v1;

import java.io.Serializable;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.BitSet;
import java.util.Date;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Classes whose field becomes another value of the JDK. */
public final class Values {

  private Values() {}

  /** Its value changes its type. */
  public static final class InstantDuration implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantDate implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantZoned implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantOffset implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantLocal implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantDay implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class DateLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DateZoned implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DateOffset implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DateLocal implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DayTime implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class DayLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class DayYear implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class DurationLong implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Duration value;
  }

  /** Its value changes its type. */
  public static final class DurationPeriod implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Duration value;
  }

  /** Its value changes its type. */
  public static final class OptionalText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Optional<String> value;
  }

  /** Its value changes its type. */
  public static final class UuidText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable UUID value;
  }

  /** Its value changes its type. */
  public static final class BytesText implements Serializable {
    private static final long serialVersionUID = 1L;

    public byte @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class BytesInts implements Serializable {
    private static final long serialVersionUID = 1L;

    public byte @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class CharObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public char value;
  }

  /** Its value changes its type. */
  public static final class IntObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public int value;
  }

  /** Its value changes its type. */
  public static final class LongObject implements Serializable {
    private static final long serialVersionUID = 1L;

    public long value;
  }

  /** Its value changes its type. */
  public static final class BigText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable BigInteger value;
  }

  /** Its value changes its type. */
  public static final class CharCharacter implements Serializable {
    private static final long serialVersionUID = 1L;

    public char value;
  }

  /** Its value changes its type. */
  public static final class CharByte implements Serializable {
    private static final long serialVersionUID = 1L;

    public char value;
  }

  /** Its value changes its type. */
  public static final class LocaleText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable Locale value;
  }

  /** Its value changes its type. */
  public static final class UriText implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable URI value;
  }

  /** Its value changes its type. */
  public static final class BitsLongs implements Serializable {
    private static final long serialVersionUID = 1L;

    public @Nullable BitSet value;
  }
}
