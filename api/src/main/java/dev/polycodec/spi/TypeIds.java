package dev.polycodec.spi;

import org.jspecify.annotations.Nullable;

/** The numbers the application registered for classes; stable across processes, 1 to 65,535. */
public interface TypeIds {

  /** Returns the number of a class, or 0 if it has none. */
  int idOf(Class<?> type);

  /** Returns the class of a number, or null if there is none. */
  @Nullable Class<?> classOf(int id);

  /** Returns the registered classes, by ascending number. */
  Iterable<Class<?>> classes();
}
