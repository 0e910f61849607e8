package dev.polycodec.fory;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.ObjectSerializer;
import org.apache.fory.serializer.ReplaceResolveSerializer;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.SerializerFactory;
import org.apache.fory.serializer.Serializers;
import org.jspecify.annotations.Nullable;

/**
 * Guards the serializers of Fory: those that it has from the beginning, and those of other classes,
 * for which it asks once, after the factories of the application.
 */
final class Guards implements SerializerFactory {

  /** Those of the JDK that are in no message unless somebody allows them. */
  private static final Set<Class<?>> ASKED_OF_THE_JDK = Set.of(URI.class, Pattern.class);

  private final Session session;
  private final Set<Class<?>> asking = new HashSet<>();

  /** Those of Fory's own containers, until it asks for them: nothing else may stand for one. */
  private final Map<Class<?>, Serializer<?>> kept = new HashMap<>();

  Guards(Session session) {
    this.session = session;
  }

  /** Guards what Fory has serializers for from the beginning. */
  void begin(ClassResolver resolver) {
    for (Class<?> type : List.copyOf(resolver.getRegisteredClasses())) {
      Serializer<?> own = resolver.getSerializer(type, false);
      if (session.isDenied(type, own)) {
        resolver.clearSerializer(type); // Fory asks for it, and is refused
      } else if (own != null) {
        begin(resolver, type, own);
      }
    }
  }

  private void begin(ClassResolver resolver, Class<?> type, Serializer<?> own) {
    Serializer<?> guard = around(resolver, type, own.getClass(), () -> own);
    if (isAsked(resolver, type) && Containers.are(own.getClass())) {
      kept.put(type, guard == null ? own : guard);
      resolver.clearSerializer(type);
    } else if (guard != null) {
      set(resolver, type, guard);
    }
  }

  /** Returns what serves a class of Fory's own for which it asks now, or null. */
  @Nullable Serializer<?> kept(Class<?> type) {
    return kept.get(type);
  }

  @Override
  public @Nullable Serializer<?> createSerializer(TypeResolver given, Class<?> type) {
    ClassResolver resolver = (ClassResolver) given;
    Class<? extends Serializer> chosen = chosen(resolver, type);
    if (chosen == null) {
      return null;
    }
    if (chosen == ReplaceResolveSerializer.class && session.hardened && Constants.is(type)) {
      return new Constants(resolver, type);
    }
    session.requireHarmless(type, chosen);
    if (chosen == ObjectSerializer.class) {
      session.meetParents(type);
      return new StructGuard(session, resolver, type);
    }
    Serializer<?> guard =
        around(resolver, type, chosen, () -> Serializers.newSerializer(resolver, type, chosen));
    if (guard != null && (type.isArray() || session.lossCheck(type) != null)) {
      set(resolver, type, guard); // its own one has put itself there
    }
    return guard;
  }

  /**
   * Returns what guards a serializer, or null if it needs no guard. One of the application is
   * trusted, but for classes that the policy is asked of.
   */
  private @Nullable Serializer<?> around(
      ClassResolver resolver, Class<?> type, Class<?> chosen, Supplier<Serializer<?>> own) {
    boolean ofFory = Harmless.isOfFory(chosen);
    if (Containers.are(chosen)) {
      return ofFory
              && (Containers.areGuarded(type, chosen, session.hardened)
                  || session.lossCheck(type) != null) // then it is one of fields
          ? Containers.guard(session, resolver, LossyValues.instead(session, resolver, own.get()))
          : null;
    }
    boolean asked = isAsked(resolver, type);
    return asked || (ofFory && isLookedAt(type))
        ? new ValueGuard(session, resolver, own.get(), asked)
        : null;
  }

  private boolean isLookedAt(Class<?> type) {
    return LossyValues.are(type)
        || Object[].class.isAssignableFrom(type)
        || (session.hardened && HeldTexts.of(type) != 0);
  }

  /**
   * Says whether the policy is asked of each object, as Fory asks nobody about a class that it has
   * a number for. Its serializers and what stands for something else among them are no values.
   */
  private static boolean isAsked(ClassResolver resolver, Class<?> type) {
    Class<?> element = type.isArray() ? type.getComponentType() : type;
    return resolver.isInternalRegistered(type)
        && (ASKED_OF_THE_JDK.contains(element)
            || (Harmless.isOfFory(element)
                && !element.getPackageName().equals(Serializer.class.getPackageName())));
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

  /** Has Fory write and read the objects of a class by what guards its own serializer of them. */
  @SuppressWarnings("unchecked") // it is of the class
  static void set(ClassResolver resolver, Class<?> type, Serializer<?> guard) {
    resolver.setSerializer((Class<Object>) type, (Serializer<Object>) guard);
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
