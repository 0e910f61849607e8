package dev.polycodec.fastjson;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shape.Kind;
import dev.polycodec.spi.Shapes;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tells the message of all objects that a value consists of, as the library tells of none. */
record Census(Shapes shapes) {

  void count(@Nullable Object value, Message message) {
    if (value == null) {
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
      countContent(value, shape, message);
      message.exit();
    }
  }

  private void countContent(Object value, Shape shape, Message message) {
    if (value instanceof Object[] array) {
      countAll(array, message);
    } else if (value instanceof Collection<?> collection) {
      countAll(collection.toArray(), message);
    } else if (value instanceof Map<?, ?> map) {
      countAll(map.keySet().toArray(), message);
      countAll(map.values().toArray(), message);
    } else if (shape.kind() == Kind.SURROGATE
        && shape.toForm(value, message) instanceof Object[] form) {
      countAll(form, message);
    }
    for (FieldShape field : shape.fields()) {
      if (!field.type().isPrimitive()) {
        count(field.get(value), message);
      }
    }
  }

  private void countAll(@Nullable Object[] values, Message message) {
    for (Object value : values) {
      count(value, message);
    }
  }
}
