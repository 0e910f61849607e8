package dev.polycodec.spi.walk;

import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.function.BiConsumer;
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
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    Object[] elements = (Object[]) value;
    walk.beginElements(message.elements(elements.length, 1, Integer.MAX_VALUE));
    Declared[] parts = declared.parts(this);
    ObjectType expected = types.of(component);
    for (int i = 0; i < elements.length; i++) {
      Declared part = part(declared, parts, i);
      expected = walk.write(walk.requireDeclared(elements[i], part), expected, part);
    }
    walk.endElements();
    message.exit();
  }

  /** Returns what is declared of an element: there are one or two in turn, after the first. */
  private Declared part(Declared declared, Declared[] parts, int index) {
    int turn = index - declared.start;
    return turn < 0 ? types.declared.any : parts[turn & parts.length - 1];
  }

  @Override
  Declared[] parts(DeclaredTypes declared, Declared at) {
    return at.turns.isEmpty()
        ? new Declared[] {declared.of(component)}
        : at.turns.toArray(Declared.NONE);
  }

  @Override
  void forEachPart(
      Object value, Declared at, Message message, BiConsumer<@Nullable Object, Declared> to) {
    @Nullable Object[] elements = (Object[]) value;
    Declared[] parts = at.parts(this);
    for (int i = 0; i < elements.length; i++) {
      to.accept(elements[i], part(at, parts, i));
    }
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int size = walk.beginElements(1);
    @Nullable Object[] elements = (Object[]) Array.newInstance(component, Containers.room(size));
    walk.objects.set(id, elements);
    walk.objects.begin(id);
    Declared[] parts = declared.parts(this);
    ObjectType expected = types.of(component);
    int length = 0;
    for (; walk.hasElement(length, 1, size); length++) {
      if (length == elements.length) { // of an array that announces no length
        elements = Arrays.copyOf(elements, Math.max(INITIAL, 2 * length));
      }
      Object element = walk.readNext(expected, part(declared, parts, length));
      elements[length] = message.sound(element, component);
      expected = walk.lastRead();
    }
    walk.objects.end(id, message);
    message.exit();
    return length == elements.length ? elements : Arrays.copyOf(elements, length);
  }
}
