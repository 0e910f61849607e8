package dev.polycodec.compare;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The classes that the fields of a class declare, and so on, and those of the user's that objects
 * hold in open fields; for libraries that must be told.
 */
final class UserClasses {

  private final Set<Class<?>> found = new LinkedHashSet<>();
  private final Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> waiting = new ArrayDeque<>();

  private UserClasses() {}

  static Set<Class<?>> of(Class<?> type, Collection<?> objects) {
    UserClasses classes = new UserClasses();
    classes.add(type);
    classes.addHeld(objects);
    return classes.found;
  }

  private void add(Type type) {
    if (type instanceof ParameterizedType generic) {
      add(generic.getRawType());
      for (Type argument : generic.getActualTypeArguments()) {
        add(argument);
      }
    } else if (type instanceof GenericArrayType array) {
      add(array.getGenericComponentType());
    } else if (type instanceof Class<?> each) {
      add(each);
    }
  }

  private void add(Class<?> type) {
    if (type.isArray()) {
      add(type.getComponentType());
    } else if (!Modifier.isAbstract(type.getModifiers()) && found.add(type)) { // nor primitive
      for (Class<?> each = type; isOfTheUser(each); each = each.getSuperclass()) {
        for (Field field : each.getDeclaredFields()) {
          add(field.getGenericType());
        }
      }
    }
  }

  /** Walks through objects, of the JDK's only through those that hold others. */
  private void addHeld(Collection<?> objects) {
    objects.forEach(this::meet);
    while (!waiting.isEmpty()) {
      Object each = waiting.remove();
      if (each instanceof Collection<?> elements) {
        elements.forEach(this::meet);
      } else if (each instanceof Map<?, ?> map) {
        map.keySet().forEach(this::meet);
        map.values().forEach(this::meet);
      } else if (each instanceof Object[] elements) {
        Arrays.asList(elements).forEach(this::meet);
      } else if (isOfTheUser(each.getClass())) {
        add(each.getClass());
        meetFields(each);
      }
    }
  }

  private void meet(@Nullable Object value) {
    if (value != null && met.add(value)) {
      waiting.add(value);
    }
  }

  private void meetFields(Object value) {
    for (Class<?> each = value.getClass(); isOfTheUser(each); each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (!field.getType().isPrimitive()
            && !Modifier.isStatic(field.getModifiers())
            && field.trySetAccessible()) {
          meet(valueOf(field, value));
        }
      }
    }
  }

  private static @Nullable Object valueOf(Field field, Object value) {
    try {
      return field.get(value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e); // it is accessible
    }
  }

  private static boolean isOfTheUser(@Nullable Class<?> type) {
    return type != null && type.getClassLoader() != null;
  }
}
