package dev.polycodec.internal.message;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for an object in a value that was refused, and says where it is. It runs only for a message
 * that has failed, so that no other one pays for it.
 */
final class ObjectSearch {

  /** As many steps as a line of a log has room for. */
  private static final int SHOWN = 12;

  private final Shapes shapes;

  /** After so many objects the search ends. */
  private final int most;

  /** By object, whether all that it contains was looked at. */
  private final Map<Object, Boolean> seen = new IdentityHashMap<>();

  /** The objects that contain the next one, the innermost first. */
  private final Deque<Level> path = new ArrayDeque<>();

  private ObjectSearch(Setup setup) {
    this.shapes = setup.shapes();
    this.most = setup.limits().maxObjects();
  }

  /** Tells whether an object is the one that is looked for. */
  interface Condition {

    /**
     * Returns whether it is.
     *
     * @param within whether the object contains itself: it is met within itself
     */
    boolean holds(Object object, boolean within);
  }

  /** Returns the first object for which a condition holds, or null. */
  static @Nullable Found find(Object value, Setup setup, Condition condition) {
    return condition.holds(value, false)
        ? new Found(value, null)
        : new ObjectSearch(setup).inside(value, condition);
  }

  private @Nullable Found inside(Object value, Condition condition) {
    open(value);
    while (!path.isEmpty() && seen.size() <= most) {
      Level level = path.element();
      if (!level.contents.hasNext()) {
        path.remove();
        seen.put(level.object, true);
        continue;
      }
      Object next = level.next();
      Boolean done = next == null ? Boolean.TRUE : seen.get(next);
      if (next != null && !Boolean.TRUE.equals(done) && condition.holds(next, done != null)) {
        return new Found(next, place() + " of " + value.getClass().getTypeName());
      } else if (next != null && done == null) {
        open(next);
      }
    }
    return null;
  }

  private String place() {
    List<String> steps = new ArrayList<>();
    path.descendingIterator().forEachRemaining(level -> steps.add(level.step()));
    int left = Math.max(0, steps.size() - SHOWN);
    String shown = steps.stream().skip(left).collect(Collectors.joining());
    return (left > 0 ? "..." : "") + (shown.startsWith(".") ? shown.substring(1) : shown);
  }

  private void open(Object object) {
    seen.put(object, false);
    path.push(level(object));
  }

  private Level level(Object object) {
    Shape shape = shapes.of(object.getClass());
    return switch (shape.kind()) {
      case FIELDS, RECORD -> ofFields(shape, object, Stream.empty());
      case EXTENSION -> ofFields(shape, object, elements(object));
      case COLLECTION -> new Level(object, elements(object), ObjectSearch::element);
      case MAP -> new Level(object, elements(object), ObjectSearch::entry);
      case ARRAY -> new Level(object, items(object), ObjectSearch::element);
      case SURROGATE -> new Level(object, form(shape, object), index -> "");
      case SCALAR, ENUM, OPEN, JAVA_HOOKS, REFUSED -> new Level(object, Stream.empty(), i -> "");
    };
  }

  private static Level ofFields(Shape shape, Object object, Stream<?> elements) {
    List<FieldShape> fields =
        shape.fields().stream().filter(f -> Scalar.ofDeclared(f.type()) == null).toList();
    int size = fields.size();
    return new Level(
        object,
        Stream.concat(fields.stream().map(field -> field.get(object)), elements),
        index -> index < size ? "." + fields.get(index).name() : element(index - size));
  }

  private static Stream<?> elements(Object object) {
    if (object instanceof Map<?, ?> map) {
      return map.entrySet().stream().flatMap(e -> Stream.of(e.getKey(), e.getValue()));
    }
    return object instanceof Collection<?> collection ? collection.stream() : Stream.empty();
  }

  private static Stream<?> items(Object array) {
    return array instanceof Object[] items ? Arrays.stream(items) : Stream.empty();
  }

  private static String element(int index) {
    return "[" + index + "]";
  }

  /** A key may be a secret. */
  private static String entry(int index) {
    return index % 2 == 0 ? "[key]" : "[value]";
  }

  /** A text or a number holds no object, and making it may run a hook that was just refused. */
  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  private static Stream<?> form(Shape shape, Object value) {
    Surrogate<Object, ?> surrogate =
        (Surrogate<Object, ?>) Objects.requireNonNull(shape.surrogate());
    return Scalar.ofDeclared(surrogate.form()) == null
        ? Stream.of(surrogate.toForm(value))
        : Stream.empty();
  }

  /** An object and what of it was looked at. */
  private static final class Level {

    private final Object object;
    private final Iterator<?> contents;
    private final IntFunction<String> steps;
    private int met;

    Level(Object object, Stream<?> contents, IntFunction<String> steps) {
      this.object = object;
      this.contents = contents.iterator();
      this.steps = steps;
    }

    @Nullable Object next() {
      met++;
      return contents.next();
    }

    /** Returns the step to what was met last. */
    String step() {
      return steps.apply(met - 1);
    }
  }
}
