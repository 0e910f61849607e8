package dev.polycodec.internal.surrogate;

import dev.polycodec.Surrogate;
import java.util.function.Function;

/** Makes surrogates of a jar, which do not look at the elements of a form. */
public final class ProvidedForm {

  private ProvidedForm() {}

  @SuppressWarnings("unchecked") // the functions take values of the class
  public static <T, F> Surrogate<T, F> of(
      Class<?> type, Class<F> form, Function<T, F> to, Function<F, ? extends T> from) {
    return new Form<>(type.getName(), (Class<T>) type, form, to, from::apply);
  }
}
