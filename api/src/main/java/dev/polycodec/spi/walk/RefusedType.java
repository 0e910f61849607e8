package dev.polycodec.spi.walk;

import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Shape;

/** A class that values cannot have. */
final class RefusedType extends ObjectType {

  private final String refusal;

  RefusedType(Shape shape, int number) {
    super(shape, number, false);
    String reason = shape.refusal();
    refusal = reason == null ? "Values cannot have the class " + type.getName() : reason;
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) {
    walk.message().check(type);
    throw new EncodeException(refusal);
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) {
    walk.message().check(type);
    throw new MalformedDataException(refusal);
  }
}
