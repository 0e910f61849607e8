package dev.polycodec.jdk;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes the state of carried objects: first one block of tags, scalars and enum constants, then
 * the objects that the tags announce. A field of a primitive type has no tag.
 */
final class ValueWriter {

  static final int NULL = 0;
  static final int OBJECT = 1;
  static final int ENUM = 2;

  /** The tag of the first scalar; the others follow in the order of {@link Scalar}. */
  static final int SCALARS = 3;

  private final ObjectEncoder out;
  private final Shapes shapes;
  private final Message message;
  private final Map<Class<?>, Integer> types = new HashMap<>();

  ValueWriter(ObjectEncoder out, Shapes shapes, Message message) {
    this.out = out;
    this.shapes = shapes;
    this.message = message;
    types.put(message.rootClass(), 0);
  }

  void writeCarried(Carrier carrier) throws IOException {
    Shape shape = Objects.requireNonNull(carrier.shape, "known on encode");
    Object value = Objects.requireNonNull(carrier.value, "known on encode");
    type(shape.type());
    message.enter(shape.type());
    switch (shape.kind()) {
      case FIELDS, RECORD -> fields(shape.fields(), value);
      case COLLECTION -> collection((Collection<?>) value, shape.keyed());
      case MAP -> {
        @Nullable Object[] entries = entries((Map<?, ?>) value);
        Scalars.writeLength(out, message.elements(entries.length / 2, 2, Integer.MAX_VALUE));
        writeAll(entries);
      }
      case ARRAY -> counted((Object[]) value);
      case SURROGATE -> writeAll(new Object[] {shape.toForm(value, message)});
      default -> throw new EncodeException(String.valueOf(shape.refusal()));
    }
    message.exit();
  }

  private void type(Class<?> type) throws IOException {
    Integer known = types.putIfAbsent(type, types.size());
    if (known != null) {
      Scalars.writeLength(out, known);
    } else {
      Scalars.writeLength(out, types.size() - 1);
      out.writeUTF(message.nameOf(type));
    }
  }

  private void fields(List<? extends FieldShape> fields, Object owner) throws IOException {
    @Nullable Object[] objects = new Object[fields.size()];
    for (int i = 0; i < objects.length; i++) {
      FieldShape field = fields.get(i);
      Object value = field.get(owner);
      if (value != null && field.type().isPrimitive()) {
        Scalars.write(out, message, Objects.requireNonNull(field.scalar()), value);
      } else if (tagged(value)) {
        objects[i] = value;
      }
    }
    objects(objects);
  }

  private void collection(Collection<?> collection, boolean keyed) throws IOException {
    @Nullable Object[] elements = collection.toArray();
    if (keyed) {
      for (Object element : elements) {
        message.key(collection, element);
      }
    }
    counted(elements);
  }

  private @Nullable Object[] entries(Map<?, ?> map) {
    List<@Nullable Object> entries = new ArrayList<>(map.size() * 2);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      message.key(map, entry.getKey());
      entries.add(entry.getKey());
      entries.add(entry.getValue());
    }
    return entries.toArray();
  }

  private void counted(@Nullable Object[] values) throws IOException {
    Scalars.writeLength(out, message.elements(values.length, 1, Integer.MAX_VALUE));
    writeAll(values);
  }

  void writeAll(@Nullable Object[] values) throws IOException {
    @Nullable Object[] objects = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      if (tagged(values[i])) {
        objects[i] = values[i];
      }
    }
    objects(objects);
  }

  private void objects(@Nullable Object[] objects) throws IOException {
    for (Object object : objects) {
      if (object != null) {
        out.writeObject(out.outgoing(object));
      }
    }
  }

  /** Writes the tag of a value, and the value if it fits the block; says whether it does not. */
  private boolean tagged(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeByte(NULL);
      return false;
    }
    Shape shape = shapes.of(value.getClass());
    Scalar scalar = shape.scalar();
    if (scalar != null && Scalars.fits(scalar)) {
      out.writeByte(SCALARS + scalar.ordinal());
      Scalars.write(out, message, scalar, value);
      return false;
    }
    if (shape.kind() == Shape.Kind.ENUM) {
      out.writeByte(ENUM);
      type(shape.enumClass());
      message.check(shape.enumClass());
      out.writeUTF(((Enum<?>) value).name());
      return false;
    }
    out.writeByte(OBJECT);
    return true;
  }
}
