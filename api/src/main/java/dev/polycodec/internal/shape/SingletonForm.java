package dev.polycodec.internal.shape;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Surrogate;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The form of an object that is the only one of its class: nothing but its class, as the class
 * itself says which object that is.
 *
 * @param type the class
 * @param only returns the only object
 * @param resolver says which object one stands for
 */
record SingletonForm(
    Class<Object> type, Supplier<@Nullable Object> only, UnaryOperator<@Nullable Object> resolver)
    implements Surrogate<Object, String> {

  /** Returns the form of a class that says so in {@code readResolve}, as Java's own reader asks. */
  @SuppressWarnings("unchecked") // its values are objects
  static SingletonForm of(Class<?> type, Method readResolve) {
    readResolve.setAccessible(true);
    Creator blank = Creator.allocating(type);
    UnaryOperator<@Nullable Object> resolver = asked -> get(() -> readResolve.invoke(asked), type);
    return new SingletonForm(
        (Class<Object>) type, () -> resolver.apply(blank.allocate()), resolver);
  }

  /** Returns the form of a class whose language has one object of it, in a static field. */
  @SuppressWarnings("unchecked") // its values are objects
  static SingletonForm of(Class<?> type, Field holder) {
    holder.setAccessible(true);
    return new SingletonForm(
        (Class<Object>) type, () -> get(() -> holder.get(null), type), any -> any);
  }

  @Override
  public Class<String> form() {
    return String.class;
  }

  @Override
  public String toForm(Object value) {
    if (value != resolver.apply(value)) {
      throw new EncodeException(
          "Of "
              + type.getName()
              + ", whose readResolve returns another object, this one would not come back: register"
              + " a Surrogate for it");
    }
    return "";
  }

  @Override
  public Object fromForm(String form) {
    Object value = only.get();
    if (value == null || value.getClass() != type || !form.isEmpty()) {
      throw new MalformedDataException("The bytes hold no valid " + type.getName());
    }
    return value;
  }

  private interface Access {
    @Nullable Object get() throws ReflectiveOperationException;
  }

  private static @Nullable Object get(Access access, Class<?> type) {
    try {
      return access.get();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The only object of " + type.getName() + " is missing", e);
    }
  }
}
