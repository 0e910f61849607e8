package dev.polycodec.internal.shape;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Surrogate;
import java.lang.reflect.Method;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The form of an object without state that is the only one of its class: nothing but its class, as
 * the class itself says which object that is.
 *
 * @param type the class
 * @param instance says which object it is
 */
record SingletonForm(Class<Object> type, Callable<@Nullable Object> instance)
    implements Surrogate<Object, String> {

  /** Returns the form of a class that says so in {@code readResolve}, as Java's own reader asks. */
  @SuppressWarnings("unchecked") // its values are objects
  static SingletonForm of(Class<?> type, Method readResolve) {
    readResolve.setAccessible(true);
    Creator blank = Creator.allocating(type);
    return new SingletonForm((Class<Object>) type, () -> readResolve.invoke(blank.allocate()));
  }

  @Override
  public Class<String> form() {
    return String.class;
  }

  @Override
  public String toForm(Object value) {
    if (value != resolve()) {
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
    Object value = resolve();
    if (value == null || value.getClass() != type || !form.isEmpty()) {
      throw new MalformedDataException("The bytes hold no valid " + type.getName());
    }
    return value;
  }

  private @Nullable Object resolve() {
    try {
      return instance.call();
    } catch (Exception e) {
      throw new IllegalStateException("The readResolve of " + type.getName() + " failed", e);
    }
  }
}
