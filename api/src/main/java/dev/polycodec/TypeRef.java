package dev.polycodec;

import dev.polycodec.internal.shape.MadeTypes;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * Captures a generic type: {@code new TypeRef<List<Order>>() {}}.
 *
 * @param <T> the type to capture
 */
public abstract class TypeRef<T> {

  private final Type type;

  /**
   * Captures the type argument of the anonymous subclass.
   *
   * @throws IllegalStateException if the subclass names no type argument
   */
  protected TypeRef() {
    if (!(getClass().getGenericSuperclass() instanceof ParameterizedType parent)
        || parent.getRawType() != TypeRef.class) {
      throw new IllegalStateException(
          "A TypeRef needs its type argument: new TypeRef<List<Order>>() {}");
    }
    this.type = parent.getActualTypeArguments()[0];
  }

  private TypeRef(Type type) {
    this.type = type;
  }

  /**
   * Returns the reference to a type known only at run time, such as a field's generic type, or one
   * that a framework has made.
   *
   * @throws IllegalArgumentException if it is no kind of type that Java has, or has more or fewer
   *     arguments than its class
   */
  public static TypeRef<?> of(Type type) {
    return new TypeRef<Object>(MadeTypes.copy(type)) {};
  }

  /** Returns the captured type. */
  public final Type type() {
    return type;
  }

  @Override
  public final String toString() {
    return type.getTypeName();
  }
}
