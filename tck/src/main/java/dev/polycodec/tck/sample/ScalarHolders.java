package dev.polycodec.tck.sample;

import dev.polycodec.tck.model.Color;
import dev.polycodec.tck.model.Operation;
import dev.polycodec.tck.model.Records;
import dev.polycodec.tck.model.Seat;
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
import org.jspecify.annotations.Nullable;

/** One class for each type of single values, with a field of that type. */
@SuppressWarnings("unused") // the fields are read and written by the codecs
final class ScalarHolders {

  private ScalarHolders() {}

  static final class OfPrimitiveBoolean {
    boolean value;
  }

  static final class OfPrimitiveByte {
    byte value;
  }

  static final class OfPrimitiveChar {
    char value;
  }

  static final class OfPrimitiveShort {
    short value;
  }

  static final class OfPrimitiveInt {
    int value;
  }

  static final class OfPrimitiveLong {
    long value;
  }

  static final class OfPrimitiveFloat {
    float value;
  }

  static final class OfPrimitiveDouble {
    double value;
  }

  static final class OfBoolean {
    @Nullable Boolean value;
  }

  static final class OfByte {
    @Nullable Byte value;
  }

  static final class OfCharacter {
    @Nullable Character value;
  }

  static final class OfShort {
    @Nullable Short value;
  }

  static final class OfInteger {
    @Nullable Integer value;
  }

  static final class OfLong {
    @Nullable Long value;
  }

  static final class OfFloat {
    @Nullable Float value;
  }

  static final class OfDouble {
    @Nullable Double value;
  }

  static final class OfString {
    @Nullable String value;
  }

  static final class OfBigInteger {
    @Nullable BigInteger value;
  }

  static final class OfBigDecimal {
    @Nullable BigDecimal value;
  }

  static final class OfColor {
    @Nullable Color value;
  }

  static final class OfOperation {
    @Nullable Operation value;
  }

  static final class OfSeat {
    @Nullable Seat value;
  }

  static final class OfUUID {
    @Nullable UUID value;
  }

  static final class OfURI {
    @Nullable URI value;
  }

  static final class OfLocale {
    @Nullable Locale value;
  }

  static final class OfCurrency {
    @Nullable Currency value;
  }

  static final class OfDate {
    @Nullable Date value;
  }

  static final class OfTimestamp {
    java.sql.@Nullable Timestamp value;
  }

  static final class OfSqlDate {
    java.sql.@Nullable Date value;
  }

  static final class OfSqlTime {
    java.sql.@Nullable Time value;
  }

  static final class OfOptionalString {
    @Nullable Optional<String> value;
  }

  static final class OfOptionalPoint {
    @Nullable Optional<Records.Point> value;
  }

  static final class OfOptionalList {
    @Nullable Optional<List<Integer>> value;
  }

  static final class OfOptionalInt {
    @Nullable OptionalInt value;
  }

  static final class OfOptionalLong {
    @Nullable OptionalLong value;
  }

  static final class OfOptionalDouble {
    @Nullable OptionalDouble value;
  }
}
