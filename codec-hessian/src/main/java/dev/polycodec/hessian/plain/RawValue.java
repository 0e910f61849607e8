package dev.polycodec.hessian.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.AbstractMap;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A value of the JDK, which Hessian writes by its private fields, as a text, or with a handle.
 *
 * @param replaces whether the handle is a replacement, with a reference of its own
 */
record RawValue(Class<?> type, boolean replaces, Function<Content, Object> reading) {

  private static final String HANDLES = "com.caucho.hessian.io.";

  /** What Dubbo's copy of the library, hessian-lite, puts before the names of its classes. */
  private static final String COPY = "com.alibaba.";

  private static final Map<String, RawValue> BY_NAME = new HashMap<>();
  private static final Map<Class<?>, RawValue> BY_CLASS = new HashMap<>();

  static {
    handle(
        HANDLES + "ByteHandle",
        Byte.class,
        false,
        content -> content.get("_value", Number.class).byteValue());
    handle(
        HANDLES + "ShortHandle",
        Short.class,
        false,
        content -> content.get("_value", Number.class).shortValue());
    handle(
        HANDLES + "FloatHandle",
        Float.class,
        false,
        content -> content.get("_value", Number.class).floatValue());
    handle(HANDLES + "LocaleHandle", Locale.class, false, content -> locale(content.text("value")));
    handle(HANDLES + "CalendarHandle", GregorianCalendar.class, true, RawValue::calendar);
    handle("object", Object.class, false, content -> new Object());
    put(BigDecimal.class, RawValue::decimal);
    put(BigInteger.class, RawValue::integer);
    put(
        UUID.class,
        content -> new UUID(content.number("mostSigBits"), content.number("leastSigBits")));
    put(java.sql.Timestamp.class, content -> new java.sql.Timestamp(content.time("value")));
    put(java.sql.Date.class, content -> new java.sql.Date(content.time("value")));
    put(java.sql.Time.class, content -> new java.sql.Time(content.time("value")));
    put(AtomicInteger.class, content -> new AtomicInteger((int) content.number("value")));
    put(AtomicLong.class, content -> new AtomicLong(content.number("value")));
    put(AtomicBoolean.class, content -> new AtomicBoolean(content.number("value") != 0));
    put(Optional.class, content -> Optional.ofNullable(content.any("value")));
    put(
        OptionalInt.class,
        content ->
            content.truth("isPresent")
                ? OptionalInt.of((int) content.number("value"))
                : OptionalInt.empty());
    put(
        OptionalLong.class,
        content ->
            content.truth("isPresent")
                ? OptionalLong.of(content.number("value"))
                : OptionalLong.empty());
    put(
        OptionalDouble.class,
        content ->
            content.truth("isPresent")
                ? OptionalDouble.of(content.get("value", Number.class).doubleValue())
                : OptionalDouble.empty());
    put(BitSet.class, content -> BitSet.valueOf(content.get("words", long[].class)));
    put(URI.class, content -> URI.create(content.text("string")));
    put(Currency.class, content -> Currency.getInstance(content.text("currencyCode")));
    put(
        AbstractMap.SimpleEntry.class,
        content -> new AbstractMap.SimpleEntry<>(content.any("key"), content.any("value")));
    put(
        AbstractMap.SimpleImmutableEntry.class,
        content ->
            new AbstractMap.SimpleImmutableEntry<>(content.any("key"), content.any("value")));
  }

  private static void handle(
      String name, Class<?> type, boolean replaces, Function<Content, Object> reading) {
    BY_NAME.put(name, new RawValue(type, replaces, reading));
  }

  private static void put(Class<?> type, Function<Content, Object> reading) {
    BY_CLASS.put(type, new RawValue(type, false, reading));
  }

  /** Returns the value that one of Hessian's own handles stands for, or null. */
  static @Nullable RawValue ofHandle(String name) {
    return BY_NAME.get(name.startsWith(COPY + HANDLES) ? name.substring(COPY.length()) : name);
  }

  static @Nullable RawValue of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  Object of(Content content) {
    return reading.apply(content);
  }

  private static BigDecimal decimal(Content content) {
    String text = content.text("value");
    content.message.digits(text.length() / 3, 0); // fewer bytes than so many digits take
    return Scalar.BIG_DECIMAL.bound(new BigDecimal(text), content.message);
  }

  private static BigInteger integer(Content content) {
    int[] magnitude = content.get("mag", int[].class);
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * magnitude.length);
    content.message.digits(bytes.capacity(), 0);
    bytes.asIntBuffer().put(magnitude);
    return new BigInteger((int) content.number("signum"), bytes.array());
  }

  /** Returns the locale of {@code Locale.toString}. */
  private static Locale locale(String text) {
    int end = text.indexOf("_#");
    String[] parts = (end < 0 ? text : text.substring(0, end)).split("_", 3);
    String country = parts.length > 1 ? parts[1] : "";
    Locale locale = new Locale(parts[0], country, parts.length > 2 ? parts[2] : "");
    return end < 0
        ? locale
        : new Locale.Builder().setLocale(locale).setScript(text.substring(end + 2)).build();
  }

  private static GregorianCalendar calendar(Content content) {
    if (content.any("type") != null) {
      throw new MalformedDataException("A calendar is of another class than GregorianCalendar");
    }
    GregorianCalendar calendar = new GregorianCalendar();
    calendar.setTimeInMillis(content.time("date"));
    return calendar;
  }

  /** What the bytes hold for a value, by the names of its fields. */
  static final class Content {

    private final Map<String, @Nullable Object> values = new HashMap<>();

    private final Message message;

    private Content(Message message) {
      this.message = message;
    }

    static Content read(RawReader reader, RawType.Names names) throws IOException {
      Content content = new Content(reader.message());
      for (String name = names.next(); name != null; name = names.next()) {
        content.values.put(name, reader.readPart(Object.class));
      }
      return content;
    }

    /** Returns a value of its own. */
    @Nullable Object any(String name) {
      Object value = values.get(name);
      if (value != null) {
        message.admit(value.getClass());
      }
      return value;
    }

    <T> T get(String name, Class<T> type) {
      Object value = values.get(name);
      if (!type.isInstance(value)) {
        throw new MalformedDataException("The bytes lack the field " + name + " of a value");
      }
      return type.cast(value);
    }

    String text(String name) {
      return get(name, String.class);
    }

    long number(String name) {
      return get(name, Number.class).longValue();
    }

    boolean truth(String name) {
      return get(name, Boolean.class);
    }

    long time(String name) {
      return get(name, Date.class).getTime();
    }
  }
}
