package dev.polycodec.benchmarks.pool;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.function.Supplier;

/**
 * The pools of the codecs. They are not exported, and a codec does more than to pool, so they are
 * reached by handles; being constants, these are inlined like direct calls.
 */
final class OwnLender implements Lender {

  private static final String POOLED = "dev.polycodec.internal.core.Scratch";
  private static final String PACKAGE = "dev.polycodec.internal.pool.";
  private static final MethodHandle ACQUIRE = handle("acquire", Object.class);
  private static final MethodHandle RELEASE = handle("release", void.class, Object.class);

  private final Object pool;

  private OwnLender(Object pool) {
    this.pool = pool;
  }

  /** Returns the default: an instance per platform thread. */
  static OwnLender threadLocal() throws ReflectiveOperationException {
    return new OwnLender(create(Class.forName(PACKAGE + "Pools").getMethod("threadLocal")));
  }

  /** Returns the pool that all threads share. */
  static OwnLender shared(int size) throws ReflectiveOperationException {
    return new OwnLender(
        create(Class.forName(PACKAGE + "Pools").getMethod("shared", int.class), size));
  }

  private static Object create(Method factory, Object... arguments)
      throws ReflectiveOperationException {
    Object pools = factory.invoke(null, arguments);
    Method create = Class.forName(PACKAGE + "Pools").getDeclaredMethod("create", Supplier.class);
    Supplier<Object> items = OwnLender::newItem;
    return create.invoke(pools, items);
  }

  /** Makes what is cheapest to make of what the core pools. */
  private static Object newItem() {
    try {
      Constructor<?> constructor = Class.forName(POOLED).getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle handle(String name, Class<?> result, Class<?>... arguments) {
    try {
      for (Method method : Class.forName(PACKAGE + "Pool").getDeclaredMethods()) {
        if (method.getName().equals(name)) {
          method.setAccessible(true);
          MethodType type = MethodType.methodType(result, arguments);
          return MethodHandles.lookup()
              .unreflect(method)
              .asType(type.insertParameterTypes(0, Object.class));
        }
      }
      throw new IllegalStateException("The pool has no method " + name);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Object acquire() {
    try {
      return (Object) ACQUIRE.invokeExact(pool);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void release(Object item) {
    try {
      RELEASE.invokeExact(pool, item);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
