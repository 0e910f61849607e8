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

  /** Returns what fetches the attributes of an entity, or null. */
  private final Method interceptor;

  /** Says whether that has something to fetch; found when first needed, and the same for all. */
  private @Nullable Method lazy;

  private LazyAttributes(Class<?> entity) {
    this.interceptor = method(entity, "$$_hibernate_getInterceptor");
  }

  /** Returns what looks at the objects of a class, or null if it is no such entity. */
  static @Nullable LazyAttributes of(Class<?> type) {
    Class<?> entity = Supertypes.find(type, ENTITY);
    return entity == null ? null : new LazyAttributes(entity);
  }

  /** Returns why an entity does not come back, or null if it is loaded. */
  @Nullable String loss(Object value) {
    Object fetching = call(interceptor, value);
    Class<?> type = fetching == null ? null : Supertypes.find(fetching.getClass(), LAZY);
    return type != null && Boolean.TRUE.equals(call(lazy(type), fetching))
        ? "Hibernate has not loaded all of it, as a fetch or its getters would"
        : null;
  }

  private Method lazy(Class<?> type) {
    Method found = lazy;
    if (found == null || found.getDeclaringClass() != type) {
      found = method(type, "hasAnyUninitializedAttributes");
      lazy = found;
    }
    return found;
  }

  private static Method method(Class<?> type, String name) {
    try {
      return type.getMethod(name);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("Hibernate's " + type.getName() + " has no " + name, e);
    }
  }

  private static @Nullable Object call(Method method, @Nullable Object target) {
    try {
      return method.invoke(target);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(method + " fails", e);
    }
  }
}
