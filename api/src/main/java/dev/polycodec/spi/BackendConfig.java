package dev.polycodec.spi;

import dev.polycodec.CodecException;
import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.internal.verify.Census;
import dev.polycodec.internal.verify.Difference;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
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
   * Returns where a copy of an object differs from it, by the shapes of the classes; null if it
   * does not: for a library that loses something of some objects, whose codec reads what it has
   * written. A container may be of another class that keeps the contract. The text names classes
   * and fields, never values.
   */
  default @Nullable String difference(Object value, Object copy) {
    return difference(value, copy, type -> false);
  }

  /**
   * Like {@link #difference(Object, Object)}, for a library that has values of its own.
   *
   * @param values says whether objects of a class are its values, which are compared by {@code
   *     equals}
   */
  default @Nullable String difference(Object value, Object copy, Predicate<Class<?>> values) {
    return Difference.of(value, copy, shapes(), values);
  }

  /**
   * Tells a message of all objects that its root consists of: for a library that tells of none,
   * before it writes them and after it has read them.
   */
  default void count(@Nullable Object root, Message message) {
    count(root, message, type -> false);
  }

  /**
   * Like {@link #count(Object, Message)}, for a library that has values of its own.
   *
   * @param values says whether objects of a class are its values, which are allowed unless denied
   */
  default void count(@Nullable Object root, Message message, Predicate<Class<?>> values) {
    new Census(shapes(), message, values).count(root, message.root().type());
  }

  /**
   * Returns why patterns keep the objects of a class out of all messages, whatever declares it, or
   * null if none does: for a backend that chooses once what reads and writes a class, instead of
   * asking {@link Message#admit} for each object.
   */
  @Nullable String denial(Class<?> type);

  /** Returns the backend's own options, if the application configured any of this class. */
  <O> Optional<O> options(Class<O> type);

  /**
   * Returns the setup of a library as the application gave it, but that what it throws is said to
   * be its own.
   */
  static <T> Consumer<T> setup(Consumer<? super T> application) {
    return library -> {
      try {
        application.accept(library);
      } catch (Exception | LinkageError e) {
        throw new CodecException(
            "its setup, which the application gave, failed with " + e, null, null, e);
      }
    };
  }

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
