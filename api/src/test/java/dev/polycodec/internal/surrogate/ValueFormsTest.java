package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.RoundTrip.decode;
import static dev.polycodec.internal.surrogate.RoundTrip.form;
import static dev.polycodec.internal.surrogate.RoundTrip.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.EncodeException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ValueFormsTest {

  private static final long SEED = 7;

  @ParameterizedTest
  @MethodSource("dev.polycodec.internal.surrogate.Samples#edges")
  void edgeValuesRoundTrip(Object value) {
    Object back = roundTrip(value);

    assertThat(back).isEqualTo(value).hasSameClassAs(value);
  }

  @Test
  void valuesOfTheWholeRangeRoundTrip() {
    Random random = new Random(SEED);
    for (int i = 0; i < 2_000; i++) {
      for (Object value : Samples.random(random)) {
        assertThat(roundTrip(value)).isEqualTo(value).hasSameClassAs(value);
      }
    }
  }

  @Test
  void timestampsKeepTheirNanoseconds() {
    java.sql.Timestamp back = (java.sql.Timestamp) roundTrip(Samples.timestamp(1_234, 234_567_891));

    assertThat(back.getNanos()).isEqualTo(234_567_891);
    assertThat(back.getTime()).isEqualTo(1_234);
  }

  @Test
  void everyLocaleAndZoneOfTheJdkRoundTrips() {
    for (Locale locale : Locale.getAvailableLocales()) {
      assertThat(roundTrip(locale)).isEqualTo(locale);
    }
    for (String id : TimeZone.getAvailableIDs()) {
      assertThat(roundTrip(TimeZone.getTimeZone(id))).isEqualTo(TimeZone.getTimeZone(id));
    }
    for (Currency currency : Currency.getAvailableCurrencies()) {
      assertThat(roundTrip(currency)).isSameAs(currency);
    }
  }

  static Stream<Arguments> holders() {
    return Stream.of(
        holder(new StringBuilder("ab"), StringBuilder::toString),
        holder(new StringBuffer("ab"), StringBuffer::toString),
        holder(new AtomicInteger(-1), AtomicInteger::get),
        holder(new AtomicLong(Long.MIN_VALUE), AtomicLong::get),
        holder(new AtomicBoolean(true), AtomicBoolean::get),
        holder(new AtomicBoolean(false), AtomicBoolean::get),
        holder(new AtomicReference<>("a"), AtomicReference::get),
        holder(new AtomicReference<>(), AtomicReference::get),
        holder(new AtomicReferenceArray<>(new String[] {"a", null}), Object::toString),
        holder(new AtomicIntegerArray(new int[] {1, -1}), Object::toString),
        holder(new AtomicLongArray(new long[] {1, -1}), Object::toString),
        holder(sum(new LongAdder()), LongAdder::sum),
        holder(sum(new DoubleAdder()), DoubleAdder::sum),
        holder(Pattern.compile("a|b", Pattern.DOTALL), Pattern::flags),
        holder(Pattern.compile("a|b", Pattern.DOTALL), Pattern::pattern));
  }

  private static <T> Arguments holder(T value, Function<T, Object> content) {
    return Arguments.of(value, content);
  }

  private static LongAdder sum(LongAdder adder) {
    adder.add(5);
    return adder;
  }

  private static DoubleAdder sum(DoubleAdder adder) {
    adder.add(5.5);
    return adder;
  }

  @ParameterizedTest
  @MethodSource("holders")
  void holdersKeepWhatTheyHold(Object value, Function<Object, Object> content) {
    Object back = roundTrip(value);

    assertThat(content.apply(back)).isEqualTo(content.apply(value));
    assertThat(back).hasSameClassAs(value);
  }

  static Stream<Arguments> hostile() {
    return Stream.of(
        Arguments.of(Instant.class, new byte[11]),
        Arguments.of(Instant.class, new byte[13]),
        Arguments.of(Instant.class, ByteBuffer.allocate(12).putLong(0).putInt(-1).array()),
        Arguments.of(Instant.class, ByteBuffer.allocate(12).putLong(Long.MAX_VALUE).array()),
        Arguments.of(LocalDate.class, Long.MAX_VALUE),
        Arguments.of(MonthDay.class, 230L),
        Arguments.of(MonthDay.class, (1L << 32) * 100 + 101),
        Arguments.of(ZonedDateTime.class, new byte[3]),
        Arguments.of(ZonedDateTime.class, ByteBuffer.allocate(17).put(16, (byte) 'X').array()),
        Arguments.of(ZoneId.class, "../../etc/passwd"),
        Arguments.of(UUID.class, new byte[0]),
        Arguments.of(java.net.URI.class, "a b"),
        Arguments.of(Currency.class, "NOPE"),
        Arguments.of(Locale.class, "not a tag"),
        Arguments.of(Locale.class, "_a_b"),
        Arguments.of(TimeZone.class, "Nowhere/Else"),
        Arguments.of(Optional.class, new Object[] {null}),
        Arguments.of(Optional.class, new Object[] {1, 2}),
        Arguments.of(java.util.OptionalInt.class, new Object[] {1L}),
        Arguments.of(AtomicBoolean.class, 2L),
        Arguments.of(AtomicInteger.class, 1L << 32),
        Arguments.of(java.math.MathContext.class, new Object[] {-1, "UP"}),
        Arguments.of(java.math.MathContext.class, new Object[] {1, "SIDEWAYS"}),
        Arguments.of(Pattern.class, new Object[] {"(", 0}),
        Arguments.of(GregorianCalendar.class, new Object[] {1L, "UTC"}),
        Arguments.of(java.sql.Timestamp.class, ByteBuffer.allocate(12).putLong(1).array()));
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void formsThatStandForNoValueAreRefusedWithoutSayingWhatTheyHold(Class<?> type, Object form) {
    assertThatThrownBy(() -> decode(type, form))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasNoCause()
        .message()
        .matches("The bytes hold no valid " + Pattern.quote(type.getName()) + ": \\w+");
  }

  @Test
  void zonesWithRulesOfTheirOwnAreRefused() {
    TimeZone zone = TimeZone.getTimeZone("Europe/Paris");
    zone.setRawOffset(1);

    assertThatThrownBy(() -> roundTrip(zone))
        .isInstanceOf(EncodeException.class)
        .hasMessage(
            "A java.util.TimeZone with rules of its own has no form: register a Surrogate for it");
  }

  @Test
  void aCalendarLeavesAZoneWithRulesOfItsOwnToTheFormOfThat() {
    TimeZone zone = new SimpleTimeZone(1, "mine");
    GregorianCalendar calendar = new GregorianCalendar(zone);

    assertThat((Object[]) form(calendar)).contains(zone);
    assertThat(roundTrip(calendar)).isEqualTo(calendar);
  }

  @Test
  void entriesKeepTheirClassAndTheirNulls() {
    for (Map.Entry<?, ?> entry :
        List.of(
            Map.entry(1, 2),
            new java.util.AbstractMap.SimpleEntry<>(1, null),
            new java.util.AbstractMap.SimpleImmutableEntry<>(null, 2))) {
      assertThat(roundTrip(entry)).isEqualTo(entry).hasSameClassAs(entry);
    }
  }
}
