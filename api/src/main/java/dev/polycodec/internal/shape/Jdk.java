package dev.polycodec.internal.shape;

import static java.lang.reflect.Modifier.STATIC;
import static java.lang.reflect.Modifier.TRANSIENT;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.text.ChoiceFormat;
import java.text.CompactNumberFormat;
import java.text.DateFormatSymbols;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Random;
import java.util.Set;
import java.util.Stack;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedTransferQueue;
import java.util.stream.Stream;

/** What is known of the JDK's own classes. */
public final class Jdk {

  /** The containers that {@code add} or {@code put} rebuild in full. */
  private static final Set<Class<?>> CONTAINERS =
      Set.of(
          ArrayList.class,
          LinkedList.class,
          Vector.class,
          Stack.class,
          ArrayDeque.class,
          HashSet.class,
          LinkedHashSet.class,
          CopyOnWriteArrayList.class,
          CopyOnWriteArraySet.class,
          ConcurrentLinkedQueue.class,
          ConcurrentLinkedDeque.class,
          LinkedTransferQueue.class,
          HashMap.class,
          LinkedHashMap.class,
          Hashtable.class,
          WeakHashMap.class,
          ConcurrentHashMap.class);

  /** Values whose state is in fields that Java serialization shows, all of them. */
  private static final Set<Class<?>> SERIALS =
      Set.of(
          ChoiceFormat.class,
          CompactNumberFormat.class,
          DateFormatSymbols.class,
          DecimalFormat.class,
          DecimalFormatSymbols.class,
          MessageFormat.class,
          Random.class,
          SimpleDateFormat.class);

  private Jdk() {}

  /** Returns whether a class, or the component of an array, comes with the JDK. */
  public static boolean owns(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /**
   * Returns whether a module of this JVM is the JDK's; jlink puts the application's beside them.
   */
  public static boolean ownsModule(String name) {
    return ModuleLayer.boot().findModule(name).map(Jdk::owns).orElse(false);
  }

  /** The application's loader has the JDK's tools, too. */
  static boolean owns(Module module) {
    ClassLoader loader = module.getClassLoader();
    return loader == null
        || loader == ClassLoader.getPlatformClassLoader()
        || module.getName().startsWith("jdk.");
  }

  /** Returns the values that are made of their serial fields. */
  public static Set<Class<?>> serials() {
    return SERIALS;
  }

  /** Returns the containers that a no-argument constructor and their elements rebuild in full. */
  public static Set<Class<?>> containers() {
    return CONTAINERS;
  }

  /** Returns the nearest superclass that comes with the JDK. */
  public static Class<?> parent(Class<?> type) {
    Class<?> parent = type;
    while (!owns(parent)) {
      parent = parent.getSuperclass();
    }
    return parent;
  }

  /** Returns a class and those that it extends and the JDK does not own, nearest first. */
  static Stream<Class<?>> others(Class<?> type) {
    return Stream.iterate(type, c -> c != null && !owns(c), c -> (Class<?>) c.getSuperclass());
  }

  /** Returns whether a JDK class has fields that an object of a subclass would have to keep. */
  static boolean hasState(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          return true;
        }
      }
    }
    return type == ClassLoader.class; // whose fields the JDK does not show
  }

  /** Returns whether an application's class has fields that are no state. */
  static boolean hasTransient(Class<?> type) {
    return others(type)
        .flatMap(c -> Arrays.stream(c.getDeclaredFields()))
        .anyMatch(f -> (f.getModifiers() & (STATIC | TRANSIENT)) == TRANSIENT);
  }

  /** Returns whether a JDK class is a skeleton of containers, without settings of its own. */
  static boolean isSkeleton(Class<?> type) {
    return type == Object.class || Modifier.isAbstract(type.getModifiers());
  }
}
