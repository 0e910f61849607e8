package dev.polycodec.fory;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.fory.context.ReadContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.MapLikeSerializer;
import org.jspecify.annotations.Nullable;

/** Guards Fory's serializers of containers. */
final class Containers {

  private Containers() {}

  /** Says whether a serializer is one of containers. */
  static boolean are(Class<?> serializer) {
    return MapLikeSerializer.class.isAssignableFrom(serializer)
        || CollectionLikeSerializer.class.isAssignableFrom(serializer);
  }

  /**
   * Says whether they are guarded: where elements or keys are put in one after the other. Texts in
   * lists are looked at wherever they come from.
   */
  static boolean areGuarded(Class<?> type, Class<?> serializer, boolean hardened) {
    return !readsInItsOwnWay(serializer)
        || LossyValues.areContainers(type)
        || (hardened && List.class.isAssignableFrom(type));
  }

  /** Says whether a serializer reads a container otherwise than by adding what it holds. */
  static boolean readsInItsOwnWay(Class<?> serializer) {
    Class<?> declaring = declaring(serializer, "read", ReadContext.class);
    return declaring != MapLikeSerializer.class && declaring != CollectionLikeSerializer.class;
  }

  /** Returns the class from which another has a method that all of its kind have. */
  static Class<?> declaring(Class<?> type, String method, Class<?>... parameters) {
    try {
      return type.getMethod(method, parameters).getDeclaringClass();
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("all of its kind have it", e);
    }
  }

  @SuppressWarnings("unchecked") // elements, keys and values are erased
  static Serializer<?> guard(Session session, TypeResolver resolver, Serializer<?> own) {
    return own instanceof MapLikeSerializer<?> map
        ? new MapGuard(
            session, resolver, (MapLikeSerializer<Map<@Nullable Object, @Nullable Object>>) map)
        : new CollectionGuard(
            session, resolver, (CollectionLikeSerializer<Collection<@Nullable Object>>) own);
  }
}
