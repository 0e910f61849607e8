package dev.polycodec.spi.walk;

import dev.polycodec.spi.Shape;
import java.util.Date;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Values that refer to no other; only arrays and {@code Date}, which can change, have identity. */
final class LeafType<T> extends ObjectType {

  private final Form<T> form;

  @SuppressWarnings("unchecked") // a class is paired with its form
  LeafType(Shape shape, int number, Form<?> form) {
    super(shape, number, shape.type() == Date.class || shape.type().isArray());
    this.form = (Form<T>) form;
  }

  /** How a value is written. */
  interface Writer<T> {
    void write(ObjectWriter walk, WireWriter out, T value) throws Exception;
  }

  /** How a value is read. */
  interface Reader<T> {
    @Nullable T read(ObjectReader walk, WireReader in) throws Exception;
  }

  /** Both directions. */
  record Form<T>(Writer<T> writer, Reader<T> reader) {}

  @Override
  @SuppressWarnings("unchecked") // the value has the class
  void encode(ObjectWriter walk, Object value) throws Exception {
    form.writer.write(walk, walk.out, (T) value);
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    return Objects.requireNonNull(form.reader.read(walk, walk.in), "a leaf is no null");
  }
}
