package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * Arrays of references: their length and elements, each expected to have the class of the one
 * before.
 */
final class ArrayType extends ObjectType {

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
    walk.out.writeNumber(message.elements(elements.length, 1, Integer.MAX_VALUE));
    ObjectType expected = types.of(component);
    for (Object element : elements) {
      expected = walk.write(element, expected);
    }
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int length = message.container(walk.in.readNumber(), 1, walk.in.remaining());
    @Nullable Object[] elements = (Object[]) Array.newInstance(component, length);
    walk.objects.set(id, elements);
    walk.objects.begin(id);
    ObjectType expected = types.of(component);
    for (int i = 0; i < length; i++) {
      elements[i] = walk.read(expected, component);
      expected = walk.lastRead();
    }
    walk.objects.end(id, message);
    message.exit();
    return elements;
  }
}
