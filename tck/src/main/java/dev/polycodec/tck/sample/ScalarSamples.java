package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.Records.Point;
import dev.polycodec.tck.model.Seat;
import dev.polycodec.tck.sample.ScalarHolders.*;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** Single values: numbers, enums, identifiers, dates of old, and optionals. */
final class ScalarSamples {

  private ScalarSamples() {}

  static void addTo(SampleSet set) {
    addPrimitives(set);
    addWrappers(set);
    addFloatingPoint(set);
    addBigNumbers(set);
    addEnums(set);
    addIdentifiers(set);
    addDates(set);
    addOptionals(set);
  }

  private static void addPrimitives(SampleSet set) {
    set.core("primitive boolean", OfPrimitiveBoolean.class, () -> true)
        .core("primitive byte", OfPrimitiveByte.class, () -> Byte.MIN_VALUE)
        .core("primitive char", OfPrimitiveChar.class, () -> 'ß')
        .core("primitive short", OfPrimitiveShort.class, () -> Short.MIN_VALUE)
        .core("primitive int", OfPrimitiveInt.class, () -> Integer.MIN_VALUE)
        .core("primitive long", OfPrimitiveLong.class, () -> Long.MIN_VALUE)
        .core("primitive float", OfPrimitiveFloat.class, () -> -0.0f)
        .core("primitive double", OfPrimitiveDouble.class, () -> -0.0d);
  }

  private static void addWrappers(SampleSet set) {
    set.core("null", OfInteger.class, () -> null)
        .core("true", OfBoolean.class, () -> true)
        .core("false", OfBoolean.class, () -> false)
        .core("byte max", OfByte.class, () -> Byte.MAX_VALUE)
        .core("byte -1", OfByte.class, () -> (byte) -1)
        .core("char 0", OfCharacter.class, () -> '\0')
        .core("char A", OfCharacter.class, () -> 'A')
        .core("char max", OfCharacter.class, () -> Character.MAX_VALUE)
        .core("char surrogate", OfCharacter.class, () -> '\ud83d')
        .core("short max", OfShort.class, () -> Short.MAX_VALUE)
        .core("short 0", OfShort.class, () -> (short) 0)
        .core("int 0", OfInteger.class, () -> 0)
        .core("int -1", OfInteger.class, () -> -1)
        .core("int 127", OfInteger.class, () -> 127)
        .core("int 128", OfInteger.class, () -> 128)
        .core("int max", OfInteger.class, () -> Integer.MAX_VALUE)
        .core("int min", OfInteger.class, () -> Integer.MIN_VALUE)
        .core("long 0", OfLong.class, () -> 0L)
        .core("long small", OfLong.class, () -> 42L)
        .core("long beyond double", OfLong.class, () -> (1L << 53) + 1)
        .core("long max", OfLong.class, () -> Long.MAX_VALUE)
        .core("long min", OfLong.class, () -> Long.MIN_VALUE);
  }

  private static void addFloatingPoint(SampleSet set) {
    set.core("float 0.1", OfFloat.class, () -> 0.1f)
        .core("float -0.0", OfFloat.class, () -> -0.0f)
        .core("float NaN", OfFloat.class, () -> Float.NaN)
        .core("float infinite", OfFloat.class, () -> Float.NEGATIVE_INFINITY)
        .core("float min", OfFloat.class, () -> Float.MIN_VALUE)
        .core("float max", OfFloat.class, () -> Float.MAX_VALUE)
        .core("float whole", OfFloat.class, () -> 1f)
        .core("double 0.1", OfDouble.class, () -> 0.1)
        .core("double 0.0", OfDouble.class, () -> 0.0)
        .core("double -0.0", OfDouble.class, () -> -0.0)
        .core("double NaN", OfDouble.class, () -> Double.NaN)
        .core("double infinite", OfDouble.class, () -> Double.POSITIVE_INFINITY)
        .core("double min", OfDouble.class, () -> Double.MIN_VALUE)
        .core("double max", OfDouble.class, () -> Double.MAX_VALUE)
        .core("double whole", OfDouble.class, () -> 1_000_000d);
  }

