package dev.polycodec.tck.model.versions.v1;

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
  public static final class InstantDuration {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantText {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantLong {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantDate {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantZoned {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantOffset {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantLocal {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantDay {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class InstantObject {
    public @Nullable Instant value;
  }

  /** Its value changes its type. */
  public static final class DateLong {
    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DateZoned {
    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DateOffset {
    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DateLocal {
    public @Nullable Date value;
  }

  /** Its value changes its type. */
  public static final class DayTime {
    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class DayLong {
    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class DayYear {
    public @Nullable LocalDate value;
  }

  /** Its value changes its type. */
  public static final class DurationLong {
    public @Nullable Duration value;
  }

  /** Its value changes its type. */
  public static final class DurationPeriod {
    public @Nullable Duration value;
  }

  /** Its value changes its type. */
  public static final class OptionalText {
    public @Nullable Optional<String> value;
  }

  /** Its value changes its type. */
  public static final class UuidText {
    public @Nullable UUID value;
  }

  /** Its value changes its type. */
  public static final class BytesText {
    public byte @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class BytesInts {
    public byte @Nullable [] value;
  }

  /** Its value changes its type. */
  public static final class CharObject {
    public char value;
  }

  /** Its value changes its type. */
  public static final class IntObject {
    public int value;
  }

  /** Its value changes its type. */
  public static final class LongObject {
    public long value;
  }

  /** Its value changes its type. */
  public static final class BigText {
    public @Nullable BigInteger value;
  }

  /** Its value changes its type. */
  public static final class CharCharacter {
    public char value;
  }

  /** Its value changes its type. */
  public static final class CharByte {
    public char value;
  }

  /** Its value changes its type. */
  public static final class LocaleText {
    public @Nullable Locale value;
  }

  /** Its value changes its type. */
  public static final class UriText {
    public @Nullable URI value;
  }

  /** Its value changes its type. */
  public static final class BitsLongs {
    public @Nullable BitSet value;
  }
}
