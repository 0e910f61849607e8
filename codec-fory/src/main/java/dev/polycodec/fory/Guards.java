package dev.polycodec.fory;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.GregorianCalendar;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.ArraySerializers.ObjectArraySerializer;
import org.apache.fory.serializer.ObjectSerializer;
import org.apache.fory.serializer.ReplaceResolveSerializer;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.SerializerFactory;
import org.apache.fory.serializer.Serializers;
import org.jspecify.annotations.Nullable;

/** Asked once for each class that Fory meets, after the factories of the application. */
final class Guards implements SerializerFactory {

  private final Session session;
  private final Containers containers;
  private final Set<Class<?>> asking = new HashSet<>();

  Guards(Session session, Containers containers) {
    this.session = session;
    this.containers = containers;
  }

  @Override
  public @Nullable Serializer<?> createSerializer(TypeResolver resolver, Class<?> type) {
    Class<? extends Serializer> chosen = chosen(resolver, type);
    if (chosen == null) {
      return null;
    }
    if (chosen == ReplaceResolveSerializer.class && session.isHardened() && Constants.is(type)) {
      return new Constants(resolver, type);
    }
    session.requireHarmless(type, chosen);
    if (chosen == ObjectSerializer.class) {
      session.meetParents(type);
      return new StructGuard(session, (ClassResolver) resolver, type);
    }
    if (type == GregorianCalendar.class) { // which Fory does not know before it is met
      return new ValueGuard(session, resolver, Serializers.newSerializer(resolver, type, chosen));
    }
    Serializer<?> guarded = guarded(resolver, type, chosen);
    return guarded != null && session.isHardened() && TextGuard.isNeeded(type)
        ? new TextGuard(resolver, guarded)
        : guarded;
  }

  private @Nullable Serializer<?> guarded(
      TypeResolver resolver, Class<?> type, Class<? extends Serializer> chosen) {
    if (chosen == ObjectArraySerializer.class) {
      Serializer<?> own = Serializers.newSerializer(resolver, type, chosen);
      ArrayGuard guard = new ArrayGuard(session, resolver, own);
      Guard.set((ClassResolver) resolver, type, guard); // its own one has put itself there
      return guard;
    }
    return session.isHardened() && TextGuard.isNeeded(type)
        ? Serializers.newSerializer(resolver, type, chosen)
        : containers.guard(resolver, type, chosen);
  }

  /** Returns the class of the serializer that Fory has for a class. */
  private @Nullable Class<? extends Serializer> chosen(TypeResolver resolver, Class<?> type) {
    if (!asking.add(type)) {
      return null; // Fory asks again while it chooses
    }
    try {
      return resolver.getSerializerClass(type, false);
    } catch (UnsupportedOperationException e) { // is all that Fory says of a class it does not know
      throw session.unsupported(type, e);
    } finally {
      asking.remove(type);
    }
  }

  /** Returns the superclasses that have state, which messages describe field by field. */
  static Stream<Class<?>> parents(Class<?> type) {
    return Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
        .skip(1)
        .filter(parent -> Stream.of(parent.getDeclaredFields()).anyMatch(Guards::isState));
  }

  private static boolean isState(Field field) {
    return (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0;
  }
}
