package dev.polycodec.hessian.plain;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Empty containers; where a class cannot be created, the plainest that has its order. */
final class PlainContainers {

  /** Classes with a form of their own elsewhere, because Hessian loses their order or bounds. */
  private static final Map<Class<?>, Supplier<Collection<@Nullable Object>>> COLLECTIONS =
      Map.of(
          PriorityQueue.class, PriorityQueue::new,
          PriorityBlockingQueue.class, PriorityBlockingQueue::new,
          LinkedBlockingQueue.class, LinkedBlockingQueue::new,
          LinkedBlockingDeque.class, LinkedBlockingDeque::new,
          ConcurrentSkipListSet.class, ConcurrentSkipListSet::new);

  private static final Map<Class<?>, Supplier<Map<@Nullable Object, @Nullable Object>>> MAPS =
      Map.of(
          ConcurrentSkipListMap.class, ConcurrentSkipListMap::new,
          IdentityHashMap.class, IdentityHashMap::new,
          Properties.class, Properties::new);

  private PlainContainers() {}

  static Collection<@Nullable Object> collection(Shape shape) {
    if (shape.kind() == Shape.Kind.COLLECTION) {
      return shape.newCollection(0);
    }
    Class<?> type = requireReplaceable(shape);
    Supplier<Collection<@Nullable Object>> known = COLLECTIONS.get(type);
    if (known != null) {
      return known.get();
    }
    if (SortedSet.class.isAssignableFrom(type)) {
      return new TreeSet<>();
    }
    if (Set.class.isAssignableFrom(type)) {
      return new LinkedHashSet<>();
    }
    if (Queue.class.isAssignableFrom(type) || !Collection.class.isAssignableFrom(type)) {
      throw TypedReader.unexpected("list");
    }
    return new ArrayList<>();
  }

  static Map<@Nullable Object, @Nullable Object> map(Shape shape) {
    if (shape.kind() == Shape.Kind.MAP) {
      return shape.newMap(0);
    }
    Class<?> type = requireReplaceable(shape);
    Supplier<Map<@Nullable Object, @Nullable Object>> known = MAPS.get(type);
    if (known != null) {
      return known.get();
    }
    if (type.isAssignableFrom(HashMap.class)) {
      return new HashMap<>();
    }
    return SortedMap.class.isAssignableFrom(type) ? new TreeMap<>() : new LinkedHashMap<>();
  }

  /** The container of an application is that or nothing. */
  private static Class<?> requireReplaceable(Shape shape) {
    if (shape.refusal() != null) {
      throw new TypeNotAllowedException(String.valueOf(shape.refusal()));
    }
    return shape.type();
  }

  static void addAll(
      Collection<@Nullable Object> target, List<@Nullable Object> elements, Message message) {
    for (Object element : elements) {
      message.key(target, element);
      target.add(element);
    }
    if (target instanceof Set<?>) {
      Message.requireKept(target, elements.size());
    }
  }

  static void putAll(
      Map<@Nullable Object, @Nullable Object> target,
      List<@Nullable Object> entries,
      Message message) {
    for (int i = 0; i < entries.size(); i += 2) {
      message.key(target, entries.get(i));
      target.put(entries.get(i), entries.get(i + 1));
    }
    Message.requireKept(target, entries.size() / 2);
  }
}
