package dev.polycodec.protostuff.plain;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import io.protostuff.ByteString;
import io.protostuff.runtime.IdStrategy;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What {@code RuntimeSchema} loses of values whose class it writes: looked at once for a class, and
 * for each value where only that tells. What the application registered is trusted.
 */
final class Losses {

  static final String NULLS =
      "it holds null, which only a strategy with PRESERVE_NULL_ELEMENTS writes";

  /** Values that have a form of their own, which objects of subclasses do not have. */
  private static final Set<Class<?>> SCALARS =
      Set.of(
          BigDecimal.class,
          BigInteger.class,
          Boolean.class,
          Byte.class,
          ByteString.class,
          Character.class,
          Date.class,
          Double.class,
          Float.class,
          Integer.class,
          Long.class,
          Short.class,
          String.class);

  private final PlainIds ids;
  private final BackendConfig config;
  private final boolean keepsNulls;
  private final Map<Class<?>, Verdict> verdicts = new ConcurrentHashMap<>();

  Losses(PlainIds ids, BackendConfig config) {
    this.ids = ids;
    this.config = config;
    this.keepsNulls = (ids.flags & IdStrategy.PRESERVE_NULL_ELEMENTS) != 0;
  }

  /**
   * What is known of the values of a class.
   *
   * @param refusal why none of them comes back, or null
   * @param admitted whether it has no state that could be entered
   * @param read an empty container of the class that is read, if the values are containers
   */
  private record Verdict(@Nullable String refusal, boolean admitted, @Nullable Object read) {}

  PlainIds ids() {
    return ids;
  }

  /** Says whether patterns deny the values of a class. */
  boolean denies(Class<?> type) {
    return config.denial(type) != null;
  }

  /** Says whether values of a class are written in a form that has no room for a subclass. */
  static boolean isOpenScalar(Class<?> type) {
    return type == BigDecimal.class || type == BigInteger.class || type == Date.class;
  }

  /**
   * Checks a value that is written with its class.
   *
   * @param padded whether nulls at the end of an array come back, as it has a length
   * @throws EncodeException if it would not come back
   */
  void check(Object value, boolean padded, Message message) {
    Class<?> type = value.getClass();
    Verdict verdict = verdicts.get(type);
    if (verdict == null) {
      verdict = judge(type);
      verdicts.put(type, verdict);
    }
    if (verdict.admitted()) {
      message.admit(type);
    } else {
      message.check(type);
    }
    message.measure(value);
    String loss =
        verdict.refusal() != null ? verdict.refusal() : loss(value, verdict.read(), padded);
    if (loss != null) {
      throw refusal(type.getTypeName(), loss);
    }
  }

  static EncodeException refusal(String what, String loss) {
    return BackendConfig.lost(
        "Protostuff's RuntimeSchema",
        what,
        loss,
        "register a Delegate or a Schema of your own in ProtostuffPlainOptions, or use the codec"
            + " 'protostuff'");
  }

  private Verdict judge(Class<?> type) {
    boolean scalar = isScalar(type);
    boolean own = ids.isDelegateRegistered(type) || ids.isRegistered(type);
    if (scalar || own || io.protostuff.Message.class.isAssignableFrom(type)) {
      return new Verdict(null, scalar, null);
    }
    if (type.isArray()) {
      return new Verdict(ofElements(type), false, null);
    }
    String refusal = refusal(type);
    boolean container = Map.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type);
    if (refusal != null || !container) {
      return new Verdict(
          refusal != null || type == Object.class ? refusal : ids.refusal(type), false, null);
    }
    try {
      return new Verdict(null, false, ids.containers().empty(type));
    } catch (RuntimeException e) {
      return new Verdict("no container of its class can be created empty", false, null);
    }
  }

  /** Returns why no array of a class comes back, not even an empty one. */
  private @Nullable String ofElements(Class<?> array) {
    Class<?> component = array.getComponentType();
    while (component.isArray()) {
      component = component.getComponentType();
    }
    return component == Class.class || !isDynamic(component) ? ids.refusal(component) : null;
  }

  /** Returns what looks at the objects of a class that are written by their fields, or null. */
  @Nullable Function<Object, @Nullable String> lossCheck(Class<?> type) {
    return config.shapes().lossCheck(type);
  }

  /** Says whether values of a declared class are written with their own, or by a form of theirs. */
  boolean isDynamic(Class<?> declared) {
    return Modifier.isAbstract(declared.getModifiers()) // also of primitives and arrays
        || declared.isEnum()
        || declared == Object.class
        || declared == Class.class
        || SCALARS.contains(declared)
        || Collection.class.isAssignableFrom(declared)
        || Map.class.isAssignableFrom(declared)
        || Throwable.class.isAssignableFrom(declared)
        || io.protostuff.Message.class.isAssignableFrom(declared)
        || ids.isDelegateRegistered(declared)
        || ids.isRegistered(declared);
  }

  /** Says whether values of a class have a form of their own, which is read as nothing else. */
  static boolean isScalar(Class<?> type) {
    return SCALARS.contains(type)
        || type.isEnum()
        || (type.getSuperclass() != null && type.getSuperclass().isEnum());
  }

  private @Nullable String refusal(Class<?> type) {
    if (config.shapes().isOnly(type)) {
      return "it is the only object of its class";
    } else if (config.shapes().isConstant(type)) {
      return "it is a constant, in whose place there would be another object";
    }
    if (type.getDeclaringClass() == Collections.class) {
      return "the library opens the private fields of java.util.Collections for it";
    }
    if (EnumMap.class.isAssignableFrom(type) || EnumSet.class.isAssignableFrom(type)) {
      return "only the declared type of a field tells its enum";
    }
    return Throwable.class.isAssignableFrom(type) || type == Class.class
        ? "the library opens private fields of the JDK for it"
        : null;
  }

  private @Nullable String loss(Object value, @Nullable Object read, boolean padded) {
    if (read != null) {
      String loss = ContainerLosses.loss(value, read);
      boolean nulls = loss == null && value instanceof Collection<?> elements && lacks(elements);
      return nulls ? NULLS : loss;
    }
    return value instanceof Object[] array ? loss(array, padded) : null;
  }

  private @Nullable String loss(Object[] array, boolean padded) {
    Class<?> component = array.getClass().getComponentType();
    boolean open = isOpenScalar(component);
    boolean bySize =
        !component.isArray() && (padded || Modifier.isAbstract(component.getModifiers()));
    boolean gap = false;
    for (Object element : array) {
      if (!keepsNulls && (element == null ? !bySize : gap)) {
        return NULLS;
      }
      gap |= element == null;
      if (open && element != null && element.getClass() != component) {
        return "an element is read as a " + component.getName();
      }
    }
    return null;
  }

  /** Returns whether nulls among the elements get lost. */
  boolean lacks(Collection<?> elements) {
    return !keepsNulls
        && (elements instanceof List<?> list && list instanceof RandomAccess
            ? anyNull(list)
            : anyNull(elements));
  }

  private static boolean anyNull(Collection<?> elements) {
    for (Object element : elements) {
      if (element == null) {
        return true;
      }
    }
    return false;
  }

  private static boolean anyNull(List<?> elements) {
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i) == null) {
        return true;
      }
    }
    return false;
  }
}
