package dev.polycodec.tck.sample;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;

/** One class for each type of {@code java.time}, with a field of that type. */
@SuppressWarnings("unused") // the fields are read and written by the codecs
final class TimeHolders {

  private TimeHolders() {}

  static final class OfInstant {
    @Nullable Instant value;
  }

  static final class OfDuration {
    @Nullable Duration value;
  }

  static final class OfPeriod {
    @Nullable Period value;
  }

  static final class OfLocalDate {
    @Nullable LocalDate value;
  }

  static final class OfLocalTime {
    @Nullable LocalTime value;
  }

  static final class OfLocalDateTime {
    @Nullable LocalDateTime value;
  }

  static final class OfOffsetDateTime {
    @Nullable OffsetDateTime value;
  }

  static final class OfOffsetTime {
    @Nullable OffsetTime value;
  }

  static final class OfZonedDateTime {
    @Nullable ZonedDateTime value;
  }

  static final class OfZoneId {
    @Nullable ZoneId value;
  }

  static final class OfZoneOffset {
    @Nullable ZoneOffset value;
  }

  static final class OfYear {
    @Nullable Year value;
  }

  static final class OfYearMonth {
    @Nullable YearMonth value;
  }

  static final class OfMonthDay {
    @Nullable MonthDay value;
  }

  static final class OfDayOfWeek {
    @Nullable DayOfWeek value;
  }

  static final class OfMonth {
    @Nullable Month value;
  }
}
