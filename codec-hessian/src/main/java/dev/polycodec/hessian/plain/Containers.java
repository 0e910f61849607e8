package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.CollectionSerializer;
import com.caucho.hessian.io.MapSerializer;
import com.caucho.hessian.io.Serializer;
import dev.polycodec.spi.ContainerSettings;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import java.io.Serializable;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.EnumMap;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap.KeySetView;
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
      boolean kept = shape.kind() != Kind.REFUSED && (isMade(type) || isReplaceable(type));
      return kept ? null : "Hessian makes another container of it";
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

  /** Says whether Hessian makes a container of another class for a field of a class. */
  static boolean isRemade(Class<?> declared) {
    return declared == EnumMap.class || declared == KeySetView.class;
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
    return ContainerSettings.mayHave(type) ? ContainerSettings::of : null;
  }
}
