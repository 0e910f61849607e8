package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Arrays of references: their length and elements, each expected to have the class of the one
 * before.
 */
final class ArrayType extends ObjectType {

  private static final int INITIAL = 16;

  private final ObjectTypes types;
  private final Class<?> component;

  ArrayType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.types = types;
    this.component = shape.type().componentType();
  }

  @Override
  void encode(ObjectWriter walk, Object value) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    Object[] elements = (Object[]) value;
    walk.beginElements(message.elements(elements.length, 1, Integer.MAX_VALUE));
    ObjectType expected = types.of(component);
    for (Object element : elements) {
      expected = walk.write(element, expected);
    }
    walk.endElements();
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int size = walk.beginElements(1);
    @Nullable Object[] elements = (Object[]) Array.newInstance(component, Containers.room(size));
    walk.objects.set(id, elements);
    walk.objects.begin(id);
    ObjectType expected = types.of(component);
    int length = 0;
    for (; walk.hasElement(length, 1, size); length++) {
      if (length == elements.length) { // of an array that announces no length
        elements = Arrays.copyOf(elements, Math.max(INITIAL, 2 * length));
      }
      elements[length] = walk.read(expected, component);
      expected = walk.lastRead();
    }
    walk.objects.end(id, message);
    message.exit();
    return length == elements.length ? elements : Arrays.copyOf(elements, length);
  }
}
