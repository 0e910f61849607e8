package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Shape;

/** Texts: a class of its own, because most values are. */
final class TextType extends ObjectType {

  TextType(Shape shape, int number) {
    super(shape, number, false);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    walk.out.writeText((String) value);
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    String text = walk.in.readText();
    if (text == null) {
      throw new MalformedDataException("The bytes hold a null text where none can be");
    }
    return text;
  }
}
