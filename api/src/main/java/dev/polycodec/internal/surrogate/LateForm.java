package dev.polycodec.internal.surrogate;

import dev.polycodec.spi.Message.Filling;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A surrogate of a container that looks at its elements or keys, made of two functions.
 *
 * @param what how messages call the class
 * @param type the class or interface that the values have in common
 * @param to returns the form of a value
 * @param from returns the value of a form, or throws any unchecked exception
 */
record LateForm<T>(
    String what,
    Class<T> type,
    Function<T, @Nullable Object[]> to,
    BiFunction<@Nullable Object[], Filling, ? extends T> from)
    implements Named<T, Object[]>, Filling.Form<T> {

  @Override
  public Class<Object[]> form() {
    return Object[].class;
  }

  @Override
  public @Nullable Object[] toForm(T value) {
    return to.apply(value);
  }

  @Override
  public T fromForm(@Nullable Object[] value) {
    return fromForm(value, Filling.NOW);
  }

  @Override
  public T fromForm(@Nullable Object[] value, Filling filling) {
    return Named.valid(what, () -> from.apply(value, filling));
  }
}
