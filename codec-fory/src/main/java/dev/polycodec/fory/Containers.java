package dev.polycodec.fory;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.fory.context.ReadContext;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.Serializers;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.MapLikeSerializer;
import org.jspecify.annotations.Nullable;

/** Guards Fory's serializers of containers that look their elements or keys up. */
final class Containers {

  private final Session session;

  Containers(Session session) {
    this.session = session;
  }

  /** Guards those that Fory has serializers for from the beginning. */
  void guard(ClassResolver resolver) {
    for (Class<?> type : List.copyOf(resolver.getRegisteredClasses())) {
      Serializer<?> own = resolver.getSerializer(type, false);
      if (own != null && isOfFory(own.getClass()) && isGuarded(type, own.getClass())) {
        Guard.set(resolver, type, guard(resolver, own));
      }
    }
  }

  /** Returns what guards the serializer that Fory chose for a class; null if it needs no guard. */
  @Nullable Serializer<?> guard(
      TypeResolver resolver, Class<?> type, Class<? extends Serializer> chosen) {
    return isGuarded(type, chosen)
        ? guard(resolver, Serializers.newSerializer(resolver, type, chosen))
        : null;
  }

  @SuppressWarnings("unchecked") // elements, keys and values are erased
  private Serializer<?> guard(TypeResolver resolver, Serializer<?> own) {
    return own instanceof MapLikeSerializer<?> map
        ? new MapGuard(
            session, resolver, (MapLikeSerializer<Map<@Nullable Object, @Nullable Object>>) map)
        : new CollectionGuard(
            session, resolver, (CollectionLikeSerializer<Collection<@Nullable Object>>) own);
  }

  private static boolean isOfFory(Class<?> serializer) {
    return Harmless.isOfFory(serializer) || serializer.getEnclosingClass() == LossyValues.class;
  }

  private boolean isGuarded(Class<?> type, Class<?> serializer) {
    return isFilledHere(type, serializer)
        || (List.class.isAssignableFrom(type)
            && CollectionLikeSerializer.class.isAssignableFrom(serializer)
            && (session.isHardened() || !readsInItsOwnWay(serializer)));
  }

  /** Says whether the serializer puts one element or key after the other into a container. */
  private static boolean isFilledHere(Class<?> type, Class<?> serializer) {
    boolean containers =
        MapLikeSerializer.class.isAssignableFrom(serializer)
            || CollectionLikeSerializer.class.isAssignableFrom(serializer);
    return containers && !List.class.isAssignableFrom(type) && !readsInItsOwnWay(serializer);
  }

  private static boolean readsInItsOwnWay(Class<?> serializer) {
    try {
      Class<?> declaring = serializer.getMethod("read", ReadContext.class).getDeclaringClass();
      return declaring != MapLikeSerializer.class && declaring != CollectionLikeSerializer.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("every serializer has it", e);
    }
  }
}
