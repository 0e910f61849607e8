package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.CollectionSerializer;
import com.caucho.hessian.io.MapSerializer;
import com.caucho.hessian.io.Serializer;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.PriorityQueue;
import java.util.Properties;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What Hessian loses of containers: it writes what they hold, and makes them by a constructor. */
final class Containers {

  private Containers() {}

  /** Returns why no container of a class comes back, or null if there are some that do. */
  static @Nullable String refusal(Shape shape, Serializer serializer) {
    Class<?> type = shape.type();
    if (type.getClassLoader() == null) {
      return isMade(type) || isReplaceable(type) ? null : "Hessian makes another container of it";
    } else if (shape.kind() != Kind.COLLECTION && shape.kind() != Kind.MAP) {
      return "it is more than what it holds";
    } else if (!isMade(type)) {
      return "it has no public constructor without arguments";
    } else if (!Serializable.class.isAssignableFrom(type)) {
      return "it is not Serializable, so that its class is not written";
    }
    return sendsType(serializer) ? null : "setSendCollectionType(false) leaves its class out";
  }

  private static boolean isMade(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        && Stream.of(type.getConstructors())
            .mapToInt(Constructor::getParameterCount)
            .anyMatch(n -> n == 0);
  }

  /** Says whether the list, set or map that Hessian makes is equal to one of a class of the JDK. */
  private static boolean isReplaceable(Class<?> type) {
    boolean named = Serializable.class.isAssignableFrom(type);
    return !Queue.class.isAssignableFrom(type)
        && !SortedMap.class.isAssignableFrom(type)
        && (named || !Set.class.isAssignableFrom(type));
  }

  private static boolean sendsType(Serializer serializer) {
    return serializer instanceof CollectionSerializer collections
        ? collections.getSendJavaType()
        : ((MapSerializer) serializer).getSendJavaType();
  }

  /** Returns what says why a container does not come back, or null if all of a class do. */
  static @Nullable Function<Object, @Nullable String> look(Class<?> type) {
    boolean looked =
        Stream.of(
                SortedSet.class,
                SortedMap.class,
                PriorityQueue.class,
                BlockingQueue.class,
                Properties.class)
            .anyMatch(each -> each.isAssignableFrom(type));
    return looked ? Containers::loss : null;
  }

  private static @Nullable String loss(Object value) {
    if (comparator(value) != null) {
      return "it has a comparator";
    } else if (value instanceof Properties map) {
      return hasDefaults(map) ? "it has defaults" : null;
    }
    return value instanceof BlockingQueue<?> queue
            && queue.remainingCapacity() + (long) queue.size() < Integer.MAX_VALUE
        ? "it has a capacity"
        : null;
  }

  private static boolean hasDefaults(Properties map) {
    Properties defaults = (Properties) map.clone();
    defaults.clear();
    return !defaults.stringPropertyNames().isEmpty();
  }

  private static @Nullable Object comparator(Object value) {
    if (value instanceof SortedSet<?> set) {
      return set.comparator();
    } else if (value instanceof SortedMap<?, ?> map) {
      return map.comparator();
    } else if (value instanceof PriorityQueue<?> queue) {
      return queue.comparator();
    }
    return value instanceof PriorityBlockingQueue<?> queue ? queue.comparator() : null;
  }
}
