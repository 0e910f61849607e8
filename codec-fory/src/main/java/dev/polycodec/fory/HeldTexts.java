package dev.polycodec.fory;

import java.net.URI;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.fory.context.ReadContext;
import org.apache.fory.memory.MemoryBuffer;
import org.jspecify.annotations.Nullable;

/** The texts that values are made of, or hold, of classes which are no containers. */
final class HeldTexts {

  private static final List<Class<?>> OF_ONE =
      List.of(
          URI.class,
          Pattern.class,
          Currency.class,
          TimeZone.class,
          StringBuilder.class,
          StringBuffer.class);

  private static final int PARTS_OF_LOCALE = 3;

  /** Stands for any number of texts that a value holds, but is not made of. */
  static final int INSIDE = -1;

  private HeldTexts() {}

  /** Returns how many texts the bytes of a value begin with, or {@link #INSIDE}. */
  static int of(Class<?> type) {
    if (type == Locale.class) {
      return PARTS_OF_LOCALE;
    } else if (type.isArray()) {
      return Texts.fit(type.getComponentType()) ? INSIDE : 0;
    } else if (type == StackTraceElement.class || type == ZonedDateTime.class) {
      return INSIDE;
    }
    boolean zone = ZoneId.class.isAssignableFrom(type) && type != ZoneOffset.class;
    return zone || OF_ONE.stream().anyMatch(each -> each.isAssignableFrom(type)) ? 1 : 0;
  }

  /** Looks at texts before the JVM does, which keeps some for all of its classes. */
  static void requireNext(ReadContext context, int count) {
    MemoryBuffer buffer = context.getBuffer();
    int start = buffer.readerIndex();
    for (int i = 0; i < count; i++) {
      Texts.require(context.readString());
    }
    buffer.readerIndex(start);
  }

  /**
   * Requires that those in a value whose bytes do not begin with them are {@linkplain Texts
   * proper}.
   */
  static void requireIn(Object value) {
    held(value).forEach(Texts::require);
  }

  private static Stream<? extends @Nullable Object> held(Object value) {
    if (value instanceof Object[] array) {
      return Stream.of(array);
    } else if (value instanceof StackTraceElement element) {
      return Stream.of(
          element.getClassLoaderName(),
          element.getModuleName(),
          element.getModuleVersion(),
          element.getClassName(),
          element.getMethodName(),
          element.getFileName());
    }
    return Stream.of(((ZonedDateTime) value).getZone().getId());
  }
}
