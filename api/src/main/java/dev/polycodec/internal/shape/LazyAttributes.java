package dev.polycodec.internal.shape;

import java.lang.reflect.Method;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An entity whose code Hibernate has enhanced: what is not loaded yet is null in its fields, and
 * only its getters know. A copy would have null, and storing it would delete what is there.
 */
final class LazyAttributes {

  private static final Set<String> ENTITY =
      Set.of("org.hibernate.engine.spi.PersistentAttributeInterceptable");
  private static final Set<String> LAZY =
      Set.of(
          "org.hibernate.bytecode.enhance.spi.interceptor.BytecodeLazyAttributeInterceptor",
          "org.hibernate.bytecode.enhance.spi.interceptor.LazyAttributeLoadingInterceptor");

  private final Class<?> entity;

  private LazyAttributes(Class<?> entity) {
    this.entity = entity;
  }

  /** Returns what looks at the objects of a class, or null if it is no such entity. */
  static @Nullable LazyAttributes of(Class<?> type) {
    Class<?> entity = Supertypes.find(type, ENTITY);
    return entity == null ? null : new LazyAttributes(entity);
  }

  /** Returns why an entity does not come back, or null if it is loaded. */
  @Nullable String loss(Object value) {
    Object interceptor = call(entity, "$$_hibernate_getInterceptor", value);
    Class<?> lazy = interceptor == null ? null : Supertypes.find(interceptor.getClass(), LAZY);
    return lazy != null
            && Boolean.TRUE.equals(call(lazy, "hasAnyUninitializedAttributes", interceptor))
        ? "Hibernate has not loaded all of it, as a fetch or its getters would"
        : null;
  }

  private static @Nullable Object call(Class<?> type, String name, @Nullable Object target) {
    try {
      Method method = type.getMethod(name);
      return method.invoke(target);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Hibernate has no public " + name, e);
    }
  }
}
