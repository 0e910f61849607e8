package dev.polycodec.kryo;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.graph.LateBatch;
import dev.polycodec.spi.graph.LateKeys;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * Collections, maps and arrays of references: a length, then the elements, each expected to have
 * the class of the one before.
 */
final class ContainerSerializers {

  private ContainerSerializers() {}

  static final class Collections extends ShapeSerializer {

    private final ShapeSerializer anything;
    private final Shape shape;
    private final boolean keyed;

    Collections(KryoBackend backend, Shape shape, int number) {
      super(shape.type(), number, true);
      this.anything = backend.serializer(Object.class);
      this.shape = shape;
      this.keyed = shape.keyed();
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      Message message = engine.message();
      message.enter(type);
      Collection<?> elements = (Collection<?>) value;
      int size = message.elements(elements.size(), 1, Integer.MAX_VALUE);
      out.writeVarInt(size, true);
      if (!keyed && value instanceof List<?> list && value instanceof RandomAccess) {
        encodeList(engine, out, list, size);
      } else {
        encodeAll(engine, out, elements, size);
      }
      message.exit();
    }

    private void encodeList(KryoEngine engine, Output out, List<?> elements, int size) {
      ShapeSerializer expected = anything;
      for (int i = 0; i < size; i++) {
        expected = engine.write(out, elements.get(i), expected);
      }
      requireSize(elements.size(), size);
    }

    private void encodeAll(KryoEngine engine, Output out, Collection<?> elements, int size) {
      ShapeSerializer expected = anything;
      int count = 0;
      for (Object element : elements) {
        if (keyed) {
          engine.message().key(elements, element);
        }
        expected = engine.write(out, element, expected);
        count++;
      }
      requireSize(count, size);
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      Message message = engine.message();
      message.enter(type);
      int size = message.container(in.readVarInt(true), 1, in.limit() - in.position());
      Collection<@Nullable Object> elements = shape.newCollection(size);
      engine.objects.set(id, elements);
      begin(engine, id);
      if (keyed || shape.compares()) {
        decodeKeys(engine, in, size, elements);
      } else {
        decodeAll(engine, in, size, elements);
      }
      end(engine, id);
      message.exit();
      return elements;
    }

    private void decodeAll(KryoEngine engine, Input in, int size, Collection<@Nullable Object> to) {
      ShapeSerializer expected = anything;
      for (int i = 0; i < size; i++) {
        to.add(engine.read(in, expected));
        expected = engine.lastRead();
      }
    }

    private void decodeKeys(
        KryoEngine engine, Input in, int size, Collection<@Nullable Object> to) {
      LateKeys late = engine.objects.late;
      LateBatch waiting = null;
      ShapeSerializer expected = anything;
      for (int i = 0; i < size; i++) {
        int before = late.beginKey();
        Object element = engine.read(in, expected);
        expected = engine.lastRead();
        if (late.endKey(before) && waiting == null) {
          waiting = late.waiting(to);
        }
        if (waiting != null) {
          waiting.add(element);
        } else {
          engine.message().key(to, element);
          to.add(element);
        }
      }
      late.add(waiting);
    }
  }

  static final class Maps extends ShapeSerializer {

    private final ShapeSerializer anything;
    private final Shape shape;

    Maps(KryoBackend backend, Shape shape, int number) {
      super(shape.type(), number, true);
      this.anything = backend.serializer(Object.class);
      this.shape = shape;
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      Message message = engine.message();
      message.enter(type);
      Map<?, ?> map = (Map<?, ?>) value;
      int size = message.elements(map.size(), 2, Integer.MAX_VALUE);
      out.writeVarInt(size, true);
      ShapeSerializer expectedKey = anything;
      ShapeSerializer expectedValue = anything;
      int count = 0;
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        message.key(map, entry.getKey());
        expectedKey = engine.write(out, entry.getKey(), expectedKey);
        expectedValue = engine.write(out, entry.getValue(), expectedValue);
        count++;
      }
      requireSize(count, size);
      message.exit();
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      Message message = engine.message();
      message.enter(type);
      int size = message.container(in.readVarInt(true), 2, in.limit() - in.position());
      Map<@Nullable Object, @Nullable Object> map = shape.newMap(size);
      engine.objects.set(id, map);
      begin(engine, id);
      decodeEntries(engine, in, size, map);
      end(engine, id);
      message.exit();
      return map;
    }

    private void decodeEntries(
        KryoEngine engine, Input in, int size, Map<@Nullable Object, @Nullable Object> to) {
      LateKeys late = engine.objects.late;
      LateBatch waiting = null;
      ShapeSerializer expectedKey = anything;
      ShapeSerializer expectedValue = anything;
      for (int i = 0; i < size; i++) {
        int before = late.beginKey();
        Object key = engine.read(in, expectedKey);
        expectedKey = engine.lastRead();
        boolean waits = late.endKey(before);
        Object value = engine.read(in, expectedValue);
        expectedValue = engine.lastRead();
        if (waits && waiting == null) {
          waiting = late.waiting(to);
        }
        if (waiting != null) {
          waiting.add(key, value);
        } else {
          engine.message().key(to, key);
          to.put(key, value);
        }
      }
      late.add(waiting);
    }
  }

  static final class Arrays extends ShapeSerializer {

    private final KryoBackend backend;
    private final Class<?> component;

    Arrays(KryoBackend backend, Shape shape, int number) {
      super(shape.type(), number, true);
      this.backend = backend;
      this.component = shape.type().componentType();
    }

    @Override
    void encode(KryoEngine engine, Output out, Object value) {
      Message message = engine.message();
      message.enter(type);
      Object[] elements = (Object[]) value;
      out.writeVarInt(message.elements(elements.length, 1, Integer.MAX_VALUE), true);
      ShapeSerializer expected = backend.serializer(component);
      for (Object element : elements) {
        expected = engine.write(out, element, expected);
      }
      message.exit();
    }

    @Override
    Object decode(KryoEngine engine, Input in, int id) {
      Message message = engine.message();
      message.enter(type);
      int length = message.container(in.readVarInt(true), 1, in.limit() - in.position());
      @Nullable Object[] elements = (Object[]) Array.newInstance(component, length);
      engine.objects.set(id, elements);
      begin(engine, id);
      ShapeSerializer expected = backend.serializer(component);
      for (int i = 0; i < length; i++) {
        elements[i] = message.sound(engine.read(in, expected), component);
        expected = engine.lastRead();
      }
      end(engine, id);
      message.exit();
      return elements;
    }
  }

  private static void requireSize(int found, int expected) {
    if (found != expected) {
      throw new ConcurrentModificationException(
          "A container changed from "
              + expected
              + " to "
              + found
              + " elements while it was encoded");
    }
  }
}
