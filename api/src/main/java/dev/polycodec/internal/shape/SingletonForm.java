package dev.polycodec.internal.shape;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.Surrogate;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * The form of an object without state that is the only one of its class: nothing but its class, as
 * the class itself says which object that is.
 *
 * @param type the class
 * @param blank makes another object, to be asked
 * @param readResolve says which object one stands for
 */
record SingletonForm(Class<Object> type, Creator blank, Method readResolve)
    implements Surrogate<Object, String> {

  /** Returns the form of a class that says so in {@code readResolve}, as Java's own reader asks. */
  @SuppressWarnings("unchecked") // its values are objects
  static SingletonForm of(Class<?> type, Method readResolve) {
    readResolve.setAccessible(true);
    return new SingletonForm((Class<Object>) type, Creator.allocating(type), readResolve);
  }

  @Override
  public Class<String> form() {
    return String.class;
  }

  @Override
  public String toForm(Object value) {
    if (value != resolve(value)) {
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
    Object value = resolve(blank.allocate());
    if (value == null || value.getClass() != type || !form.isEmpty()) {
      throw new MalformedDataException("The bytes hold no valid " + type.getName());
    }
    return value;
  }

  private @Nullable Object resolve(Object asked) {
    try {
      return readResolve.invoke(asked);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The readResolve of " + type.getName() + " failed", e);
    }
  }
}
