package dev.polycodec.hessian;

import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
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

  /** Longer texts take a time that grows with the square of their length. */
  private static final int MAX_DIGITS = 10_000;

  private static final Map<String, RawValue> BY_HANDLE = new HashMap<>();
  private static final Map<Class<?>, RawValue> BY_CLASS = new HashMap<>();

  static {
    handle(
        "ByteHandle",
        Byte.class,
        false,
        content -> content.get("_value", Number.class).byteValue());
    handle(
        "ShortHandle",
        Short.class,
        false,
        content -> content.get("_value", Number.class).shortValue());
    handle(
        "FloatHandle",
        Float.class,
        false,
        content -> content.get("_value", Number.class).floatValue());
    handle("LocaleHandle", Locale.class, false, content -> locale(content.text("value")));
    handle("CalendarHandle", GregorianCalendar.class, true, RawValue::calendar);
    put(BigDecimal.class, content -> new BigDecimal(digits(content.text("value"))));
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
    BY_HANDLE.put(HANDLES + name, new RawValue(type, replaces, reading));
  }

  private static void put(Class<?> type, Function<Content, Object> reading) {
    BY_CLASS.put(type, new RawValue(type, false, reading));
  }

  /** Returns the value that one of Hessian's own handles stands for, or null. */
  static @Nullable RawValue ofHandle(String name) {
    return name.startsWith(HANDLES) ? BY_HANDLE.get(name) : null;
  }

  static @Nullable RawValue of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  Object of(Content content) {
    return reading.apply(content);
  }

  private static String digits(String text) {
    if (text.length() > MAX_DIGITS) {
      throw new LimitExceededException(
          "The message holds a BigDecimal of more than " + MAX_DIGITS + " digits");
    }
    return text;
  }

  private static BigInteger integer(Content content) {
    int[] magnitude = content.get("mag", int[].class);
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * magnitude.length);
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

    private Content() {}

    static Content read(RawReader reader, RawType.Names names) throws IOException {
      Content content = new Content();
      for (String name = names.next(); name != null; name = names.next()) {
        content.values.put(name, reader.read(Object.class));
      }
      return content;
    }

    @Nullable Object any(String name) {
      return values.get(name);
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

    long time(String name) {
      return get(name, Date.class).getTime();
    }
  }
}
