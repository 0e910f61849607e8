package dev.polycodec.testing;

import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;

final class TinyWriter {

  private final DataOutputStream out;
  private final Message message;
  private final Shapes shapes;

  TinyWriter(DataOutputStream out, Message message, Shapes shapes) {
    this.out = out;
    this.message = message;
    this.shapes = shapes;
  }

  void write(Object value) throws IOException {
    if (value == null) {
      out.writeUTF("");
    } else {
      out.writeUTF(message.nameOf(value.getClass()));
      writeBody(value);
    }
  }

  void writeBody(Object value) throws IOException {
    Shape shape = shapes.of(value.getClass());
    switch (shape.kind()) {
      case SCALAR -> writeScalar(value);
      case ENUM -> out.writeUTF(((Enum<?>) value).name());
      case ARRAY -> {
        int length = message.elements(Array.getLength(value), 1, Integer.MAX_VALUE);
        out.writeInt(length);
        for (int i = 0; i < length; i++) {
          write(Array.get(value, i));
        }
      }
      case COLLECTION -> writeAll((Collection<?>) value);
      case MAP -> {
        writeAll(((Map<?, ?>) value).keySet());
        writeAll(((Map<?, ?>) value).values());
      }
      case SURROGATE -> write(shape.toForm(value, message));
      default -> writeFields(shape, value);
    }
  }

  private void writeFields(Shape shape, Object value) throws IOException {
    message.enter(value.getClass());
    for (FieldShape field : shape.fields()) {
      write(field.get(value));
    }
    message.exit();
  }

  private void writeAll(Collection<?> values) throws IOException {
    out.writeInt(message.elements(values.size(), 2, Integer.MAX_VALUE));
    for (Object value : values) {
      write(value);
    }
  }

  private void writeScalar(Object value) throws IOException {
    message.check(value.getClass());
    String text = value.toString();
    out.writeUTF(text);
  }
}
