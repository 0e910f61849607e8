package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Maps: their size, keys and values, each expected to have the class of the one before. */
final class MapType extends ObjectType {

  private static final int KEY = 0;
  private static final int VALUE = 1;

  private final ObjectType anything;
  private final Shape shape;

  /** Whether the class is one of the application. */
  private final boolean own;

  private final boolean mayChange;

  MapType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.anything = types.of(Object.class);
    this.shape = shape;
    this.own = shape.type().getClassLoader() != null;
    this.mayChange = Containers.mayChange(shape.type());
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (own) {
      shape.requireRefilled(value);
    }
    Map<?, ?> map = (Map<?, ?>) value;
    Collection<? extends Map.Entry<?, ?>> entries =
        mayChange ? Arrays.asList(map.entrySet().toArray(new Map.Entry<?, ?>[0])) : map.entrySet();
    int size = message.elements(entries.size(), 2, Integer.MAX_VALUE);
    if (walk.named != null && Bare.isNamed(entries)) {
      encodeNamed(walk, walk.named, map, entries, declared.parts(this));
    } else {
      walk.beginElements(size);
      encodeEntries(walk, map, entries, size, declared.parts(this));
      walk.endElements();
    }
    message.exit();
  }

  private void encodeEntries(
      ObjectWriter walk,
      Map<?, ?> map,
      Collection<? extends Map.Entry<?, ?>> entries,
      int size,
      Declared[] parts)
      throws Exception {
    Message message = walk.message();
    ObjectType expectedKey = anything;
    ObjectType expectedValue = anything;
    int count = 0;
    for (Map.Entry<?, ?> entry : entries) {
      message.key(map, entry.getKey());
      expectedKey = walk.writeKey(entry.getKey(), expectedKey, parts[KEY]);
      expectedValue = walk.writeNext(entry.getValue(), expectedValue, parts[VALUE]);
      count++;
    }
    Containers.requireSize(count, size);
  }

  private void encodeNamed(
      ObjectWriter walk,
      NamedWire.Writer out,
      Map<?, ?> map,
      Collection<? extends Map.Entry<?, ?>> entries,
      Declared[] parts)
      throws Exception {
    out.beginObject();
    ObjectType expected = anything;
    for (Map.Entry<?, ?> entry : entries) {
      walk.message().key(map, entry.getKey());
      walk.requireDeclared(entry.getKey(), parts[KEY]);
      out.writeKey((String) entry.getKey());
      expected = walk.writeNext(entry.getValue(), expected, parts[VALUE]);
    }
    out.endObject();
  }

  @Override
  Declared[] parts(DeclaredTypes types, Declared at) {
    return Containers.parts(Map.class, types, types.bind(type, at));
  }

  @Override
  void forEachPart(
      Object value, Declared at, Message message, BiConsumer<@Nullable Object, Declared> to) {
    Declared[] parts = at.parts(this);
    ((Map<?, ?>) value)
        .forEach(
            (key, mapped) -> {
              to.accept(key, parts[KEY]);
              to.accept(mapped, parts[VALUE]);
            });
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    NamedWire.Reader named = walk.named;
    if (named != null && named.look() == NamedWire.Token.OBJECT) {
      Map<@Nullable Object, @Nullable Object> map = decodeNamed(walk, named, declared.parts(this));
      message.exit();
      return map;
    }
    int size = walk.beginElements(2);
    Map<@Nullable Object, @Nullable Object> map = shape.newMap(Containers.room(size));
    walk.objects.set(id, map);
    walk.objects.begin(id);
    decodeEntries(walk, size, map, declared.parts(this));
    walk.objects.end(id, message);
    message.exit();
    return map;
  }

  private Map<@Nullable Object, @Nullable Object> decodeNamed(
      ObjectReader walk, NamedWire.Reader in, Declared[] parts) throws Exception {
    Map<@Nullable Object, @Nullable Object> map = shape.newMap(0);
    ObjectType expected = anything;
    int count = 0;
    in.beginObject();
    in.nextName();
    for (String key = in.currentName(); key != null; key = in.currentName()) {
      walk.message().elements(++count, 2, Integer.MAX_VALUE);
      Object value = walk.readNext(expected, parts[VALUE]);
      expected = walk.lastRead();
      walk.message().key(map, walk.requireDeclared(key, parts[KEY]));
      if (!own && map.containsKey(key)) { // an application's may have something for each key
        throw new MalformedDataException("The bytes hold a key of a map twice");
      }
      map.put(key, value);
      in.nextName();
    }
    Message.requireDistinct(map, count);
    return map;
  }

  private void decodeEntries(
      ObjectReader walk, int size, Map<@Nullable Object, @Nullable Object> to, Declared[] parts)
      throws Exception {
    LateKeys late = walk.objects.late;
    LateBatch waiting = null;
    ObjectType expectedKey = anything;
    ObjectType expectedValue = anything;
    int count = 0;
    for (; walk.hasElement(count, 2, size); count++) {
      int before = late.beginKey();
      Object key = walk.readKey(expectedKey, parts[KEY]);
      expectedKey = walk.lastRead();
      boolean waits = late.endKey(before);
      Object value = walk.readNext(expectedValue, parts[VALUE]);
      expectedValue = walk.lastRead();
      if (waits && waiting == null) {
        waiting = late.waiting(to, count);
      }
      if (waiting != null) {
        waiting.add(key, value);
      } else {
        walk.message().key(to, key);
        to.put(key, value);
      }
    }
    late.add(waiting);
    if (waiting == null) {
      Message.requireDistinct(to, count);
    }
  }
}
