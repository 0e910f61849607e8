package dev.polycodec.spi.walk;

import dev.polycodec.spi.Shape;
import java.util.Date;
import java.util.Objects;

/** Values that refer to no other; only arrays and {@code Date}, which can change, have identity. */
final class LeafType<T> extends ObjectType {

  private final LeafForm<T> form;

  @SuppressWarnings("unchecked") // a class is paired with its form
  LeafType(Shape shape, int number, LeafForm<?> form) {
    super(shape, number, shape.type() == Date.class || shape.type().isArray());
    this.form = (LeafForm<T>) form;
  }

  @Override
  @SuppressWarnings("unchecked") // the value has the class
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    form.writer().write(walk, walk.out, (T) value);
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    return Objects.requireNonNull(form.reader().read(walk, walk.in), "a leaf is no null");
  }
}
