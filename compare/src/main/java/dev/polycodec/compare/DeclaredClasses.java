package dev.polycodec.compare;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.LinkedHashSet;
import java.util.Set;

/** The classes that the fields of a class declare, and so on, for libraries that must be told. */
final class DeclaredClasses {

  private final Set<Class<?>> found = new LinkedHashSet<>();

  private DeclaredClasses() {}

  static Set<Class<?>> of(Class<?> type) {
    DeclaredClasses classes = new DeclaredClasses();
    classes.add(type);
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

  private static boolean isOfTheUser(Class<?> type) {
    return type.getClassLoader() != null;
  }
}
