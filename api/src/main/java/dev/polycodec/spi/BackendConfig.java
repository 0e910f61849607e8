package dev.polycodec.spi;

import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the builder was told, for one backend; immutable. */
public interface BackendConfig {

  /** Returns the loader of application classes, chosen once when the codec was built. */
  ClassLoader loader();

  /** Returns the limits of a message. */
  Limits limits();

  /** Returns how bytes of other class versions are treated. */
  Evolution evolution();

  /** Returns the numbers registered for classes. */
  TypeIds typeIds();

  /** Returns the canonical model of classes. */
  Shapes shapes();

  /**
   * Returns why patterns keep the objects of a class out of all messages, whatever declares it, or
   * null if none does: for a backend that chooses once what reads and writes a class, instead of
   * asking {@link Message#admit} for each object.
   */
  @Nullable String denial(Class<?> type);

  /** Returns the backend's own options, if the application configured any of this class. */
  <O> Optional<O> options(Class<O> type);

  /** The numbers the application registered for classes; stable across processes, 1 to 65,535. */
  interface TypeIds {

    /** Returns the number of a class, or 0 if it has none. */
    int idOf(Class<?> type);

    /** Returns the class of a number, or null if there is none. */
    @Nullable Class<?> classOf(int id);

    /** Returns the registered classes, by ascending number. */
    Iterable<Class<?>> classes();
  }
}
