package dev.polycodec.internal.surrogate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Surrogate;
import java.util.Objects;

/** Takes values to their forms and back. */
final class RoundTrip {

  private RoundTrip() {}

  static Object roundTrip(Object value) {
    return decode(value.getClass(), form(value));
  }

  static Object form(Object value) {
    return form(value.getClass(), value);
  }

  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  static Object form(Class<?> type, Object value) {
    Surrogate<Object, ?> surrogate = (Surrogate<Object, ?>) surrogate(type);
    Object form = surrogate.toForm(value);
    assertThat(form).isExactlyInstanceOf(surrogate.form());
    return form;
  }

  @SuppressWarnings("unchecked") // a surrogate checks its forms
  static Object decode(Class<?> type, Object form) {
    return ((Surrogate<?, Object>) surrogate(type)).fromForm(form);
  }

  private static Surrogate<?, ?> surrogate(Class<?> type) {
    return Objects.requireNonNull(BuiltIns.find(type), type::getName);
  }
}
