package dev.polycodec.internal.shape;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import sun.reflect.ReflectionFactory;

/** Makes new objects of one class. */
abstract class Creator {

  /** Else each call would make an array. */
  private static final Object[] NO_ARGUMENTS = {};

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  /** Lists within lists may each announce as many elements as bytes remain. */
  private static final int MAX_PRESIZED = 4_096;

  private static final int DEFAULT_CAPACITY = 16;

  /** A set of one may be three bytes, and take more than 64 times as many with a usual table. */
  private static final int CAPACITY_OF_ONE = 2;

  private static final Map<Class<?>, IntFunction<Object>> PRESIZED =
      Map.of(
          ArrayList.class, size -> size == 0 ? new ArrayList<>() : new ArrayList<>(size),
          HashSet.class, size -> new HashSet<>(capacity(size)),
          LinkedHashSet.class, size -> new LinkedHashSet<>(capacity(size)),
          HashMap.class, size -> new HashMap<>(capacity(size)),
          LinkedHashMap.class, size -> new LinkedHashMap<>(capacity(size)));

  Object allocate() {
    throw new UnsupportedOperationException();
  }

  Object allocate(int size) {
    return allocate();
  }

  Object construct(@Nullable Object[] arguments) throws Throwable {
    throw new UnsupportedOperationException();
  }

  /** Allocates objects without running a constructor of their class, as Java serialization does. */
  static Creator allocating(Class<?> type) {
    Constructor<?> constructor;
    try {
      constructor =
          ReflectionFactory.getReflectionFactory()
              .newConstructorForSerialization(type, Object.class.getDeclaredConstructor());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("Object has a constructor", e);
    }
    return new Creator() {
      @Override
      Object allocate() {
        try {
          return constructor.newInstance(NO_ARGUMENTS);
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException("No constructor runs but that of Object", e);
        }
      }
    };
  }

  /**
   * Creates containers through a no-argument constructor, and empties those that fill themselves.
   *
   * @throws NoSuchMethodException if there is none
   * @throws java.lang.reflect.InaccessibleObjectException if its module does not open the package
   */
  static Creator container(Class<?> type) throws NoSuchMethodException {
    boolean own = !Jdk.owns(type);
    IntFunction<Object> presized = PRESIZED.get(type);
    MethodHandle handle = noArguments(type.getDeclaredConstructor(), own);
    return new Creator() {
      @Override
      Object allocate() {
        try {
          Object container = (Object) handle.invokeExact();
          return own ? emptied(container) : container;
        } catch (Throwable e) {
          throw Creator.<RuntimeException>sneaky(e);
        }
      }

      @Override
      Object allocate(int size) {
        return presized == null ? allocate() : presized.apply(Math.min(size, MAX_PRESIZED));
      }
    };
  }

  /** The tables are those of a container that was filled, but where one element has no order. */
  private static int capacity(int size) {
    return size == 1 ? CAPACITY_OF_ONE : Math.max(DEFAULT_CAPACITY, (4 * size + 2) / 3);
  }

  private static MethodHandle noArguments(Constructor<?> constructor, boolean open) {
    if (open) {
      constructor.setAccessible(true);
    }
    return handle(constructor).asType(methodType(Object.class));
  }

  private static MethodHandle handle(Constructor<?> constructor) {
    try {
      return LOOKUP.unreflectConstructor(constructor);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("The constructor is accessible", e);
    }
  }

  /**
   * Constructs records through the canonical constructor.
   *
   * @param state the components that are given, in declared order; others are null or zero
   * @throws java.lang.reflect.InaccessibleObjectException if its module does not open the package
   */
  static Creator record(Class<?> type, List<Field> state) {
    Constructor<?> canonical = canonical(type);
    if (WideRecord.is(canonical)) {
      return new WideRecord(canonical, state);
    }
    MethodHandle handle = spreading(taking(state, canonical));
    return new Creator() {
      @Override
      Object construct(@Nullable Object[] arguments) throws Throwable {
        return (Object) handle.invokeExact(arguments);
      }
    };
  }

  private static MethodHandle spreading(MethodHandle constructor) {
    // By way of the wrappers, so that a byte is no int; then everything is an Object.
    MethodType boxed = constructor.type().wrap();
    return constructor
        .asType(boxed)
        .asType(boxed.generic())
        .asSpreader(Object[].class, boxed.parameterCount())
        .asType(methodType(Object.class, Object[].class));
  }

  private static MethodHandle taking(List<Field> state, Constructor<?> canonical) {
    MethodHandle constructor = handle(canonical).asFixedArity();
    RecordComponent[] components = canonical.getDeclaringClass().getRecordComponents();
    Set<String> given = state.stream().map(Field::getName).collect(Collectors.toSet());
    for (int i = components.length - 1; i >= 0; i--) {
      if (!given.contains(components[i].getName())) {
        MethodHandle none = MethodHandles.zero(components[i].getType());
        constructor = MethodHandles.collectArguments(constructor, i, none);
      }
    }
    return constructor;
  }

  private static Constructor<?> canonical(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < types.length; i++) {
      types[i] = components[i].getType();
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("A record has a canonical constructor", e);
    }
  }

  /** Takes out what a constructor put in, by iterators: a class may have a {@code clear}. */
  private static Object emptied(Object container) {
    if (container instanceof Collection<?> collection) {
      collection.removeIf(element -> true);
    } else if (container instanceof Map<?, ?> map) {
      map.entrySet().removeIf(entry -> true);
    }
    return container;
  }

  @SuppressWarnings("unchecked") // what a constructor throws is thrown on, whatever it is
  static <E extends Throwable> E sneaky(Throwable failure) throws E {
    throw (E) failure;
  }
}
