package dev.polycodec.fory;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeInfo;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.ObjectSerializer;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.SerializerFactory;
import org.jspecify.annotations.Nullable;

/** Asked once for each class that Fory meets, after the factories of the application. */
final class Guards implements SerializerFactory {

  private final Session session;
  private final Set<Class<?>> asking = new HashSet<>();

  Guards(Session session) {
    this.session = session;
  }

  @Override
  public @Nullable Serializer<?> createSerializer(TypeResolver resolver, Class<?> type) {
    return isByFields(resolver, type)
        ? new StructGuard(session, (ClassResolver) resolver, type)
        : null;
  }

  /** Guards what has a number, as soon as it has. */
  void guard(ClassResolver resolver, List<Class<?>> numbered) {
    for (Class<?> type : numbered) {
      if (isUnserialized(resolver, type)) {
        set(resolver, type);
      }
    }
  }

  @SuppressWarnings("unchecked") // it is of the class
  private void set(ClassResolver resolver, Class<?> type) {
    Serializer<?> guard = createSerializer(resolver, type);
    if (guard != null) {
      resolver.setSerializer((Class<Object>) type, (Serializer<Object>) guard);
    }
  }

  private static boolean isUnserialized(ClassResolver resolver, Class<?> type) {
    TypeInfo known = resolver.getTypeInfo(type, false);
    return known == null || known.getSerializer() == null;
  }

  private boolean isByFields(TypeResolver resolver, Class<?> type) {
    if (!asking.add(type)) {
      return false; // Fory asks again while it chooses
    }
    try {
      return resolver.getSerializerClass(type, false) == ObjectSerializer.class;
    } finally {
      asking.remove(type);
    }
  }
}