  private static void addBigNumbers(SampleSet set) {
    set.core("big integer 0", OfBigInteger.class, () -> BigInteger.ZERO)
        .core("big integer 1", OfBigInteger.class, () -> new BigInteger("1"))
        .core("big integer negative", OfBigInteger.class, () -> BigInteger.valueOf(-129))
        .core("big integer large", OfBigInteger.class, () -> BigInteger.TEN.pow(100).negate())
        .core("big decimal 0", OfBigDecimal.class, () -> BigDecimal.ZERO)
        .core("big decimal scale", OfBigDecimal.class, () -> new BigDecimal("1.2300"))
        .core("big decimal 0.00", OfBigDecimal.class, () -> new BigDecimal("0.00"))
        .core("big decimal whole", OfBigDecimal.class, () -> new BigDecimal("7"))
        .core("big decimal negative scale", OfBigDecimal.class, () -> new BigDecimal("1E+9"))
        .core(
            "big decimal precise",
            OfBigDecimal.class,
            () -> new BigDecimal("-12345678901234567890.123456789012345678901234567890"));
  }

  private static void addEnums(SampleSet set) {
    set.core("enum", OfColor.class, () -> Color.GREEN)
        .core("enum first", OfColor.class, () -> Color.RED)
        .core("enum with body", OfOperation.class, () -> Operation.MINUS)
        .core("enum of many", OfSeat.class, () -> Seat.G9)
        .core("enum null", OfColor.class, () -> null);
  }

  private static void addIdentifiers(SampleSet set) {
    set.core("uuid", OfUUID.class, () -> new UUID(0xfedcba9876543210L, -1))
        .core("uuid zero", OfUUID.class, () -> new UUID(0, 0))
        .core("uri", OfURI.class, () -> URI.create("https://example.org:8080/a%20b?q=%C3%A4#end"))
        .core("uri opaque", OfURI.class, () -> URI.create("mailto:someone@example.org"))
        .core("uri relative", OfURI.class, () -> URI.create("../other"))
        .core("uri empty", OfURI.class, () -> URI.create(""))
        .core("locale", OfLocale.class, () -> Locale.CANADA_FRENCH)
        .core("locale root", OfLocale.class, () -> Locale.ROOT)
        .core("locale language", OfLocale.class, () -> Locale.GERMAN)
        .core("locale script", OfLocale.class, () -> Locale.forLanguageTag("zh-Hant-TW"))
        .core(
            "locale extension", OfLocale.class, () -> Locale.forLanguageTag("th-TH-u-ca-buddhist"))
        .core("currency", OfCurrency.class, () -> Currency.getInstance("EUR"));
  }

  private static void addDates(SampleSet set) {
    set.core("date", OfDate.class, () -> new Date(1_700_000_000_123L))
        .core("date 0", OfDate.class, () -> new Date(0))
        .core("date before 1970", OfDate.class, () -> new Date(-1))
        .core("date far", OfDate.class, () -> new Date(Long.MAX_VALUE))
        .core("sql timestamp", OfTimestamp.class, () -> timestamp(1_700_000_000_000L, 123456789))
        .core("sql timestamp before 1970", OfTimestamp.class, () -> timestamp(-5000, 1))
        .core("sql date", OfSqlDate.class, () -> new java.sql.Date(1_700_000_000_000L))
        .core("sql time", OfSqlTime.class, () -> new java.sql.Time(12_345_678))
        .named(
            "sql timestamp as date", OfDate.class, () -> timestamp(1_700_000_000_000L, 987654321));
  }

  private static java.sql.Timestamp timestamp(long millis, int nanos) {
    java.sql.Timestamp timestamp = new java.sql.Timestamp(millis);
    timestamp.setNanos(nanos);
    return timestamp;
  }

  private static void addOptionals(SampleSet set) {
    set.core("optional", OfOptionalString.class, () -> Optional.of("present"))
        .core("optional empty", OfOptionalString.class, Optional::empty)
        .core("optional empty text", OfOptionalString.class, () -> Optional.of(""))
        .core("optional null", OfOptionalString.class, () -> null)
        .core("optional record", OfOptionalPoint.class, () -> Optional.of(new Point(1, 2)))
        .core("optional list", OfOptionalList.class, () -> Optional.of(List.of(1, 2)))
        .core("optional int", OfOptionalInt.class, () -> OptionalInt.of(0))
        .core("optional int empty", OfOptionalInt.class, OptionalInt::empty)
        .core("optional long", OfOptionalLong.class, () -> OptionalLong.of(Long.MIN_VALUE))
        .core("optional long empty", OfOptionalLong.class, OptionalLong::empty)
        .core("optional double", OfOptionalDouble.class, () -> OptionalDouble.of(-0.0))
        .core("optional double NaN", OfOptionalDouble.class, () -> OptionalDouble.of(Double.NaN))
        .core("optional double empty", OfOptionalDouble.class, OptionalDouble::empty);
  }
}
