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
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.jspecify.annotations.Nullable;

/** Reads a value that is made of texts, or holds them, if they are {@linkplain Texts proper}. */
final class TextGuard extends Guard {

  private static final List<Class<?>> OF_ONE =
      List.of(
          URI.class,
          Pattern.class,
          Currency.class,
          TimeZone.class,
          StringBuilder.class,
          StringBuffer.class);

  private static final int PARTS_OF_LOCALE = 3;

  private final int leading;

  TextGuard(TypeResolver resolver, Serializer<?> own) {
    super(resolver, own);
    this.leading = leading(type);
  }

  /** Guards those that Fory has serializers for from the beginning. */
  static void guard(ClassResolver resolver) {
    for (Class<?> type : List.copyOf(resolver.getRegisteredClasses())) {
      Serializer<?> own = resolver.getSerializer(type, false);
      if (own != null && isNeeded(type)) {
        set(resolver, type, new TextGuard(resolver, own));
      }
    }
  }

  /** Says whether a value of a class, which is no container, may hold texts. */
  static boolean isNeeded(Class<?> type) {
    return type.isArray()
        ? Texts.fit(type.getComponentType())
        : leading(type) > 0 || type == StackTraceElement.class || type == ZonedDateTime.class;
  }

  /** Returns how many texts the bytes of a value begin with. */
  private static int leading(Class<?> type) {
    if (type == Locale.class) {
      return PARTS_OF_LOCALE;
    }
    boolean zone = ZoneId.class.isAssignableFrom(type) && type != ZoneOffset.class;
    return zone || OF_ONE.stream().anyMatch(each -> each.isAssignableFrom(type)) ? 1 : 0;
  }

  @Override
  public Object read(ReadContext context) {
    requireLeading(context);
    Object value = own.read(context);
    if (leading == 0) {
      held(value).forEach(Texts::require);
    }
    return value;
  }

  /** Looks at texts before the JVM does, which keeps some for all of its classes. */
  private void requireLeading(ReadContext context) {
    MemoryBuffer buffer = context.getBuffer();
    int start = buffer.readerIndex();
    for (int i = 0; i < leading; i++) {
      Texts.require(context.readString());
    }
    buffer.readerIndex(start);
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
