package dev.polycodec.hessian;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.FieldSink;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of a message by their shapes: objects as Hessian's objects, maps as its maps,
 * and everything else that has a type as a list of that type. A field of a scalar or enum class has
 * no type.
 */
final class ValueWriter {

  private final Output out;
  private final Shapes shapes;
  private final Shape strings;
  private final FieldSink fields;

  /** What is being written and complete only after what it refers to, outermost first. */
  private final List<Object> unfinished = new ArrayList<>();

  private @Nullable Message message;

  /** The shape found last, as elements often have the class of the one before them. */
  private Shape last;

  ValueWriter(Output out, Shapes shapes) {
    this.out = out;
    this.shapes = shapes;
    this.strings = shapes.of(String.class);
    this.last = strings;
    this.fields = new FieldWriter(this, out);
  }

  void writeRoot(@Nullable Object value, Message of) throws IOException {
    message = of;
    write(value);
  }

  /** Forgets the message; after a failed one, too. */
  void clear() {
    message = null;
    unfinished.clear();
    out.clear();
  }

  private Message message() {
    return Objects.requireNonNull(message, "no message is being written");
  }

  private void write(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeNull();
    } else if (value instanceof String text) {
      text(text);
    } else {
      write(shapeOf(value.getClass()), value);
    }
  }

  private Shape shapeOf(Class<?> type) {
    Shape shape = last;
    if (shape.type() != type) {
      shape = shapes.of(type);
      last = shape;
    }
    return shape;
  }

  private void write(Shape shape, Object value) throws IOException {
    Scalar scalar = shape.scalar();
    if (scalar != null) {
      scalar.bound(value, message());
      if (!isShared(scalar) || !out.writeKnown(value)) {
        Scalars.writeTyped(out, scalar, value, message());
      }
    } else if (shape.kind() == Shape.Kind.ENUM) {
      message().check(shape.enumClass());
      out.beginList(1, shape.enumClass(), message());
      out.writeText(((Enum<?>) value).name());
    } else {
      object(shape, value);
    }
  }

  /** Says whether the values of a scalar can change, so that their identity matters. */
  private static boolean isShared(Scalar scalar) {
    return scalar == Scalar.BYTES || scalar == Scalar.DATE;
  }

  private void text(String text) throws IOException {
    if (strings.scalar() == null) {
      write(strings, text);
    } else {
      out.writeText(text);
    }
  }

  private void object(Shape shape, Object value) throws IOException {
    requireNoCycle(value);
    if (out.writeKnown(value)) {
      return;
    }
    message().enter(shape.type());
    switch (shape.kind()) {
      case FIELDS, OPEN -> fields(shape, value);
      case RECORD, SURROGATE -> whole(shape, value);
      case COLLECTION -> collection(shape, (Collection<?>) value);
      case MAP -> map(shape, (Map<?, ?>) value);
      case ARRAY -> array(shape, value);
      default -> throw new EncodeException(String.valueOf(shape.refusal()));
    }
    message().exit();
  }

  private void requireNoCycle(Object value) {
    for (int i = 0; i < unfinished.size(); i++) {
      if (unfinished.get(i) == value) {
        throw message().cycle(value.getClass());
      }
    }
  }

  private void whole(Shape shape, Object value) throws IOException {
    unfinished.add(value);
    if (shape.kind() == Shape.Kind.RECORD) {
      fields(shape, value);
    } else {
      only(shape, shape.toForm(value, message()));
    }
    unfinished.remove(unfinished.size() - 1);
  }

  private void fields(Shape shape, Object owner) throws IOException {
    out.beginObject(shape, message());
    shape.drain(owner, fields);
  }

  /** Writes the value of a field that is not of a primitive type. */
  void field(FieldShape field, @Nullable Object value) throws IOException {
    Scalar scalar = field.scalar();
    if (value == null) {
      out.writeNull();
    } else if (scalar == Scalar.STRING) {
      text((String) value);
    } else if (scalar != null && scalar != Scalar.BYTES) {
      Scalars.write(out, scalar, value);
    } else {
      declared(field.shape(), value);
    }
  }

  private void declared(Shape declared, Object value) throws IOException {
    if (declared.kind() == Shape.Kind.ENUM && declared.enumClass() != Enum.class) {
      message().check(declared.enumClass());
      out.writeText(((Enum<?>) value).name());
    } else if (declared.type() == value.getClass()) {
      write(declared, value);
    } else {
      write(value);
    }
  }

  private void collection(Shape shape, Collection<?> collection) throws IOException {
    int size = beginList(shape, collection.size());
    int written =
        shape.type() == ArrayList.class ? list((List<?>) collection, size) : all(shape, collection);
    if (written != size || collection.size() != size) {
      throw new ConcurrentModificationException("A collection changed while it was written");
    }
  }

  /** Writes the elements of a list without an iterator, of which most messages would need many. */
  private int list(List<?> list, int size) throws IOException {
    for (int i = 0; i < size; i++) {
      write(list.get(i));
    }
    return size;
  }

  private int all(Shape shape, Collection<?> collection) throws IOException {
    boolean keyed = shape.keyed();
    int written = 0;
    for (Object element : collection) {
      if (keyed) {
        message().key(collection, element);
      }
      write(element);
      written++;
    }
    return written;
  }

  private int beginList(Shape shape, int size) {
    message().elements(size, 1, Integer.MAX_VALUE);
    out.beginList(size, shape.type(), message());
    return size;
  }

  private void map(Shape shape, Map<?, ?> map) throws IOException {
    message().elements(map.size(), 2, Integer.MAX_VALUE);
    out.beginMap(shape.type(), message());
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      message().key(map, entry.getKey());
      write(entry.getKey());
      write(entry.getValue());
    }
    out.endMap();
  }

  private void array(Shape shape, Object array) throws IOException {
    if (!(array instanceof Object[] values)) {
      only(shape, Bulk.toBytes(array, message()));
      return;
    }
    beginList(shape, values.length);
    for (Object value : values) {
      write(value);
    }
  }

  /** Writes a list of one value. */
  private void only(Shape shape, Object value) throws IOException {
    beginList(shape, 1);
    write(value);
  }
}
