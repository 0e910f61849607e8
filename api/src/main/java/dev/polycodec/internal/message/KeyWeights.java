package dev.polycodec.internal.message;

import dev.polycodec.Surrogate;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.internal.shape.InheritedField;
import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.shape.KeyTable;
import dev.polycodec.internal.shape.Nesting;
import dev.polycodec.internal.shape.Provided;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message.Filling;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.text.DateFormatSymbols;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How long it takes to hash a key, or to compare it with an equal one or in order.
 *
 * <p>All is in ticks, of about five nanoseconds. A container is weighed like what it takes to look
 * up each of its elements in another, for that is what comparing it does. What the methods of an
 * application's own classes do is not known here.
 */
final class KeyWeights {

  private static final int VISIT = 4;

  /** What it takes to look at a key of a container, with those that might have its hash. */
  private static final int LOOK_UP = 16;

  private static final int CONTAINER = 16;

  /** What it takes to know an entry by its interface, beside looking at its key and its value. */
  private static final int ENTRY = 24;

  /** What it takes to know a record, beside looking at its components. */
  private static final int RECORD = 16;

  /** What it takes to ask a decimal for its digits, which makes a number of them. */
  private static final int NUMBER = 12;

  /** What it takes to know that a value is of none of the common kinds. */
  private static final int OTHER = 8;

  /** What it takes to list what a value of a library holds. */
  private static final int FORM = 128;

  /** What it takes to read the fields of a value of the JDK, which shows them to streams alone. */
  private static final int SERIAL = 4_096;

  /** What it takes to load the names of all time zones, of whatever locale the bytes make up. */
  private static final int NAMES_OF_ZONES = 1 << 21;

  /** What it takes to ask a codec for the bytes of an object of a generated class. */
  private static final int GENERATED = 128;

  /** Bytes of such an object that are compared in a tick. */
  private static final int GENERATED_BITS = 1;

  /** Characters that are compared in a tick. */
  private static final int CHARS_BITS = 6;

  /** Bits of numbers that are hashed in a tick. */
  private static final int NUMBER_BITS = 7;

  private static final int BITS_BITS = 8;
  private static final int BITS_PER_DIGIT = 3;

  /** The scale of one decimal may be brought to that of another before the two are compared. */
  private static final int SQUARED_DIGITS_BITS = 11;

  private final ShapesImpl shapes;
  private final Provided provided;
  private final KeySteps steps;
  private long hashed;

  KeyWeights(ShapesImpl shapes, KeySteps steps) {
    this.shapes = shapes;
    this.provided = shapes.provided();
    this.steps = steps;
  }

  /** Returns what it takes to bring a key in order, beyond what it takes for a small one. */
  long order(@Nullable Object key) {
    if (key == null || isSmall(key)) {
      return 0;
    } else if (key instanceof String text) {
      return text.length() >> CHARS_BITS;
    } else if (key instanceof BigDecimal decimal) {
      long digits =
          decimal.unscaledValue().bitLength() / BITS_PER_DIGIT + Math.abs((long) decimal.scale());
      return digits * digits >> SQUARED_DIGITS_BITS;
    }
    Nesting.Form<?> nested = nested(key);
    return nested == null ? leaf(key) : generated(key, nested);
  }

  /**
   * Returns what it takes to hash a key, or to compare it with an equal one, and counts it once.
   *
   * @throws dev.polycodec.LimitExceededException if that alone is too much
   */
  long of(@Nullable Object key) {
    if (key == null || isSmall(key)) { // to be none of the interfaces below takes longer
      return 0;
    } else if (key instanceof String) {
      return countedLeaf(key);
    } else if (key instanceof Number) {
      count(NUMBER);
      return countedLeaf(key);
    } else if (KeyTable.isIdentity(key.getClass())) {
      return 0;
    }
    Surrogate<?, ?> replacing = provided.find(key.getClass());
    if (replacing != null) {
      return content(key, replacing);
    } else if (key instanceof Collection<?> elements) {
      return CONTAINER + table(key, elements);
    } else if (key instanceof Map<?, ?> map) {
      return CONTAINER + table(key, map.keySet()) + all(map.values());
    } else if (key instanceof Map.Entry<?, ?> entry) {
      count(ENTRY);
      return visit(entry.getKey()) + visit(entry.getValue());
    } else if (key instanceof Optional<?> optional) {
      return visit(optional.orElse(null));
    }
    return key instanceof Record ? components(key) : other(key);
  }

  private long other(Object key) {
    count(OTHER);
    if (Jdk.serials().contains(key.getClass())) {
      return serial(key, shapes.of(key.getClass()).fields());
    }
    Nesting.Form<?> nested = nested(key);
    return nested == null ? countedLeaf(key) : generated(key, nested);
  }

