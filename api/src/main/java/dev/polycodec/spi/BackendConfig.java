package dev.polycodec.spi;

import dev.polycodec.CodecException;
import dev.polycodec.EncodeException;
import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.internal.verify.Census;
import dev.polycodec.internal.verify.Rereading;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
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

  /** Returns the classes of the application that have another name in messages, by that name. */
  Map<String, Class<?>> renamed();

  /** Returns the canonical model of classes. */
  Shapes shapes();

  /**
   * Reads again what was written of an object, for a library that loses something of some objects,
   * and compares it by the shapes of the classes. A container may be of another class that keeps
   * the contract.
   *
   * @param refusal begins the message of the exception, before the name of the object's class, such
   *     as "fastjson2 does not bring back this "; what is lost follows, in names of classes and
   *     fields, never values
   * @param advice ends the message, after a semicolon, such as "use acme, which carries types"
   * @param values says whether objects of a class are values of the library, which are compared by
   *     {@code equals}
   * @param reading reads what was written
   * @throws EncodeException if something is lost, or cannot be read
   */
  default void requireKept(
      String refusal,
      String advice,
      Predicate<Class<?>> values,
      @Nullable Object value,
      Callable<? extends @Nullable Object> reading) {
    new Rereading(refusal, advice, shapes(), values).require(value, reading);
  }

  /**
   * Returns what refuses to encode what a library loses.
   *
   * @param library writes it, such as "Hessian"
   * @param what is lost, such as "this value of " and the name of its class
   * @param why follows "because"
   * @param advice ends the message, after a colon, such as "use acme, which carries types"
   */
  static EncodeException lost(String library, String what, String why, String advice) {
    return new EncodeException(
        library + " does not bring back " + what + ", because " + why + ": " + advice);
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
