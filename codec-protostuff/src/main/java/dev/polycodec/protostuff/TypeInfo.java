package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.Surrogate;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How values of one class are written and read. */
final class TypeInfo {

  /** Field 1 names a class, field 2 refers to a class named before; the content starts at 3. */
  static final int NAME = 1;

  static final int NUMBER = 2;
  static final int FIRST = 3;

  private final Shape shape;
  private final int scalar;
  private final Field[] fields;

  private TypeInfo(Shape shape) {
    this.shape = shape;
    this.scalar = shape.applicationSurrogate() ? 0 : Scalars.codeOf(shape.type());
    List<FieldShape> all = shape.fields();
    this.fields = new Field[all.size()];
    for (int i = 0; i < fields.length; i++) {
      fields[i] = new Field(all.get(i), FIRST + i);
    }
  }

  static TypeInfo of(Shape shape) {
    return new TypeInfo(shape);
  }

  Shape shape() {
    return shape;
  }

  Class<?> type() {
    return shape.type();
  }

  Shape.Kind kind() {
    return shape.kind();
  }

  /** Returns the code of a scalar class, else 0. */
  int scalar() {
    return scalar;
  }

  /** Returns the fields, or record components, in the order of the shape. */
  Field[] fields() {
    return fields;
  }

  /** Returns the form of a value of a class with a surrogate. */
  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  Object toForm(Object value) {
    return ((Surrogate<Object, ?>) surrogate()).toForm(value);
  }

  /** Returns the value of a decoded form, whose class is checked. */
  @SuppressWarnings("unchecked") // the form is checked before it is passed
  Object fromForm(@Nullable Object form) {
    Surrogate<?, Object> surrogate = (Surrogate<?, Object>) surrogate();
    if (form == null || !surrogate.form().isInstance(form)) {
      throw new MalformedDataException(
          "The form of a " + type().getName() + " is of another class");
    }
    return surrogate.fromForm(form);
  }

  private Surrogate<?, ?> surrogate() {
    return Objects.requireNonNull(shape.surrogate(), "the surrogate of a SURROGATE class");
  }

  /** Returns the enum of an enum class or of a constant with a body. */
  Class<?> enumClass() {
    Class<?> type = shape.type();
    return type.isEnum() ? type : type.getSuperclass();
  }

  /** One field: its number on the wire, and its scalar code if its class has one. */
  static final class Field {

    private final FieldShape shape;
    private final int number;
    private final int scalar;

    Field(FieldShape shape, int number) {
      this.shape = shape;
      this.number = number;
      this.scalar = Scalars.isExact(shape.type()) ? Scalars.codeOf(shape.type()) : 0;
    }

    FieldShape shape() {
      return shape;
    }

    int number() {
      return number;
    }

    int scalar() {
      return scalar;
    }
  }
}
