package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Collections: their size and elements, each expected to have the class of the one before. */
final class CollectionType extends ObjectType {

  private final ObjectType anything;
  private final Shape shape;

  /** Whether the class is one of the application. */
  private final boolean own;

  private final boolean keyed;

  private final boolean mayChange;

  /** Whether each addition would copy all that is there. */
  private final boolean copied;

  CollectionType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.anything = types.of(Object.class);
    this.shape = shape;
    this.own = shape.type().getClassLoader() != null;
    this.mayChange = Containers.mayChange(shape.type());
    this.copied = shape.type() == CopyOnWriteArrayList.class;
    this.keyed = shape.keyed() && !copied;
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (own) {
      shape.requireRefilled(value);
    }
    Collection<?> container = (Collection<?>) value;
    Collection<?> elements = mayChange ? Arrays.asList(container.toArray()) : container;
    int size = message.elements(elements.size(), 1, Integer.MAX_VALUE);
    walk.beginElements(size);
    Declared element = declared.parts(this)[0];
    if (!keyed && elements instanceof List<?> list && elements instanceof RandomAccess) {
      encodeList(walk, list, size, element);
    } else {
      encodeAll(walk, container, elements, size, element);
    }
    walk.endElements();
    message.exit();
  }

  private void encodeList(ObjectWriter walk, List<?> elements, int size, Declared declared)
      throws Exception {
    ObjectType expected = anything;
    for (int i = 0; i < size; i++) {
      expected = walk.writeNext(elements.get(i), expected, declared);
    }
    Containers.requireSize(elements.size(), size);
  }

  private void encodeAll(
      ObjectWriter walk,
      Collection<?> container,
      Collection<?> elements,
      int size,
      Declared declared)
      throws Exception {
    ObjectType expected = anything;
    int count = 0;
    for (Object element : elements) {
      if (keyed) {
        walk.message().key(container, element);
      }
      expected = walk.writeNext(element, expected, declared);
      count++;
    }
    Containers.requireSize(count, size);
  }

  @Override
  Declared[] parts(DeclaredTypes types, Declared at) {
    return Containers.parts(Collection.class, types, types.bind(type, at));
  }

  @Override
  void forEachPart(
      Object value, Declared at, Message message, BiConsumer<@Nullable Object, Declared> to) {
    Declared element = at.parts(this)[0];
    ((Collection<?>) value).forEach(each -> to.accept(each, element));
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int size = walk.beginElements(1);
    Collection<@Nullable Object> elements = shape.newCollection(Containers.room(size));
    walk.objects.set(id, elements);
    walk.objects.begin(id);
    if (keyed || shape.compares()) {
      decodeKeys(walk, size, elements, declared.parts(this)[0]);
    } else if (copied) {
      List<@Nullable Object> all = new ArrayList<>(Containers.room(size));
      decodeAll(walk, size, all, declared.parts(this)[0]);
      elements.addAll(all);
    } else {
      decodeAll(walk, size, elements, declared.parts(this)[0]);
    }
    walk.objects.end(id, message);
    message.exit();
    return elements;
  }

  private void decodeAll(
      ObjectReader walk, int size, Collection<@Nullable Object> to, Declared declared)
      throws Exception {
    ObjectType expected = anything;
    for (int i = 0; walk.hasElement(i, 1, size); i++) {
      to.add(walk.readNext(expected, declared));
      expected = walk.lastRead();
    }
  }

  private void decodeKeys(
      ObjectReader walk, int size, Collection<@Nullable Object> to, Declared declared)
      throws Exception {
    LateKeys late = walk.objects.late;
    LateBatch waiting = null;
    ObjectType expected = anything;
    int count = 0;
    for (; walk.hasElement(count, 1, size); count++) {
      int before = late.beginKey();
      Object element = walk.readNext(expected, declared);
      expected = walk.lastRead();
      if (late.endKey(before) && waiting == null) {
        waiting = late.waiting(to, count);
      }
      if (waiting != null) {
        waiting.add(element);
      } else {
        walk.message().key(to, element);
        to.add(element);
      }
    }
    late.add(waiting);
    if (waiting == null) {
      Message.requireDistinct(to, count);
    }
  }
}
