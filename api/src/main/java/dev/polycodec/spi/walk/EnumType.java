package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Shape;

/** The constants of an enum, by name the first time and by reference from then on. */
final class EnumType extends ObjectType {

  private final Shape shape;

  EnumType(Shape shape, int number) {
    super(shape, number, true);
    this.shape = shape;
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    walk.out.writeText(((Enum<?>) value).name());
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    String name = walk.in.readText();
    if (name == null) {
      throw new MalformedDataException("The bytes hold a constant without a name");
    }
    return shape.constant(name, walk.message());
  }
}
