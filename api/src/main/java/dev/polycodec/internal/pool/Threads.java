package dev.polycodec.internal.pool;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Tells virtual threads, which the oldest supported JDK does not have. */
final class Threads {

  private static final MethodHandle IS_VIRTUAL = find();

  private Threads() {}

  /** Says whether a thread is virtual. */
  static boolean isVirtual(Thread thread) {
    try {
      return (boolean) IS_VIRTUAL.invokeExact(thread);
    } catch (Error e) { // the end of the stack, at which calls of handles may change their form
      throw e;
    } catch (Throwable e) {
      throw new LinkageError("Thread.isVirtual cannot fail", e);
    }
  }

  private static MethodHandle find() {
    try {
      return MethodHandles.publicLookup()
          .findVirtual(Thread.class, "isVirtual", MethodType.methodType(boolean.class));
    } catch (NoSuchMethodException | IllegalAccessException e) {
      return MethodHandles.dropArguments(
          MethodHandles.constant(boolean.class, false), 0, Thread.class);
    }
  }
}
