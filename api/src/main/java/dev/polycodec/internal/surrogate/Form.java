package dev.polycodec.internal.surrogate;

import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import java.nio.ByteBuffer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A surrogate made of two functions.
 *
 * @param what how messages call the class
 * @param type the class or interface that the values have in common
 * @param form the class of the form
 * @param to returns the form of a value
 * @param from returns the value of a form, or throws any unchecked exception
 */
public record Form<T, F>(
    String what, Class<T> type, Class<F> form, Function<T, F> to, Function<F, T> from)
    implements Named<T, F> {

  /** A form that a jar brings. */
  @SuppressWarnings("unchecked") // the functions take values of the class
  public static <T, F> Surrogate<T, F> of(
      Class<?> type, Class<F> form, Function<T, F> to, Function<F, ? extends T> from) {
    return new Form<>(type.getName(), (Class<T>) type, form, to, from::apply);
  }

  static <T> Form<T, String> text(Class<T> type, Function<T, String> to, Function<String, T> from) {
    return new Form<>(type.getName(), type, String.class, to, from);
  }

  static <T> Form<T, Long> number(Class<T> type, Function<T, Long> to, Function<Long, T> from) {
    return new Form<>(type.getName(), type, Long.class, to, from);
  }

  /** A form of exactly {@code size} bytes. */
  static <T> Form<T, byte[]> bytes(
      Class<T> type, int size, Function<T, byte[]> to, Function<ByteBuffer, T> from) {
    return new Form<>(
        type.getName(),
        type,
        byte[].class,
        to,
        bytes -> {
          require(bytes.length == size);
          return from.apply(ByteBuffer.wrap(bytes));
        });
  }

  static <T> Form<T, Object[]> objects(
      String what,
      Class<T> type,
      Function<T, @Nullable Object[]> to,
      Function<@Nullable Object[], T> from) {
    return new Form<>(what, type, Object[].class, to, from);
  }

  static <T> Form<T, Object[]> objects(
      Class<T> type, Function<T, @Nullable Object[]> to, Function<@Nullable Object[], T> from) {
    return objects(type.getName(), type, to, from);
  }

  /** The form of a value that is the only one of its class. */
  static <T> Form<T, String> single(String what, Class<T> type, T value) {
    return new Form<>(
        what,
        type,
        String.class,
        any -> "",
        form -> {
          require(form.isEmpty());
          return value;
        });
  }

  @Override
  public F toForm(T value) {
    return to.apply(value);
  }

  @Override
  public T fromForm(F value) {
    return Named.valid(what, () -> from.apply(value));
  }

  /** Returns the refusal of a value, on encode. */
  static EncodeException none(String value) {
    return new EncodeException(value + " has no form: register a Surrogate for it");
  }

  /** Refuses a form. */
  public static void require(boolean valid) {
    if (!valid) {
      throw new IllegalArgumentException();
    }
  }
}
