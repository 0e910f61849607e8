package dev.polycodec.fory;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.collection.CollectionLikeSerializer;
import org.apache.fory.serializer.collection.MapLikeSerializer;

/**
 * Writes and reads the objects of a class that Fory has a number for, if the policy allows it. Fory
 * has their serializers from the beginning, so that it asks nobody when it meets the class.
 */
final class AllowedGuard extends Guard {

  /** Those of the JDK that are in no message unless somebody allows them. */
  private static final Set<Class<?>> OF_THE_JDK = Set.of(URI.class, Pattern.class);

  private final Session session;

  private AllowedGuard(Session session, TypeResolver resolver, Serializer<?> own) {
    super(resolver, own);
    this.session = session;
  }

  /**
   * Guards all such classes: Fory's own, too.
   *
   * @param kept takes the serializers of containers, for which Fory is to ask when it meets them:
   *     nothing else may stand for one
   */
  static void guard(Session session, ClassResolver resolver, Map<Class<?>, Serializer<?>> kept) {
    for (Class<?> type : List.copyOf(resolver.getRegisteredClasses())) {
      Serializer<?> own = resolver.getSerializer(type, false);
      if (own != null && resolver.isInternalRegistered(type) && isAsked(type)) {
        if (own instanceof CollectionLikeSerializer || own instanceof MapLikeSerializer) {
          kept.put(type, own);
          resolver.clearSerializer(type);
        } else {
          set(resolver, type, new AllowedGuard(session, resolver, own));
        }
      }
    }
  }

  /** Its serializers and what stands for something else among them are no values. */
  private static boolean isAsked(Class<?> type) {
    Class<?> element = type.isArray() ? type.getComponentType() : type;
    return OF_THE_JDK.contains(element)
        || (Harmless.isOfFory(element)
            && !element.getPackageName().equals(Serializer.class.getPackageName()));
  }

  @Override
  public void write(WriteContext context, Object value) {
    session.message().check(type);
    super.write(context, value);
  }

  @Override
  public Object read(ReadContext context) {
    session.message().check(type);
    return own.read(context);
  }
}
