package dev.polycodec.hessian.plain;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import java.io.File;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.AbstractMap;
import java.util.BitSet;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A value of the JDK, which Hessian writes by its private fields, as a text, or with a handle.
 *
 * @param replaces whether the handle is a replacement, with a reference of its own
 */
record PlainValue(Class<?> type, boolean replaces, Function<Content, Object> reading) {

  private static final String LOCKS = "java.util.concurrent.locks.";

  private static final String HANDLES = "com.caucho.hessian.io.";

  /** What Dubbo's copy of the library, hessian-lite, puts before the names of its classes. */
  private static final String COPY = "com.alibaba.";

  /** Where the JDK has its character sets, one class for each. */
  private static final String CHARSETS = "sun.nio.cs.";

  private static final PlainValue CHARSET =
      new PlainValue(Charset.class, false, content -> Charset.forName(content.text("name")));

  private static final Map<String, PlainValue> BY_NAME = new HashMap<>();
  private static final Map<Class<?>, PlainValue> BY_CLASS = new HashMap<>();

  static {
    handle(
        HANDLES + "ByteHandle", Byte.class, false, content -> content.scalar("_value", byte.class));
    handle(
        HANDLES + "ShortHandle",
        Short.class,
        false,
        content -> content.scalar("_value", short.class));
    handle(
        HANDLES + "FloatHandle",
        Float.class,
        false,
        content -> content.scalar("_value", float.class));
    handle(HANDLES + "LocaleHandle", Locale.class, false, content -> locale(content.text("value")));
    handle(HANDLES + "CalendarHandle", GregorianCalendar.class, true, PlainValue::calendar);
    lock("ReentrantLock$", ReentrantLock.class);
    lock("ReentrantReadWriteLock$", ReentrantReadWriteLock.class);
    for (String part : List.of("ReadLock", "WriteLock")) {
      handle(
          LOCKS + "ReentrantReadWriteLock$" + part,
          ReentrantReadWriteLock.class,
          false,
          content -> content.truth("sync"));
    }
    put(ReentrantLock.class, content -> new ReentrantLock(content.truth("sync")));
    put(ReentrantReadWriteLock.class, content -> new ReentrantReadWriteLock(content.truth("sync")));
    handle(HANDLES + "InetAddressHandle", InetAddress.class, false, PlainValue::address);
    handle("object", Object.class, false, content -> new Object());
    put(BigDecimal.class, PlainValue::decimal);
    put(BigInteger.class, PlainValue::integer);
    put(UUID.class, PlainValue::uuid);
    put(java.sql.Timestamp.class, content -> new java.sql.Timestamp(content.time("value")));
    put(java.sql.Date.class, content -> new java.sql.Date(content.time("value")));
    put(java.sql.Time.class, content -> new java.sql.Time(content.time("value")));
    put(AtomicInteger.class, content -> new AtomicInteger(content.whole("value")));
    put(AtomicLong.class, content -> new AtomicLong(content.number("value")));
    put(AtomicBoolean.class, content -> new AtomicBoolean(content.number("value") != 0));
    put(Optional.class, content -> Optional.ofNullable(content.any("value")));
    put(
        OptionalInt.class,
        content ->
            content.truth("isPresent")
                ? OptionalInt.of(content.whole("value"))
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
    put(File.class, content -> new File(content.text("value")));
    put(
        MathContext.class,
        content ->
            new MathContext(
                content.whole("precision"), content.get("roundingMode", RoundingMode.class)));
    put(StackTraceElement.class, PlainValue::line);
    put(AtomicReference.class, content -> new AtomicReference<>(content.any("value")));
    put(
        AtomicIntegerArray.class,
        content -> new AtomicIntegerArray(content.copied("array", int[].class)));
    put(
        Map.entry(0, 0).getClass(),
        content -> Map.entry(requireNonNull(content, "key"), requireNonNull(content, "value")));
    put(BitSet.class, content -> BitSet.valueOf(content.copied("words", long[].class)));
    put(StringBuilder.class, PlainValue::builder);
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

  /** What is in a lock tells whether it is fair. */
  private static void lock(String owner, Class<?> type) {
    handle(LOCKS + owner + "FairSync", type, false, content -> true);
    handle(LOCKS + owner + "NonfairSync", type, false, content -> false);
  }

  private static InetAddress address(Content content) {
    try {
      return InetAddress.getByAddress(
          content.textOrNull("hostName"), content.get("address", byte[].class));
    } catch (UnknownHostException e) {
      throw new MalformedDataException("The bytes hold no valid address");
    }
  }

  private static Object requireNonNull(Content content, String name) {
    return content.get(name, Object.class);
  }

  private static StackTraceElement line(Content content) {
    return new StackTraceElement(
        content.textOrNull("classLoaderName"),
        content.textOrNull("moduleName"),
        content.textOrNull("moduleVersion"),
        content.text("declaringClass"),
        content.text("methodName"),
        content.textOrNull("fileName"),
        content.whole("lineNumber"));
  }

  private static void handle(
      String name, Class<?> type, boolean replaces, Function<Content, Object> reading) {
    BY_NAME.put(name, new PlainValue(type, replaces, reading));
  }

  private static void put(Class<?> type, Function<Content, Object> reading) {
    BY_CLASS.put(type, new PlainValue(type, false, reading));
  }

  /** Returns the value that one of Hessian's own handles stands for, or null. */
  static @Nullable PlainValue ofHandle(String name) {
    return name.startsWith(CHARSETS)
        ? CHARSET
        : BY_NAME.get(name.startsWith(COPY + HANDLES) ? name.substring(COPY.length()) : name);
  }

  static @Nullable PlainValue of(Class<?> type) {
    return BY_CLASS.get(type);
  }

  /** Says whether objects of a class are but a part of what Hessian writes of another. */
  static boolean isHandle(Class<?> type) {
    return type != Object.class && BY_NAME.containsKey(type.getName());
  }

  /** Says whether values of a class are read, by their fields or from a handle. */
  static boolean isKnown(Class<?> type) {
    return BY_CLASS.containsKey(type)
        || InetAddress.class.isAssignableFrom(type)
        || type.getName().startsWith(CHARSETS)
        || BY_NAME.values().stream().anyMatch(value -> value.type == type);
  }

  Object of(Content content) {
    return reading.apply(content);
  }

  /**
   * The characters have one byte each, or two where one needs them, in the order of the machine.
   */
  private static CharSequence builder(Content content) {
    ByteBuffer bytes = ByteBuffer.wrap(content.copied("value", byte[].class));
    int count = content.whole("count");
    CharSequence all =
        content.number("coder") == 0
            ? ISO_8859_1.decode(bytes)
            : bytes.order(ByteOrder.nativeOrder()).asCharBuffer();
    return new StringBuilder(all.subSequence(0, count));
  }

  /** Dubbo's copy of the library writes the text, and Hessian the fields. */
  private static UUID uuid(Content content) {
    String text = content.textOrNull("value");
    if (text == null) {
      return new UUID(content.number("mostSigBits"), content.number("leastSigBits"));
    }
    try {
      return UUID.fromString(text);
    } catch (IllegalArgumentException e) {
      throw new MalformedDataException("The bytes hold no text of a UUID");
    }
  }

  private static BigDecimal decimal(Content content) {
    String text = content.text("value");
    content.message.digits(text.length() / 3, 0); // fewer bytes than so many digits take
    return Scalar.BIG_DECIMAL.bound(new BigDecimal(text), content.message);
  }

  private static BigInteger integer(Content content) {
    int[] magnitude = content.copied("mag", int[].class);
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * magnitude.length);
    content.message.digits(bytes.capacity() - Integer.BYTES, 0); // the first int may be small
    content.message.charge(bytes.capacity());
    bytes.asIntBuffer().put(magnitude);
    BigInteger integer = new BigInteger(content.whole("signum"), bytes.array());
    return Scalar.BIG_INTEGER.bound(integer, content.message);
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

    static Content read(PlainReader reader, PlainType.Names names) throws IOException {
      Content content = new Content(reader.message());
      for (String name = names.next(); name != null; name = names.next()) {
        content.values.put(name, reader.readPart());
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

    /** Returns an array of which each value that the bytes give it has a copy, and pays for it. */
    <T> T copied(String name, Class<T> type) {
      T array = get(name, type);
      message.form(type, array, false);
      return array;
    }

    String text(String name) {
      return get(name, String.class);
    }

    @Nullable String textOrNull(String name) {
      return values.get(name) == null ? null : text(name);
    }

    long number(String name) {
      return get(name, Number.class).longValue();
    }

    int whole(String name) {
      return (Integer) scalar(name, int.class);
    }

    /** Returns a number of a primitive type, which the bytes may hold as another. */
    Object scalar(String name, Class<?> type) {
      return Objects.requireNonNull(PlainScalars.of(get(name, Number.class), type));
    }

    boolean truth(String name) {
      return get(name, Boolean.class);
    }

    long time(String name) {
      return get(name, Date.class).getTime();
    }
  }
}
