package dev.polycodec.internal.message;

import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import dev.polycodec.Trait;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.Variant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds an object that contains itself, for the message of a codec that carries no cycles. It is
 * looked for only when a value was nested too deep, so that no other message pays for it.
 */
public final class Cycles {

  private static final String WAY_OUT = "; break the cycle with a transient field or a Surrogate";

  private static final Set<String> OF_KEYS = Set.of("hashCode", "equals", "compareTo", "compare");

  /** As many as some turns around a cycle take. */
  private static final int FRAMES = 256;

  /** A method that is so often among them was not only where the stack happened to end. */
  private static final int TURNS = 3;

  private final Shapes shapes;

  /** By object, whether all that it contains was looked at. */
  private final Map<Object, Boolean> seen = new IdentityHashMap<>();

  private final Deque<Object> path = new ArrayDeque<>();
  private final Deque<Iterator<?>> open = new ArrayDeque<>();

  private Cycles(Shapes shapes) {
    this.shapes = shapes;
  }

  /** Returns what refuses an object that must exist before what it contains, and cannot. */
  static EncodeException unfinished(Class<?> type) {
    return new EncodeException(
        contains(type) + ", but can be created only from what it contains" + WAY_OUT);
  }

  /** Returns what refuses a value that was nested too deep, if it contains itself, else null. */
  public static @Nullable EncodeException refusal(Object root, Setup setup) {
    Object found = new Cycles(setup.shapes()).find(root, setup.limits().maxObjects());
    return found == null ? null : notCarried(found.getClass(), setup.variant());
  }

  /** Returns whether the stack ended as keys within keys were hashed, compared or weighed. */
  public static boolean endedAtAKey(Throwable overflow) {
    StackTraceElement[] trace = overflow.getStackTrace();
    List<String> methods = new ArrayList<>(); // no lambdas: the stack may still be near its end
    for (int i = 0; i < Math.min(trace.length, FRAMES); i++) {
      if (isOfKeys(trace[i])) {
        methods.add(trace[i].getClassName().concat(trace[i].getMethodName()));
      }
    }
    for (String method : methods) {
      if (Collections.frequency(methods, method) >= TURNS) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfKeys(StackTraceElement frame) {
    return OF_KEYS.contains(frame.getMethodName())
        || frame.getClassName().equals(KeyWeights.class.getName());
  }

  private static EncodeException notCarried(Class<?> type, Variant variant) {
    return new EncodeException(
        contains(type)
            + (variant.has(Trait.CYCLES)
                ? ", which the options of " + variant.name() + " exclude" + WAY_OUT
                : ", and "
                    + variant.name()
                    + " carries no cycles"
                    + WAY_OUT
                    + ", or use a codec with the trait CYCLES"));
  }

  private static String contains(Class<?> type) {
    return "An object of " + type.getName() + " contains itself";
  }

  private @Nullable Object find(Object root, int most) {
    begin(root);
    while (!path.isEmpty() && seen.size() <= most) {
      Iterator<?> contents = open.element();
      if (!contents.hasNext()) {
        open.remove();
        seen.put(path.remove(), true);
        continue;
      }
      Object next = contents.next();
      Boolean done = next == null ? Boolean.TRUE : seen.get(next);
      if (done == null) {
        begin(next);
      } else if (!done) {
        return next;
      }
    }
    return null;
  }

  private void begin(Object object) {
    seen.put(object, false);
    path.push(object);
    open.push(contents(object));
  }

  private Iterator<?> contents(Object object) {
    Shape shape = shapes.of(object.getClass());
    return switch (shape.kind()) {
      case FIELDS, RECORD -> fields(shape, object).iterator();
      case EXTENSION -> Stream.concat(fields(shape, object), elements(object)).iterator();
      case COLLECTION, MAP -> elements(object).iterator();
      case ARRAY -> object instanceof Object[] all ? Arrays.asList(all).iterator() : none();
      case SURROGATE -> Collections.singleton(form(shape, object)).iterator();
      case SCALAR, ENUM, OPEN, JAVA_HOOKS, REFUSED -> none();
    };
  }

  private static Stream<?> fields(Shape shape, Object object) {
    return shape.fields().stream().filter(Cycles::refers).map(field -> field.get(object));
  }

  private static Stream<?> elements(Object object) {
    if (object instanceof Map<?, ?> map) {
      return map.entrySet().stream().flatMap(e -> Stream.of(e.getKey(), e.getValue()));
    }
    return object instanceof Collection<?> collection ? collection.stream() : Stream.empty();
  }

  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  private static Object form(Shape shape, Object value) {
    return ((Surrogate<Object, ?>) Objects.requireNonNull(shape.surrogate())).toForm(value);
  }

  private static boolean refers(FieldShape field) {
    return field.scalar() == null;
  }

  private static Iterator<?> none() {
    return Collections.emptyIterator();
  }
}
