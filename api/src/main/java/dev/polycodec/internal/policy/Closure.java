package dev.polycodec.internal.policy;

import dev.polycodec.CodecException;
import dev.polycodec.Surrogate;
import dev.polycodec.internal.shape.Jdk;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.Types;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Collects the classes that types declare, transitively: themselves, type arguments, components of
 * arrays and records, types of fields, superclasses, permitted subclasses of sealed types. An open
 * type contributes itself, not its subtypes. Nothing is initialised.
 */
final class Closure {

  private final ShapesImpl shapes;
  private final Map<String, Class<?>> classes = new HashMap<>();
  private final Set<Type> seen = new HashSet<>();
  private final Set<Class<?>> generic = new HashSet<>();
  private final Deque<Type> open = new ArrayDeque<>();

  private Closure(ShapesImpl shapes) {
    this.shapes = shapes;
  }

  /**
   * Returns the classes by name.
   *
   * @throws CodecException if two of different loaders have one name, which bytes could not tell
   */
  static Map<String, Class<?>> of(Collection<? extends Type> declared, ShapesImpl shapes) {
    Closure closure = new Closure(shapes);
    for (Type type : declared) {
      closure.add(type);
    }
    while (!closure.open.isEmpty()) {
      closure.visit(closure.open.pop());
    }
    return Map.copyOf(closure.classes);
  }

  private void add(Type type) {
    if (seen.add(type)) {
      open.push(type);
    }
  }

  private void addAll(Type... types) {
    for (Type type : types) {
      add(type);
    }
  }

  private void visit(Type type) {
    if (type instanceof Class<?> c) {
      visitClass(c, Map.of());
    } else if (type instanceof ParameterizedType p) {
      visitGeneric(Types.raw(p), Types.arguments(p));
    } else if (type instanceof GenericArrayType a) {
      add(a.getGenericComponentType());
    } else if (type instanceof WildcardType w) {
      addAll(w.getUpperBounds());
      addAll(w.getLowerBounds());
    } else if (type instanceof TypeVariable<?> v) {
      addAll(v.getBounds());
    }
  }

  /**
   * Goes into a class once: what its fields declare with other arguments is the same, but for those
   * arguments. So types like {@code Node<List<T>> next} in {@code Node<T>} have an end.
   */
  private void visitGeneric(Class<?> type, Map<TypeVariable<?>, Type> arguments) {
    arguments.values().forEach(this::add);
    if (generic.add(type)) {
      visitClass(type, arguments);
    }
  }

  private void visitClass(Class<?> type, Map<TypeVariable<?>, Type> arguments) {
    if (type.isArray()) {
      add(type.getComponentType());
      return;
    }
    Class<?> other = classes.putIfAbsent(type.getName(), type);
    if (other != null && other != type) {
      throw ambiguous(type, other);
    }
    if (Jdk.owns(type)) {
      return;
    }
    Shape shape = shapes.of(type);
    if (shape.applicationSurrogate()) {
      Surrogate<?, ?> surrogate = Objects.requireNonNull(shape.surrogate());
      add(surrogate.form());
    } else if (hasMembers(shape) && shapes.provided().find(type) == null) {
      visitMembers(type, arguments);
    }
  }

  /** A library with forms of its own may carry what has no portable one, such as an exception. */
  private boolean hasMembers(Shape shape) {
    return shape.kind() != Shape.Kind.REFUSED || !shapes.takesProvided();
  }

  private void visitMembers(Class<?> type, Map<TypeVariable<?>, Type> arguments) {
    Map<TypeVariable<?>, Type> inherited = Types.inherited(type);
    for (Field field : state(type)) {
      add(Types.resolve(Types.resolve(Types.of(field), inherited), arguments));
    }
    if (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)) {
      inherited.values().forEach(argument -> add(Types.resolve(argument, arguments)));
    }
    if (type.getSuperclass() != null) {
      add(type.getSuperclass());
    }
    if (type.isSealed()) {
      List.of(type.getPermittedSubclasses()).forEach(this::add);
    }
  }

  /** An object of a class that needs one which is not there is refused where it is met. */
  private List<Field> state(Class<?> type) {
    try {
      return shapes.state(type);
    } catch (LinkageError | TypeNotPresentException e) {
      return List.of();
    }
  }

  private static CodecException ambiguous(Class<?> one, Class<?> other) {
    return new CodecException(
        "The declared types, or registered classes, reach two classes of the name "
            + one.getName()
            + ", one of the loader "
            + one.getClassLoader()
            + ", one of "
            + other.getClassLoader()
            + ": bytes hold names, so declare classes of one of the loaders only");
  }
}
