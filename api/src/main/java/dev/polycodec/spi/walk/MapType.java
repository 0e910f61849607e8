package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Maps: their size, keys and values, each expected to have the class of the one before. */
final class MapType extends ObjectType {

  private final ObjectType anything;
  private final Shape shape;

  MapType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.anything = types.of(Object.class);
    this.shape = shape;
  }

  @Override
  void encode(ObjectWriter walk, Object value) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    Map<?, ?> map = (Map<?, ?>) value;
    int size = message.elements(map.size(), 2, Integer.MAX_VALUE);
    walk.out.writeNumber(size);
    ObjectType expectedKey = anything;
    ObjectType expectedValue = anything;
    int count = 0;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      message.key(map, entry.getKey());
      expectedKey = walk.write(entry.getKey(), expectedKey);
      expectedValue = walk.write(entry.getValue(), expectedValue);
      count++;
    }
    Containers.requireSize(count, size);
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int size = message.container(walk.in.readNumber(), 2, walk.in.remaining());
    Map<@Nullable Object, @Nullable Object> map = shape.newMap(size);
    walk.objects.set(id, map);
    walk.objects.begin(id);
    decodeEntries(walk, size, map);
    walk.objects.end(id, message);
    message.exit();
    return map;
  }

  private void decodeEntries(
      ObjectReader walk, int size, Map<@Nullable Object, @Nullable Object> to) throws Exception {
    LateKeys late = walk.objects.late;
    LateBatch waiting = null;
    ObjectType expectedKey = anything;
    ObjectType expectedValue = anything;
    for (int i = 0; i < size; i++) {
      int before = late.beginKey();
      Object key = walk.read(expectedKey);
      expectedKey = walk.lastRead();
      boolean waits = late.endKey(before);
      Object value = walk.read(expectedValue);
      expectedValue = walk.lastRead();
      if (waits && waiting == null) {
        waiting = late.waiting(to);
      }
      if (waiting != null) {
        waiting.add(key, value);
      } else {
        walk.message().key(to, key);
        to.put(key, value);
      }
    }
    late.add(waiting);
  }
}
