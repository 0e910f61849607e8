package dev.polycodec.internal.shape;

import static java.lang.invoke.MethodType.genericMethodType;
import static java.lang.invoke.MethodType.methodType;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message.Filling;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import sun.reflect.ReflectionFactory;

/**
 * What the objects of an application's class inherit from a class of the JDK: a seed, and what a
 * container holds. They are made by the inherited constructor, none of the application's, and the
 * methods that list and fill a container are the inherited ones, whatever overrides them.
 */
final class Heritage extends Creator {

  private static final Lookup LOOKUP = MethodHandles.lookup();

  /** The methods that list and fill a container, and those that are asked meanwhile. */
  private static final Set<String> METHODS =
      Set.of(
          "add",
          "addLast",
          "entrySet",
          "isEmpty",
          "iterator",
          "offer",
          "put",
          "removeEldestEntry",
          "size",
          "toArray");

  /** How all of them are called, as one that is called exactly makes no array of arguments. */
  private static final MethodType CALLED = genericMethodType(3);

  private static final Object[] NOTHING = {};

  private final Class<?> type;
  private final Class<?> parent;
  private final Seed seed;
  private final Constructor<?> constructor;

  /** Takes a container and an element, or a key and a value. */
  private final @Nullable MethodHandle adder;

  /** Returns the elements in an array or by an iterator, or a set of entries. */
  private final @Nullable MethodHandle lister;

  private Heritage(Class<?> type, Class<?> parent, Seed seed) throws ReflectiveOperationException {
    this.type = type;
    this.parent = parent;
    this.seed = seed;
    this.constructor =
        ReflectionFactory.getReflectionFactory()
            .newConstructorForSerialization(type, parent.getConstructor(seed.parameters()));
    if (Map.class.isAssignableFrom(parent)) {
      adder = inherited("put", Object.class, Object.class, Object.class);
      lister = inherited("entrySet", Set.class);
    } else if (Collection.class.isAssignableFrom(parent)) {
      adder = adder();
      lister =
          lists() ? inherited("toArray", Object[].class) : inherited("iterator", Iterator.class);
    } else {
      adder = null;
      lister = null;
    }
  }

  /**
   * Returns what a class inherits from its nearest superclass in the JDK; null if nobody knows how
   * to make that again.
   *
   * @throws InaccessibleObjectException if its module does not open the package
   */
  static @Nullable Heritage of(Class<?> type, Class<?> parent) {
    Seed seed = Seed.of(parent);
    try {
      return seed == null || overrides(type, seed.getters())
          ? null
          : new Heritage(type, parent, seed);
    } catch (IllegalAccessException e) {
      throw new InaccessibleObjectException(e.getMessage());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(parent + " has these members", e);
    }
  }

  /** Returns whether a class has methods of its own that list or fill its objects. */
  static boolean isOverridden(Class<?> type) {
    return overrides(type, METHODS)
        || (List.class.isAssignableFrom(type) && overrides(type, Set.of("get")));
  }

  private static boolean overrides(Class<?> type, Set<String> names) {
    return Jdk.others(type)
        .flatMap(c -> Arrays.stream(c.getDeclaredMethods()))
        .anyMatch(m -> names.contains(m.getName()) && !Modifier.isStatic(m.getModifiers()));
  }

  /** Returns the method of a container by which others add, too. */
  private MethodHandle adder() throws ReflectiveOperationException {
    if (parent == ArrayDeque.class) {
      return inherited("addLast", void.class, Object.class);
    }
    boolean offers = parent == PriorityQueue.class || parent == ConcurrentLinkedQueue.class;
    return inherited(offers ? "offer" : "add", boolean.class, Object.class);
  }

  /** Returns whether the JDK's class has an array of its own, and does not ask an iterator. */
  private boolean lists() throws NoSuchMethodException {
    return parent.getMethod("toArray").getDeclaringClass() != AbstractCollection.class;
  }

  private MethodHandle inherited(String name, Class<?> returned, Class<?>... parameters)
      throws ReflectiveOperationException {
    Class<?> child = Jdk.others(type).reduce((first, next) -> next).orElse(type);
    Heritage.class.getModule().addReads(child.getModule());
    Lookup lookup = MethodHandles.privateLookupIn(child, LOOKUP);
    MethodHandle found = lookup.findSpecial(parent, name, methodType(returned, parameters), child);
    int taken = found.type().parameterCount();
    return MethodHandles.dropArguments(
            found, taken, Collections.nCopies(CALLED.parameterCount() - taken, Object.class))
        .asType(CALLED);
  }

  /** Returns what an object is made of, before anything is put into it. */
  @Nullable Object seed(Object value) {
    return seed.of().apply(value);
  }

  /** Makes an empty object of a seed. */
  Object create(@Nullable Object from) {
    if (from == null ? seed.required() : !seed.type().isInstance(from)) {
      throw invalid();
    }
    try {
      return constructor.newInstance(seed.arguments().apply(from));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The constructor of " + parent.getName() + " failed", e);
    }
  }

  /** Returns the elements, or the keys and values in turn. */
  @Nullable Object[] content(Object value) {
    Object listed = lister == null ? NOTHING : call(lister, value, null, null);
    if (listed instanceof Object[] elements) {
      return elements;
    }
    List<@Nullable Object> content = new ArrayList<>();
    if (listed instanceof Iterator<?> elements) {
      elements.forEachRemaining(content::add);
    } else {
      for (Object each : (Set<?>) listed) {
        content.add(((Map.Entry<?, ?>) each).getKey());
        content.add(((Map.Entry<?, ?>) each).getValue());
      }
    }
    return content.toArray();
  }

  /**
   * Puts what {@link #content} returned into an empty object, now or later.
   *
   * @param count counts a key that is put in later
   */
  void fill(
      Object value, @Nullable Object[] content, Filling filling, Consumer<@Nullable Object> count) {
    boolean map = value instanceof Map;
    boolean compares = map || value instanceof Set || seed.sorts();
    if (adder == null ? content.length > 0 : map && content.length % 2 > 0) {
      throw invalid();
    }
    if (!compares || !filling.waits()) {
      fill(value, content, key -> {});
    } else if (isOverridden(type)) {
      filling.fill(value, content, () -> fill(value, content, count));
    } else {
      filling.fill(value, content, 0);
    }
  }

  private void fill(Object value, @Nullable Object[] content, Consumer<@Nullable Object> count) {
    boolean map = value instanceof Map;
    for (int i = 0; adder != null && i < content.length; i++) {
      count.accept(content[i]);
      call(adder, value, content[i], map ? content[++i] : null);
    }
    boolean compares = map || value instanceof Set || seed.sorts();
    if (compares && content(value).length != content.length) {
      throw invalid();
    }
  }

  /** Returns the elements, or keys and values, as forms of the JDK's containers list them. */
  @Nullable Object[] counted(Object value, @Nullable Object[] content) {
    if (!seed.sorts()) {
      return content;
    }
    @Nullable Object[] counted = new Object[content.length + 1];
    counted[0] = seed(value);
    System.arraycopy(content, 0, counted, 1, content.length);
    return counted;
  }

  private MalformedDataException invalid() {
    return new MalformedDataException("The bytes hold no valid " + type.getName());
  }

  private static Object call(
      MethodHandle method, Object container, @Nullable Object first, @Nullable Object second) {
    try {
      return (Object) method.invokeExact(container, first, second);
    } catch (Throwable e) {
      throw Creator.<RuntimeException>sneaky(e);
    }
  }
}
