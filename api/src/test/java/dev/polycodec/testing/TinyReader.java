package dev.polycodec.testing;

import dev.polycodec.CodecException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

final class TinyReader {

  private final DataInputStream in;
  private final Message message;
  private final Shapes shapes;

  TinyReader(byte[] bytes, int offset, int length, Message message, Shapes shapes) {
    this.in = new DataInputStream(new ByteArrayInputStream(bytes, offset, length));
    this.message = message;
    this.shapes = shapes;
  }

  int remaining() throws IOException {
    return in.available();
  }

  Object readRoot() throws Exception {
    String name = in.readUTF();
    return name.isEmpty() ? null : readBody(message.loadRoot(name));
  }

  private Object read() throws Exception {
    String name = in.readUTF();
    return name.isEmpty() ? null : readBody(message.load(name));
  }

  Object readBody(Class<?> type) throws Exception {
    Shape shape = shapes.of(type);
    return switch (shape.kind()) {
      case SCALAR -> readScalar(type);
      case ENUM -> shape.constant(in.readUTF(), message);
      case ARRAY -> readArray(type.componentType());
      case COLLECTION -> readCollection(shape);
      case MAP -> readMap(shape);
      case SURROGATE -> shape.fromForm(read(), message);
      case RECORD, FIELDS -> readFields(shape);
      default -> throw new IllegalStateException("No value is " + shape.kind());
    };
  }

  private Object readArray(Class<?> component) throws Exception {
    Object array = Array.newInstance(component, message.elements(in.readInt(), 2, remaining()));
    for (int i = 0; i < Array.getLength(array); i++) {
      Array.set(array, i, message.sound(read(), component));
    }
    return array;
  }

  private Object readCollection(Shape shape) throws Exception {
    Collection<Object> values = shape.newCollection(0);
    values.addAll(readAll());
    return values;
  }

  private Object readMap(Shape shape) throws Exception {
    Map<Object, Object> map = shape.newMap(0);
    List<Object> keys = readAll();
    List<Object> values = readAll();
    for (int i = 0; i < keys.size(); i++) {
      map.put(keys.get(i), values.get(i));
    }
    return map;
  }

  private List<Object> readAll() throws Exception {
    int length = message.elements(in.readInt(), 2, remaining());
    List<Object> values = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      values.add(read());
    }
    return values;
  }

  private Object readFields(Shape shape) throws Exception {
    message.enter(shape.type());
    Layout layout = message.layout(shape.type());
    List<? extends Class<?>> types =
        layout == null
            ? shape.fields().stream().map(FieldShape::type).toList()
            : layout.slots().stream().map(Layout.Slot::wireType).toList();
    Object[] values = new Object[types.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = message.sound(read(), types.get(i));
    }
    message.exit();
    return build(shape, layout, values);
  }

  private static Object build(Shape shape, Layout layout, Object[] values) {
    if (shape.kind() == Shape.Kind.RECORD) {
      try {
        return shape.construct(layout == null ? values : layout.components(shape, values));
      } catch (CodecException e) {
        throw e;
      } catch (Throwable e) {
        throw new IllegalArgumentException("The record refuses its components", e);
      }
    }
    Object made = shape.allocate();
    if (layout == null) {
      for (int i = 0; i < values.length; i++) {
        shape.fields().get(i).set(made, values[i]);
      }
    } else {
      layout.fill(made, values);
    }
    return made;
  }

  private Object readScalar(Class<?> type) throws IOException {
    message.check(type);
    String text = in.readUTF();
    if (type == Integer.class) {
      return Integer.valueOf(text);
    } else if (type == Long.class) {
      return Long.valueOf(text);
    } else if (type == BigDecimal.class) {
      return new BigDecimal(text);
    } else if (type == Double.class) {
      return Double.valueOf(text);
    } else if (type == Float.class) {
      return Float.valueOf(text);
    } else if (type == Short.class) {
      return Short.valueOf(text);
    }
    return text;
  }
}
