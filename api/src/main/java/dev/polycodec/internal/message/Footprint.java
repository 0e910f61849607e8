package dev.polycodec.internal.message;

import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import java.text.CompactNumberFormat;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** About how many bytes of the heap take what the bytes of a message need not pay for. */
public final class Footprint {

  private static final int HEADER = 16;
  private static final int REFERENCE = 8;
  private static final int SMALL = 4;
  private static final int NODE = 32;
  private static final int PER_CHAR = 4;
  private static final int PER_CHAR_OF_LOCALE = 64;

  /** Each class of characters may be a table. */
  private static final int PER_CHAR_OF_PATTERN = 112;

  /** Each pattern of a number becomes some that are parsed. */
  private static final int PER_PATTERN_OF_NUMBER = 1_024;

  /** What an empty container, or a small value of a JDK class, takes. */
  private static final int USUAL = 64;

  /** What an empty container of the JDK takes at most, but for the rarest. */
  private static final int EXTENSION = 176;

  /** What a Throwable takes, and the object streams that make it. */
  private static final int THROWABLE = 512;

  /** What those take that begin with a table, with locks, or with the fields of a calendar. */
  private static final Map<String, Integer> LARGER =
      Map.ofEntries(
          Map.entry("java.net.URI", 400),
          Map.entry("java.net.URL", 400),
          Map.entry("java.util.ArrayDeque", 112),
          Map.entry("java.util.GregorianCalendar", 448),
          Map.entry("java.util.Hashtable", 112),
          Map.entry("java.util.IdentityHashMap", 336),
          Map.entry("java.util.Locale", 320),
          Map.entry("java.util.Properties", 120),
          Map.entry("java.util.WeakHashMap", 176),
          Map.entry("java.util.concurrent.ArrayBlockingQueue", 168),
          Map.entry("java.util.concurrent.LinkedBlockingQueue", 232),
          Map.entry("java.util.concurrent.PriorityBlockingQueue", 176));

  /** How many constants an enum has, for each of which an {@code EnumMap} has a place. */
  private static final ClassValue<Integer> CONSTANTS =
      new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
          return type.isEnum() ? type.getEnumConstants().length : 0;
        }
      };

  private Footprint() {}

  /** Initialises this class, which does nothing else. */
  static void initialize() {}

  /** Returns what an object of a class takes, without what it holds. */
  public static int ofInstance(Shape shape) {
    return switch (shape.kind()) {
      case SCALAR, ENUM, OPEN, ARRAY -> HEADER;
      case FIELDS, RECORD, JAVA_HOOKS ->
          Throwable.class.isAssignableFrom(shape.type()) ? THROWABLE : ofFields(shape);
      case EXTENSION -> EXTENSION + ofFields(shape);
      default -> LARGER.getOrDefault(shape.type().getName(), USUAL);
    };
  }

  private static int ofFields(Shape shape) {
    int bytes = HEADER;
    for (FieldShape field : shape.fields()) {
      bytes += field.type() == int.class || field.type() == float.class ? SMALL : REFERENCE;
    }
    return bytes;
  }

  /** Returns what a character takes, when the text is parsed. */
  private static int perChar(Class<?> type) {
    if (type == Pattern.class) {
      return PER_CHAR_OF_PATTERN;
    }
    return type == Locale.class ? PER_CHAR_OF_LOCALE : PER_CHAR;
  }

  /** Returns what the copies take that a Throwable makes of what is in arrays. */
  private static long ofParts(@Nullable Object[] parts) {
    long bytes = 0;
    for (Object part : parts) {
      if (part instanceof int[] trace) {
        bytes += (long) trace.length * REFERENCE;
      } else if (part instanceof Throwable[] suppressed) {
        bytes += (long) suppressed.length * NODE;
      } else if (part instanceof Object[] nested) {
        bytes += ofParts(nested);
      }
    }
    return bytes;
  }

  /** Returns what a format takes that parses its patterns again. */
  private static long ofPatterns(Class<?> format, @Nullable Object[] parts) {
    long bytes = 0;
    for (Object part : parts) {
      if (part instanceof String pattern) {
        bytes += (long) pattern.length() * PER_CHAR;
      } else if (part != null && part.getClass().isArray()) {
        boolean parsed = format == CompactNumberFormat.class;
        bytes += (long) Array.getLength(part) * (parsed ? PER_PATTERN_OF_NUMBER : REFERENCE);
      }
    }
    return bytes;
  }

  /** Returns what a set or map of constants takes for those that it does not hold. */
  private static long ofConstants(Class<?> type, @Nullable Object[] content) {
    if (!(content instanceof Enum<?>[])) {
      return 0;
    }
    long constants = CONSTANTS.get(content.getClass().getComponentType());
    return type == EnumMap.class ? constants * SMALL : constants / Byte.SIZE;
  }

  /** Returns what the copy takes that an object of a class makes of what it copies of its form. */
  static long ofCopy(Class<?> type, FormClass known, Object source) {
    if (source instanceof Object[] content) {
      if (Throwable.class.isAssignableFrom(type)) {
        return ofParts(content);
      }
      if (Jdk.serials().contains(type)) {
        return ofPatterns(type, content);
      }
      if (type == Pattern.class && content.length > 0 && content[0] instanceof String text) {
        return (long) text.length() * perChar(type);
      }
      return content.length * (long) known.place() + ofConstants(type, content);
    } else if (source instanceof String text) {
      return (long) text.length() * perChar(type);
    } else if (source instanceof byte[] bytes) {
      return bytes.length;
    } else if (source instanceof int[] ints) {
      return (long) ints.length * Integer.BYTES;
    } else if (source instanceof long[] longs) {
      return (long) longs.length * Long.BYTES;
    } else if (source instanceof Number) {
      return 0;
    } else if (source instanceof Map<?, ?> map) { // interfaces last: the JVM searches for them
      return (long) map.size() * 2 * NODE;
    }
    return source instanceof Collection<?> elements ? (long) elements.size() * NODE : 0;
  }
}