  private Nesting.@Nullable Form<?> nested(Object key) {
    return shapes.takesProvided()
            && shapes.of(key.getClass()).surrogate() instanceof Nesting.Form<?> nested
        ? nested
        : null;
  }

  /** Returns what it takes for a format, which may hold formats, and compares what is in arrays. */
  private long serial(Object key, List<FieldShape> fields) {
    if (key instanceof DateFormatSymbols) {
      count(NAMES_OF_ZONES);
    }
    count(SERIAL);
    Object row =
        !fields.isEmpty() && fields.get(0) instanceof InheritedField first ? first.row(key) : key;
    long weight = CONTAINER;
    for (FieldShape field : fields) {
      weight += compared(field.get(row));
    }
    return weight;
  }

  private long compared(@Nullable Object value) {
    if (value instanceof Object[] elements) {
      long weight = CONTAINER;
      for (Object element : elements) {
        weight += compared(element);
      }
      return weight;
    }
    long length = value != null && value.getClass().isArray() ? Array.getLength(value) : 0;
    count(length);
    return length + visit(value);
  }

  @SuppressWarnings("unchecked") // the form of a class takes its values
  private long generated(Object key, Nesting.Form<?> nested) {
    int bytes = ((Nesting.Form<Object>) nested).compared(key);
    if (bytes > 0) {
      count(GENERATED + (bytes >> GENERATED_BITS));
    }
    return bytes >> GENERATED_BITS;
  }

  private static boolean isSmall(Object key) {
    return key instanceof Integer
        || key instanceof Long
        || key instanceof Double
        || key instanceof Boolean
        || key instanceof Character
        || key instanceof Float
        || key instanceof Short
        || key instanceof Byte
        || key instanceof Enum;
  }

  /** Returns what it takes for a value of a library, as its form lists what it holds. */
  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  private long content(Object key, Surrogate<?, ?> replacing) {
    count(FORM + (key instanceof Collection<?> c ? (long) VISIT * c.size() : 0));
    Object form = ((Surrogate<Object, ?>) replacing).toForm(key);
    if (!(form instanceof @Nullable Object[] content)) {
      return countedLeaf(form);
    }
    long before = hashed;
    if (replacing instanceof Filling.Form<?> container) {
      container.keys(content, steps::addTable);
    }
    long weight = all(Arrays.asList(content));
    return CONTAINER + weight + hashed - before; // it may look up what it holds
  }

  private void count(long ticks) {
    hashed += ticks;
    steps.count(ticks);
  }

  /** Returns what it took to hash all that was weighed so far. */
  long hashed() {
    return hashed;
  }

  private long countedLeaf(@Nullable Object key) {
    long weight = leaf(key);
    count(weight);
    return weight;
  }

  /** Returns what it takes for a key that holds no others; nothing for one that does. */
  static long leaf(@Nullable Object key) {
    if (key instanceof URL) {
      throw new TypeNotAllowedException(
          "A java.net.URL is no key, as its hash looks the host up: use a java.net.URI");
    } else if (key instanceof String text) {
      return text.length() >> CHARS_BITS;
    } else if (key instanceof BigInteger number) {
      return number.bitLength() >> NUMBER_BITS;
    } else if (key instanceof BigDecimal decimal) {
      return decimal.unscaledValue().bitLength() >> NUMBER_BITS;
    } else if (key instanceof BitSet bits) {
      return bits.length() >> BITS_BITS;
    } else if (key instanceof URI uri) {
      return uri.toString().length() >> CHARS_BITS - 2; // which is compared part by part
    }
    if (key instanceof ByteBuffer bytes) {
      return bytes.remaining() >> CHARS_BITS;
    }
    return key instanceof StringBuilder text ? text.length() >> CHARS_BITS - 2 : 0;
  }

  private long table(Object container, Collection<?> keys) {
    KeyTable table = KeyTable.of(container.getClass());
    if (table == KeyTable.NONE || table == KeyTable.COPIED) {
      count(CONTAINER + (long) VISIT * keys.size());
      return all(keys);
    }
    count(CONTAINER + (long) LOOK_UP * keys.size());
    return steps.ofEqual(table, container, keys);
  }

  private long all(Collection<?> elements) {
    long weight = 0;
    for (Object element : elements) {
      weight += visit(element);
    }
    return weight;
  }

  private long components(Object owner) {
    Shape shape = shapes.of(owner.getClass());
    count(RECORD);
    long weight = 0;
    if (shape.kind() == Shape.Kind.RECORD) {
      for (FieldShape component : shape.fields()) {
        weight += visit(component.get(owner));
      }
    }
    return weight;
  }

  private long visit(@Nullable Object value) {
    count(VISIT);
    return VISIT + of(value);
  }
}
