package dev.polycodec.protostuff;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import io.protostuff.Output;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of one message by their shapes.
 *
 * <p>A field of a scalar or enum class is written directly. Every other value is a nested message:
 * first the class, unless it is the declared one, then the content. The elements of containers are
 * fields of the container's message, whose number says what they are.
 */
final class ValueWriter extends ContentSchema {

  /** Elements that are not scalars; the numbers of scalars follow. */
  static final int NESTED = TypeInfo.FIRST;

  static final int NULL = NESTED + 1;

  private final ProtostuffBackend backend;
  private final TypeRefs refs;
  private final Message message;
  private final FlatOutput out;

  ValueWriter(ProtostuffBackend backend, TypeRefs refs, Message message, FlatOutput out) {
    this.backend = backend;
    this.refs = refs;
    this.message = message;
    this.out = out;
  }

  void root(Object value) throws IOException {
    content(backend.type(value.getClass()), value);
  }

  @Override
  public void writeTo(Output output, Content content) throws IOException {
    Object value = content.value;
    TypeInfo type = backend.type(value.getClass());
    if (type.scalar() == 0 && type != content.declared) {
      writeRef(type);
    }
    content(type, value);
  }

  private void writeRef(TypeInfo type) {
    int number = refs.numberOf(type);
    if (number >= 0) {
      out.writeUInt32(TypeInfo.NUMBER, number, false);
    } else {
      out.writeString(TypeInfo.NAME, message.nameOf(type.type()), false);
      refs.add(type);
    }
  }

  private void content(TypeInfo type, Object value) throws IOException {
    if (type.scalar() != 0) {
      scalarElement(type.scalar(), value);
    } else if (type.kind() == Shape.Kind.ENUM) {
      message.check(type.enumClass());
      out.writeString(TypeInfo.FIRST, ((Enum<?>) value).name(), false);
    } else {
      message.enter(type.type());
      state(type, value);
      message.exit();
    }
  }

  private void state(TypeInfo type, Object value) throws IOException {
    switch (type.kind()) {
      case FIELDS, RECORD -> fields(type, value);
      case COLLECTION -> elements((Collection<?>) value);
      case MAP -> entries((Map<?, ?>) value);
      case ARRAY -> array(value);
      case SURROGATE -> element(type.toForm(value));
      default -> throw new EncodeException(String.valueOf(type.shape().refusal()));
    }
  }

  private void fields(TypeInfo type, Object owner) throws IOException {
    for (TypeInfo.Field field : type.fields()) {
      Object value = field.shape().get(owner);
      if (value != null) {
        field(field, value);
      }
    }
  }

  private void field(TypeInfo.Field field, Object value) throws IOException {
    if (field.scalar() != 0) {
      checkSize(field.scalar(), value);
      Scalars.write(out, field.number(), field.scalar(), value);
      return;
    }
    TypeInfo declared = backend.type(field.shape().type());
    if (declared.kind() == Shape.Kind.ENUM) {
      message.check(declared.enumClass());
      out.writeString(field.number(), ((Enum<?>) value).name(), false);
    } else {
      nested(field.number(), declared, value);
    }
  }

  private void elements(Collection<?> values) throws IOException {
    message.elements(values.size(), 1, Integer.MAX_VALUE);
    for (Object value : values) {
      element(value);
    }
  }

  private void entries(Map<?, ?> map) throws IOException {
    message.elements(map.size(), 2, Integer.MAX_VALUE);
    for (Map.Entry<?, ?> entry : map.entrySet()) {
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
      byte[] bytes = PrimitiveArrays.toBytes(array, message);
      out.writeByteArray(TypeInfo.FIRST, bytes, false);
    }
  }

  private void element(@Nullable Object value) throws IOException {
    if (value == null) {
      out.writeBool(NULL, true, false);
      return;
    }
    TypeInfo type = backend.type(value.getClass());
    if (type.scalar() != 0) {
      scalarElement(type.scalar(), value);
    } else {
      nested(NESTED, null, value);
    }
  }

  private void scalarElement(int code, Object value) {
    checkSize(code, value);
    Scalars.write(out, NULL + code, code, value);
  }

  private void checkSize(int code, Object value) {
    if (code == Scalars.STRING) {
      message.chars(((String) value).length(), Integer.MAX_VALUE);
    } else if (code == Scalars.BYTES) {
      message.elements(((byte[]) value).length, 1, Integer.MAX_VALUE);
    }
  }

  private void nested(int number, @Nullable TypeInfo declared, Object value) throws IOException {
    out.writeObject(number, new Content(declared, value), this, false);
  }
}
