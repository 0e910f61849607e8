package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.require;

import java.lang.reflect.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Classes, as values. An empty array of the class carries it, so that its name goes the way of all
 * names, under the policy; nothing is initialised.
 */
final class ClassForm {

  private ClassForm() {}

  static void addTo(FormTable rows) {
    rows.add(Form.objects(Class.class, ClassForm::form, ClassForm::type));
  }

  /** There is no array of {@code void}. */
  private static @Nullable Object[] form(Class<?> type) {
    return new Object[] {type == void.class ? null : Array.newInstance(type, 0)};
  }

  private static Class<?> type(@Nullable Object[] form) {
    require(form.length == 1);
    Object array = form[0];
    if (array == null) {
      return void.class;
    }
    require(array.getClass().isArray() && Array.getLength(array) == 0);
    return Objects.requireNonNull(array.getClass().getComponentType());
  }
}
