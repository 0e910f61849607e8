package dev.polycodec.tck;

import dev.polycodec.Surrogate;
import java.util.function.Function;

/**
 * Stands for a class by two functions.
 *
 * @param to makes the form of a value
 * @param from makes the value of a form
 */
record Form<T, F>(Class<T> type, Class<F> form, Function<T, F> to, Function<F, T> from)
    implements Surrogate<T, F> {

  @Override
  public F toForm(T value) {
    return to.apply(value);
  }

  @Override
  public T fromForm(F value) {
    return from.apply(value);
  }
}
