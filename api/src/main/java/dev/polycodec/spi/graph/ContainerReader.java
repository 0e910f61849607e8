package dev.polycodec.spi.graph;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.bulk.Bulk;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads, for a {@link GraphReader}, the content of collections, maps and arrays. */
final class ContainerReader {

  private final GraphReader in;
  private final Shapes shapes;
  private final ScalarReader scalars;
  private final NumberedObjects objects;
  private final LateKeys late;

  ContainerReader(
      GraphReader in, Shapes shapes, ScalarReader scalars, NumberedObjects objects, LateKeys late) {
    this.in = in;
    this.shapes = shapes;
    this.scalars = scalars;
    this.objects = objects;
    this.late = late;
  }

  /** Reads a collection, which its elements may refer to by its number. */
  Object readElements(Shape shape, int number) throws Exception {
    int size = in.message().container(in.readInt(), 1, in.remaining());
    Collection<@Nullable Object> values = shape.newCollection(size);
    objects.set(number, values);
    if (shape.keyed() || shape.compares()) {
      readKeys(values, size);
    } else {
      for (int i = 0; i < size; i++) {
        values.add(in.read(null));
      }
    }
    return values;
  }

  private void readKeys(Collection<@Nullable Object> target, int size) throws Exception {
    Message message = in.message();
    LateBatch waiting = null;
    for (int i = 0; i < size; i++) {
      int before = late.beginKey();
      Object key = in.read(null);
      boolean waits = late.endKey(before);
      if (waits && waiting == null) {
        waiting = late.waiting(target);
      }
      if (waiting != null) {
        waiting.add(key);
      } else {
        message.key(target, key);
        target.add(key);
      }
    }
    late.add(waiting);
  }

  /** Reads a map, which its keys and values may refer to by its number. */
  Object readEntries(Shape shape, int number) throws Exception {
    Message message = in.message();
    int size = message.container(in.readInt(), 2, in.remaining());
    Map<@Nullable Object, @Nullable Object> map = shape.newMap(size);
    objects.set(number, map);
    LateBatch waiting = null;
    for (int i = 0; i < size; i++) {
      int before = late.beginKey();
      Object key = in.read(null);
      boolean waits = late.endKey(before);
      Object value = in.read(null);
      if (waits && waiting == null) {
        waiting = late.waiting(map);
      }
      if (waiting != null) {
        waiting.add(key, value);
      } else {
        message.key(map, key);
        map.put(key, value);
      }
    }
    late.add(waiting);
    return map;
  }

  /** Reads an array, which its elements may refer to by its number. */
  Object readArray(Class<?> component, int number) throws Exception {
    Message message = in.message();
    if (component.isPrimitive()) {
      return Bulk.fromBytes(scalars.readBytes(), component, message);
    }
    int length = message.container(in.readInt(), 1, in.remaining());
    Object[] values = (Object[]) Array.newInstance(component, length);
    objects.set(number, values);
    Shape declared = shapes.of(component);
    for (int i = 0; i < length; i++) {
      values[i] = message.sound(in.read(declared), component);
    }
    return values;
  }
}
