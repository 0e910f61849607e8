package dev.polycodec.hessian;

import dev.polycodec.spi.FieldSource;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.bulk.Bulk;
import dev.polycodec.spi.graph.LateBatch;
import dev.polycodec.spi.graph.LateKeys;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads objects by their shapes. */
final class ShapeReader {

  private final ValueReader values;
  private final Input in;
  private final FieldSource fields;

  ShapeReader(ValueReader values, Input in) {
    this.values = values;
    this.in = in;
    this.fields = new FieldReader(values, in);
  }

  private Message message() {
    return values.message();
  }

  /** Reads what is a list on the wire, from its elements on. */
  Object list(Shape shape, int length) throws Exception {
    if (shape.kind() == Shape.Kind.ENUM) {
      return constant(shape, length);
    }
    message().enter(shape.type());
    Object value =
        switch (shape.kind()) {
          case COLLECTION -> collection(shape, values.announced(length));
          case ARRAY -> array(length, shape.type().componentType());
          case SURROGATE -> surrogate(shape, length);
          default -> throw ValueReader.unexpected("list");
        };
    message().exit();
    return value;
  }

  private Object constant(Shape shape, int length) throws Exception {
    message().check(shape.enumClass());
    ValueReader.requireOne(length);
    return shape.constant(in.readText());
  }

  private Object surrogate(Shape shape, int length) throws Exception {
    int number = values.open();
    Object form = values.only(length);
    return values.close(number, shape.fromForm(form, message(), values.late()));
  }

  private Object collection(Shape shape, int length) throws Exception {
    Collection<@Nullable Object> target = shape.newCollection(length);
    values.open(target);
    if (shape.compares() || shape.keyed()) {
      keys(target, length);
    } else {
      for (int i = 0; i < length; i++) {
        target.add(values.read());
      }
    }
    values.close();
    return target;
  }

  private void keys(Collection<@Nullable Object> target, int length) throws Exception {
    LateKeys late = values.late();
    LateBatch waiting = null;
    for (int i = 0; i < length; i++) {
      int before = late.beginKey();
      Object element = values.read();
      if (late.endKey(before) && waiting == null) {
        waiting = late.waiting(target);
      }
      if (waiting != null) {
        waiting.add(element);
      } else {
        message().key(target, element);
        target.add(element);
      }
    }
    late.add(waiting);
  }

  private Object array(int length, Class<?> component) throws Exception {
    if (component.isPrimitive()) {
      return primitives(length, component);
    }
    Object[] target = (Object[]) Array.newInstance(component, values.announced(length));
    values.open(target);
    for (int i = 0; i < length; i++) {
      target[i] = message().sound(values.read(), component);
    }
    values.close();
    return target;
  }

  private Object primitives(int length, Class<?> component) throws Exception {
    int number = values.open();
    if (values.only(length) instanceof byte[] bytes) {
      return values.close(number, Bulk.fromBytes(bytes, component, message()));
    }
    throw ValueReader.unexpected("list");
  }

  /** Reads what is a map on the wire, from its entries on. */
  Object map(Shape shape) throws Exception {
    if (shape.kind() != Shape.Kind.MAP) {
      throw ValueReader.unexpected("map");
    }
    message().enter(shape.type());
    Map<@Nullable Object, @Nullable Object> target = shape.newMap(0);
    values.open(target);
    entries(target);
    values.close();
    message().exit();
    return target;
  }

  private void entries(Map<@Nullable Object, @Nullable Object> target) throws Exception {
    LateKeys late = values.late();
    LateBatch waiting = null;
    for (int count = 1; !in.isEnd(); count++) {
      message().elements(count, 2, Integer.MAX_VALUE);
      int before = late.beginKey();
      Object key = values.read();
      boolean waits = late.endKey(before);
      Object value = values.read();
      if (waits && waiting == null) {
        waiting = late.waiting(target);
      }
      if (waiting != null) {
        waiting.add(key, value);
      } else {
        message().key(target, key);
        target.put(key, value);
      }
    }
    late.add(waiting);
  }

  /** Reads an object of named fields, from its fields on. */
  Object object(Shape shape) throws Exception {
    message().enter(shape.type());
    Layout layout = message().layout(shape.type());
    Object value =
        switch (shape.kind()) {
          case FIELDS, OPEN -> fields(shape, layout);
          case RECORD -> record(shape, layout);
          default -> throw ValueReader.unexpected("object");
        };
    message().exit();
    return value;
  }

  private Object fields(Shape shape, Layout layout) throws Exception {
    Object owner = shape.allocate();
    values.open(owner);
    if (layout.same()) {
      shape.fill(owner, fields);
    } else {
      layout.fill(owner, values.slots(layout));
    }
    values.close();
    return owner;
  }

  private Object record(Shape shape, Layout layout) throws Exception {
    int number = values.open();
    return values.close(number, shape, construct(shape, layout));
  }

  private Object construct(Shape shape, Layout layout) throws Exception {
    if (layout.same()) {
      return shape.construct(fields);
    }
    @Nullable Object[] components = layout.components(shape, values.slots(layout));
    try {
      return shape.construct(components);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
