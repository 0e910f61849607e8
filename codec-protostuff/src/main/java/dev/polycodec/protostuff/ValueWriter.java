package dev.polycodec.protostuff;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Bulk;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of one message by their shapes.
 *
 * <p>A field of a scalar or enum class is written directly. Every other value is a nested message:
 * first the class, unless it is the declared one, then the content. The elements of containers are
 * fields of the container's message, whose number says what they are.
 */
final class ValueWriter {

  /** Field 1 names a class, field 2 refers to a class named before; the content starts at 3. */
  static final int NAME = 1;

  static final int NUMBER = 2;
  static final int FIRST = 3;

  /** Elements that are not scalars; the numbers of scalars follow. */
  static final int NESTED = FIRST;

  static final int NULL = NESTED + 1;

  private final ProtostuffBackend backend;
  private final TypeRefs refs;
  private final Message message;
  private final FlatOutput out;

  /** The shape found last, as elements often have the class of those before them. */
  private @Nullable Shape last;

  ValueWriter(ProtostuffBackend backend, TypeRefs refs, Message message, FlatOutput out) {
    this.backend = backend;
    this.refs = refs;
    this.message = message;
    this.out = out;
  }

  void root(Object value) throws IOException {
    content(backend.shape(value.getClass()), value);
  }

  private void nested(int number, @Nullable Shape declared, Object value) throws IOException {
    int start = out.begin(number);
    Shape type = shapeOf(value, declared);
    if (type.scalar() == null && type != declared) {
      writeRef(type.type());
    }
    content(type, value);
    out.end(number, start);
  }

  private Shape shapeOf(Object value, @Nullable Shape declared) {
    if (declared != null && declared.type() == value.getClass()) {
      return declared;
    }
    Shape shape = last;
    if (shape == null || shape.type() != value.getClass()) {
      shape = backend.shape(value.getClass());
      last = shape;
    }
    return shape;
  }

  private void writeRef(Class<?> type) {
    int number = refs.numberOf(type);
    if (number >= 0) {
      out.writeUInt32(NUMBER, number, false);
    } else {
      out.writeString(NAME, message.nameOf(type), false);
      refs.add(type);
    }
  }

  private void content(Shape type, Object value) throws IOException {
    Scalar scalar = type.scalar();
    if (scalar != null) {
      scalarElement(scalar, value);
    } else if (type.kind() == Shape.Kind.ENUM) {
      message.check(type.enumClass());
      out.writeString(FIRST, ((Enum<?>) value).name(), false);
    } else {
      message.enter(type.type());
      state(type, value);
      message.exit();
    }
  }

  private void state(Shape type, Object value) throws IOException {
    switch (type.kind()) {
      case FIELDS, RECORD, OPEN -> fields(type, value);
      case COLLECTION -> elements((Collection<?>) value, type.keyed());
      case MAP -> entries((Map<?, ?>) value);
      case ARRAY -> array(value);
      case SURROGATE -> element(type.toForm(value, message));
      default -> throw new EncodeException(String.valueOf(type.refusal()));
    }
  }

  private void fields(Shape type, Object owner) throws IOException {
    List<FieldShape> fields = type.fields();
    for (int i = 0; i < fields.size(); i++) {
      FieldShape field = fields.get(i);
      if (field.type().isPrimitive()) {
        Scalar scalar = Objects.requireNonNull(field.scalar());
        Scalars.writeBits(out, FIRST + i, scalar, field.getBits(owner));
        continue;
      }
      Object value = field.get(owner);
      if (value != null) {
        field(FIRST + i, field, value);
      }
    }
  }

  private void field(int number, FieldShape field, Object value) throws IOException {
    Scalar scalar = field.scalar();
    if (scalar != null) {
      scalar(number, scalar, value);
      return;
    }
    Shape declared = field.shape();
    if (declared.kind() == Shape.Kind.ENUM) {
      message.check(declared.enumClass());
      out.writeString(number, ((Enum<?>) value).name(), false);
    } else {
      nested(number, declared, value);
    }
  }

  private void elements(Collection<?> values, boolean keyed) throws IOException {
    message.elements(values.size(), 1, Integer.MAX_VALUE);
    for (Object value : values) {
      if (keyed) {
        message.key(values, value);
      }
      element(value);
    }
  }

  private void entries(Map<?, ?> map) throws IOException {
    message.elements(map.size(), 2, Integer.MAX_VALUE);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      message.key(map, entry.getKey());
      element(entry.getKey());
      element(entry.getValue());
    }
  }

  private void array(Object array) throws IOException {
    if (array instanceof Object[] values) {
      message.elements(values.length, 1, Integer.MAX_VALUE);
      for (Object value : values) {
        element(value);
      }
    } else {
      byte[] bytes = Bulk.toBytes(array, message);
      out.writeByteArray(FIRST, bytes, false);
    }
  }

  private void element(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeBool(NULL, true, false);
      return;
    }
    Scalar scalar = shapeOf(value, null).scalar();
    if (scalar != null) {
      scalarElement(scalar, value);
    } else {
      nested(NESTED, null, value);
    }
  }

  private void scalarElement(Scalar scalar, Object value) {
    scalar(NULL + 1 + scalar.ordinal(), scalar, value);
  }

  private void scalar(int number, Scalar scalar, Object value) {
    Scalars.write(out, number, scalar, scalar.bound(value, message));
  }
}
