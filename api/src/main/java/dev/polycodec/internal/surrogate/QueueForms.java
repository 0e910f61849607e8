package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Containers.fill;
import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.internal.surrogate.Form.require;
import static dev.polycodec.spi.SurrogateProvider.entries;
import static dev.polycodec.spi.SurrogateProvider.part;
import static dev.polycodec.spi.SurrogateProvider.prepend;

import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.Message.Filling;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Mutable containers with settings of their own, such as a capacity. */
final class QueueForms {

  private QueueForms() {}

  static void addTo(FormTable rows) {
    rows.add(objects(ArrayBlockingQueue.class, QueueForms::padded, QueueForms::arrayBlockingQueue));
    rows.add(bounded(LinkedBlockingQueue.class, LinkedBlockingQueue::new));
    rows.add(bounded(LinkedBlockingDeque.class, LinkedBlockingDeque::new));
    rows.add(
        Containers.<Queue<?>>elements(
            "java.util.Collections.asLifoQueue",
            Queue.class,
            form -> Collections.asLifoQueue(new ArrayDeque<>(Arrays.asList(form)))),
        "java.util.Collections$AsLIFOQueue");
    rows.add(
        Containers.<Set<?>>keys(
            "java.util.concurrent.ConcurrentHashMap.newKeySet",
            Set.class,
            (form, filling) -> fill(ConcurrentHashMap.newKeySet(), form, 0, filling)),
        "java.util.concurrent.ConcurrentHashMap$KeySetView");
    rows.add(
        objects(
            "java.util.Collections.newSetFromMap",
            Set.class,
            set -> new Object[] {Peek.object(set)},
            form -> setFromMap(part(form, 0, 1, Map.class))),
        "java.util.Collections$SetFromMap");
    rows.add(
        objects(
            IdentityHashMap.class,
            QueueForms::identities,
            form -> fill(new IdentityHashMap<>(form.length / 2), distinct(form), 0)));
    rows.add(
        Containers.<Properties>late(
            Properties.class.getName(),
            Properties.class,
            QueueForms::form,
            QueueForms::properties));
  }

  /** The JDK has one object for many a value, such as 1: two of one map would come back as one. */
  private static @Nullable Object[] identities(IdentityHashMap<?, ?> map) {
    Set<Object> values = new HashSet<>();
    for (Object key : map.keySet()) {
      if (key != null && isValue(key) && !values.add(key)) {
        throw Form.none(
            "An IdentityHashMap with two equal keys of the class " + key.getClass().getName());
      }
    }
    return entries(map);
  }

  private static boolean isValue(Object key) {
    boolean ofTheJdk = key.getClass().getClassLoader() == null;
    return ofTheJdk && !(key instanceof String || key instanceof Collection || key instanceof Map);
  }

  /** Gives equal texts an object each, as codecs have one for short ones. */
  private static @Nullable Object[] distinct(@Nullable Object[] form) {
    Set<Object> texts = new HashSet<>();
    for (int i = 0; i < form.length; i += 2) {
      if (form[i] instanceof String text && !texts.add(text)) {
        form[i] = new String(text);
      }
    }
    return form;
  }

  /**
   * The free places of the array are nulls, so that a message has to pay for them: a bare number
   * would let a few bytes allocate gigabytes. Fairness is not visible, and lost.
   */
  private static @Nullable Object[] padded(ArrayBlockingQueue<?> queue) {
    return Arrays.copyOf(queue.toArray(), ContainerSettings.capacity(queue));
  }

  private static ArrayBlockingQueue<?> arrayBlockingQueue(@Nullable Object[] form) {
    int size = form.length;
    while (size > 0 && form[size - 1] == null) {
      size--;
    }
    return fill(new ArrayBlockingQueue<>(form.length), Arrays.copyOf(form, size));
  }

  /** The capacity comes first; the queue allocates nothing for it. */
  private static <Q extends BlockingQueue<?>> Form<Q, Object[]> bounded(
      Class<Q> type, IntFunction<Q> create) {
    return objects(
        type,
        queue -> prepend(ContainerSettings.capacity(queue), queue),
        form -> {
          require(form.length > 0);
          Q queue = create.apply((Integer) part(form, 0, form.length, Integer.class));
          return fill(queue, form, 1, Filling.NOW);
        });
  }

  /** The set needs an empty map to begin with, of the class the original is backed by. */
  @SuppressWarnings("unchecked") // what a set may hold is the business of its user
  private static Set<?> setFromMap(Map<?, ?> map) {
    Object[] keys = map.keySet().toArray();
    map.clear();
    return fill(Collections.newSetFromMap((Map<Object, Boolean>) map), keys);
  }

  /** The defaults come first; those of the defaults are merged into them. */
  private static @Nullable Object[] form(Properties properties) {
    Properties defaults = ContainerSettings.defaults(properties);
    return entries(properties, defaults.isEmpty() ? null : defaults);
  }

  private static Properties properties(@Nullable Object[] form, Filling filling) {
    require(form.length > 0);
    return fill(new Properties((Properties) form[0]), form, 1, filling);
  }
}
