package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianOutput;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.Bulk;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of one message by their shapes: objects as Hessian's objects, maps as its maps,
 * and everything else that has a type as a list of that type. A field of a scalar or enum class has
 * no type.
 */
final class ValueWriter {

  private final Wire wire;
  private final AbstractHessianOutput out;
  private final Shapes shapes;
  private final Message message;

  /** What is being written and complete only after what it refers to. */
  private final Set<Object> unfinished = Collections.newSetFromMap(new IdentityHashMap<>());

  private int objects;

  ValueWriter(Wire wire, AbstractHessianOutput out, Shapes shapes, Message message) {
    this.wire = wire;
    this.out = out;
    this.shapes = shapes;
    this.message = message;
  }

  /** Returns the number of objects written. */
  int objects() {
    return objects;
  }

  void write(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeNull();
      return;
    }
    Shape shape = shapes.of(value.getClass());
    Scalar scalar = shape.scalar();
    if (scalar != null) {
      scalar(scalar, value);
    } else if (shape.kind() == Shape.Kind.ENUM) {
      message.check(shape.enumClass());
      boolean ends = out.writeListBegin(1, message.nameOf(shape.enumClass()));
      out.writeString(((Enum<?>) value).name());
      endList(ends);
    } else {
      object(shape, value);
    }
  }

  private void scalar(Scalar scalar, Object value) throws IOException {
    scalar.bound(value, message);
    if (!ValueReader.isShared(value) || !out.addRef(value)) {
      Scalars.writeTyped(out, scalar, value);
    }
  }

  private void object(Shape shape, Object value) throws IOException {
    if (!unfinished.isEmpty() && unfinished.contains(value)) {
      throw new EncodeException(
          "An object of "
              + value.getClass().getName()
              + " is part of a cycle, but it is complete only after what it refers to; break the"
              + " cycle, or give the class a Surrogate");
    }
    if (out.addRef(value)) {
      return;
    }
    objects++;
    message.enter(shape.type());
    switch (shape.kind()) {
      case FIELDS -> fields(shape, value);
      case RECORD, SURROGATE -> unfinished(shape, value);
      case COLLECTION -> collection(shape, (Collection<?>) value);
      case MAP -> map(shape, (Map<?, ?>) value);
      case ARRAY -> array(shape, value);
      default -> throw new EncodeException(String.valueOf(shape.refusal()));
    }
    message.exit();
  }

  private void unfinished(Shape shape, Object value) throws IOException {
    unfinished.add(value);
    if (shape.kind() == Shape.Kind.RECORD) {
      fields(shape, value);
    } else {
      list(shape, shape.toForm(value, message));
    }
    unfinished.remove(value);
  }

  private void fields(Shape shape, Object owner) throws IOException {
    List<FieldShape> fields = shape.fields();
    wire.beginObject(out, message.nameOf(shape.type()), fields);
    for (FieldShape field : fields) {
      if (wire.namesEachField()) {
        out.writeString(field.wireName());
      }
      field(field, field.get(owner));
    }
    wire.endObject(out);
  }

  private void field(FieldShape field, @Nullable Object value) throws IOException {
    Scalar scalar = field.scalar();
    if (value == null) {
      out.writeNull();
    } else if (scalar == null || scalar == Scalar.STRING || scalar == Scalar.BYTES) {
      declared(shapes.of(field.type()), value);
    } else {
      Scalars.write(out, scalar, value);
    }
  }

  private void declared(Shape declared, Object value) throws IOException {
    if (declared.kind() == Shape.Kind.ENUM && declared.enumClass() != Enum.class) {
      message.check(declared.enumClass());
      out.writeString(((Enum<?>) value).name());
    } else {
      write(value);
    }
  }

  private void collection(Shape shape, Collection<?> collection) throws IOException {
    @Nullable Object[] elements = collection.toArray();
    if (shape.keyed()) {
      for (Object element : elements) {
        message.key(collection, element);
      }
    }
    list(shape, elements);
  }

  private void map(Shape shape, Map<?, ?> map) throws IOException {
    message.elements(map.size(), 2, Integer.MAX_VALUE);
    out.writeMapBegin(message.nameOf(shape.type()));
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      message.key(map, entry.getKey());
      write(entry.getKey());
      write(entry.getValue());
    }
    out.writeMapEnd();
  }

  private void array(Shape shape, Object array) throws IOException {
    if (array instanceof Object[] values) {
      list(shape, values);
    } else {
      list(shape, Bulk.toBytes(array, message));
    }
  }

  private void list(Shape shape, @Nullable Object... values) throws IOException {
    message.elements(values.length, 1, Integer.MAX_VALUE);
    boolean ends = out.writeListBegin(values.length, message.nameOf(shape.type()));
    for (Object value : values) {
      write(value);
    }
    endList(ends);
  }

  private void endList(boolean ends) throws IOException {
    if (ends) {
      out.writeListEnd();
    }
  }
}
