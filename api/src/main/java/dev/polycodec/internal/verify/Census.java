package dev.polycodec.internal.verify;

import dev.polycodec.internal.shape.Types;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Tells a message of all objects that a value consists of, by the shapes of their classes. */
public record Census(Shapes shapes, Message message, Predicate<Class<?>> values) {

  /** About how many bytes of the heap a value of a library takes, without what it holds. */
  private static final int VALUE = 64;

  /** Counts a value, and all that it holds, of which each must be what is declared. */
  public void count(@Nullable Object value, Type declared) {
    if (value == null) {
      return;
    }
    if (values.test(value.getClass())) {
      countValue(value);
      return;
    }
    Shape shape = shapes.of(value.getClass());
    Scalar scalar = shape.scalar();
    if (scalar != null) {
      scalar.bound(value, message);
    } else if (shape.kind() == Kind.ENUM) {
      message.admit(shape.enumClass());
    } else {
      message.enter(value.getClass());
      countContent(value, shape, declared);
      message.exit();
    }
  }

  /** A value of the library may be a container, but nobody sees its fields. */
  private void countValue(Object value) {
    message.admit(value.getClass());
    message.enterChecked(VALUE);
    message.measure(value);
    if (value instanceof Collection<?> collection) {
      countAll(collection.toArray(), Object.class);
    } else if (value instanceof Map<?, ?> map) {
      countAll(map.values().toArray(), Object.class);
    }
    message.exit();
  }

  private void countContent(Object value, Shape shape, Type declared) {
    message.measure(value);
    if (value instanceof Object[] array) {
      countAll(array, value.getClass().getComponentType());
    } else if (value instanceof Collection<?> collection) {
      countHeld(collection.toArray(), declared, 0, 1);
    } else if (value instanceof Map<?, ?> map) {
      countHeld(map.keySet().toArray(), declared, 0, 2);
      countHeld(map.values().toArray(), declared, 1, 2);
    } else if (shape.kind() == Kind.SURROGATE
        && shape.toForm(value, message) instanceof Object[] form) {
      countAll(form, Object.class);
    }
    for (FieldShape field : shape.fields()) {
      if (!field.type().isPrimitive()) {
        count(message.sound(field.get(value), field.type()), field.genericType());
      }
    }
  }

  /** Counts what a container holds, by one of its type arguments. */
  private void countHeld(@Nullable Object[] values, Type container, int index, int number) {
    if (values.length > 0) {
      countAll(values, argument(container, index, number));
    }
  }

  private void countAll(@Nullable Object[] values, Type declared) {
    for (Object value : values) {
      count(message.sound(value, Types.raw(declared)), declared);
    }
  }

  /** Returns what a container is declared to hold; anything, if its declaration does not say it. */
  private static Type argument(Type declared, int index, int number) {
    return declared instanceof ParameterizedType type
            && Types.raw(type).getPackageName().startsWith("java.util")
            && type.getActualTypeArguments().length == number
        ? type.getActualTypeArguments()[index]
        : Object.class;
  }
}
