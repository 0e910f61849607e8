package dev.polycodec.cli;

import dev.polycodec.MalformedDataException;
import java.io.DataInput;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Reads times in the serialized form that the JDK documents. */
final class JavaTime {

  private static final int QUARTER = 900;
  private static final int SECONDS_FOLLOW = 127;

  private JavaTime() {}

  /** Returns a time, or null if a class has a form that is not known here. */
  static @Nullable Object read(String type, DataInput in) throws IOException {
    try {
      return switch (type) {
        case "java.time.Instant" -> Instant.ofEpochSecond(in.readLong(), in.readInt());
        case "java.time.Duration" -> Duration.ofSeconds(in.readLong(), in.readInt());
        case "java.time.LocalDate" -> date(in);
        case "java.time.LocalTime" -> time(in);
        case "java.time.LocalDateTime" -> LocalDateTime.of(date(in), time(in));
        case "java.time.OffsetDateTime" -> OffsetDateTime.of(date(in), time(in), offset(in));
        case "java.time.ZoneOffset" -> offset(in);
        case "java.time.Year" -> Year.of(in.readInt());
        case "java.time.YearMonth" -> YearMonth.of(in.readInt(), in.readByte());
        case "java.time.Period" -> Period.of(in.readInt(), in.readInt(), in.readInt());
        default -> null;
      };
    } catch (DateTimeException | ArithmeticException e) {
      throw new MalformedDataException("The bytes hold a time that Java does not have");
    }
  }

  private static LocalDate date(DataInput in) throws IOException {
    return LocalDate.of(in.readInt(), in.readByte(), in.readByte());
  }

  /** Reads a time whose last part that is not zero has all bits turned. */
  private static LocalTime time(DataInput in) throws IOException {
    int hour = in.readByte();
    if (hour < 0) {
      return LocalTime.of(~hour, 0);
    }
    int minute = in.readByte();
    if (minute < 0) {
      return LocalTime.of(hour, ~minute);
    }
    int second = in.readByte();
    return second < 0
        ? LocalTime.of(hour, minute, ~second)
        : LocalTime.of(hour, minute, second, in.readInt());
  }

  private static ZoneOffset offset(DataInput in) throws IOException {
    int quarters = in.readByte();
    return ZoneOffset.ofTotalSeconds(
        quarters == SECONDS_FOLLOW ? in.readInt() : quarters * QUARTER);
  }
}
