package dev.polycodec.onenio;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PrimitiveArrays;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import one.nio.serial.SerializationContext;
import one.nio.serial.SerializeStream;
import org.jspecify.annotations.Nullable;

/** Writes values by their shapes to one-nio's stream, with its references and tags. */
final class ValueOutput extends SerializeStream {

  private static final int INITIAL = 512;

  /** Tables larger than this are dropped after their message, not cleared. */
  private static final int KEPT = 1024;

  private static final int BYTES_PER_REFERENCE = 12;

  private final OneNioBackend backend;
  private final Map<Class<?>, Integer> classes = new IdentityHashMap<>();

  /** The records and surrogates that are being written: the reader has no object for them yet. */
  private final List<Object> unfinished = new ArrayList<>();

  private @Nullable Message message;
  private int start;

  ValueOutput(OneNioBackend backend) {
    super(new byte[INITIAL]);
    this.backend = backend;
  }

  void begin(Message message, int headroom) throws IOException {
    this.message = message;
    offset = address;
    alloc(headroom);
    start = headroom;
  }

  /** Forgets the message, so that its objects can be collected. */
  void end() {
    message = null;
    classes.clear();
    unfinished.clear();
    if (context.capacity() > KEPT) {
      context = new SerializationContext();
    } else {
      context.clear();
    }
  }

  void lendTo(BytesConsumer sink) {
    sink.accept(array, start, count() - start);
  }

  long retainedBytes() {
    return array.length + (long) context.capacity() * BYTES_PER_REFERENCE;
  }

  void writeRoot(Object root) throws IOException {
    Shape shape = backend.shape(root.getClass());
    if (shape.scalar() != null || shape.kind() == Shape.Kind.ENUM) {
      writeValue(root, shape);
    } else {
      context.put(root);
      writeState(shape, root);
    }
  }

  @Override
  public void writeObject(Object value) throws IOException {
    writeValue(value, null);
  }

  private void writeValue(@Nullable Object value, @Nullable Shape declared) throws IOException {
    if (value == null) {
      writeByte(Tags.NULL);
      return;
    }
    Shape shape = backend.shape(value.getClass());
    Scalar scalar = shape.scalar();
    if (scalar != null) {
      writeByte(Tags.SCALARS - scalar.ordinal());
      writeScalar(scalar, value);
    } else if (shape.kind() == Shape.Kind.ENUM) {
      message().check(shape.enumClass());
      writeClass(shape.enumClass(), declared == null ? null : declared.type());
      writeUTF(((Enum<?>) value).name());
    } else if (!writeReference(value)) {
      writeClass(shape.type(), declared == null ? null : declared.type());
      writeState(shape, value);
    }
  }

  private boolean writeReference(Object value) throws IOException {
    int number = context.put(value);
    if (number < 0) {
      return false;
    }
    for (Object object : unfinished) {
      if (object == value) {
        throw new EncodeException(
            "A cycle leads back to a "
                + value.getClass().getName()
                + ", which exists only once all it refers to does; break the cycle");
      }
    }
    if (number <= 0xffff) {
      writeByte(Tags.REFERENCE);
      writeShort(number);
    } else {
      writeByte(Tags.LONG_REFERENCE);
      writeInt(number);
    }
    return true;
  }

  private void writeClass(Class<?> type, @Nullable Class<?> declared) throws IOException {
    if (type == declared) {
      writeByte(Tags.DECLARED);
      return;
    }
    writeByte(Tags.CLASS);
    Integer number = classes.putIfAbsent(type, classes.size());
    if (number == null) {
      writeShort(classes.size() - 1);
      writeUTF(message().nameOf(type));
    } else {
      writeShort(number);
    }
  }

  private void writeState(Shape shape, Object value) throws IOException {
    message().enter(shape.type());
    switch (shape.kind()) {
      case FIELDS, OPEN -> writeFields(shape, value);
      case RECORD -> writeWhole(shape, value);
      case COLLECTION -> writeElements((Collection<?>) value);
      case MAP -> writeEntries((Map<?, ?>) value);
      case ARRAY -> writeArray(value);
      case SURROGATE -> writeWhole(shape, value);
      default -> throw new EncodeException(String.valueOf(shape.refusal()));
    }
    message().exit();
  }

  private void writeWhole(Shape shape, Object value) throws IOException {
    unfinished.add(value);
    if (shape.kind() == Shape.Kind.RECORD) {
      writeFields(shape, value);
    } else {
      writeObject(shape.toForm(value));
    }
    unfinished.remove(unfinished.size() - 1);
  }

  private void writeFields(Shape shape, Object owner) throws IOException {
    for (FieldShape field : shape.fields()) {
      Object value = field.get(owner);
      Scalar scalar = field.scalar();
      if (scalar != null && value != null && field.type().isPrimitive()) {
        writeScalar(scalar, value);
      } else {
        writeValue(value, backend.shape(field.type()));
      }
    }
  }

  private void writeElements(Collection<?> values) throws IOException {
    writeInt(message().elements(values.size(), 1, Integer.MAX_VALUE));
    for (Object value : values) {
      writeObject(value);
    }
  }

  private void writeEntries(Map<?, ?> map) throws IOException {
    writeInt(message().elements(map.size(), 2, Integer.MAX_VALUE));
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      writeObject(entry.getKey());
      writeObject(entry.getValue());
    }
  }

  private void writeArray(Object array) throws IOException {
    if (!(array instanceof Object[] values)) {
      Scalars.writeBytes(this, PrimitiveArrays.toBytes(array, message()));
      return;
    }
    writeInt(message().elements(values.length, 1, Integer.MAX_VALUE));
    Shape component = backend.shape(values.getClass().getComponentType());
    for (Object value : values) {
      writeValue(value, component);
    }
  }

  private void writeScalar(Scalar scalar, Object value) throws IOException {
    if (scalar == Scalar.STRING) {
      message().chars(((String) value).length(), Integer.MAX_VALUE);
    }
    Scalars.write(this, scalar, value, message());
  }

  private Message message() {
    if (message == null) {
      throw new IllegalStateException("No message is being written");
    }
    return message;
  }

  /** one-nio's fixed array, made to grow; the core checks the exact size. */
  @Override
  protected long alloc(int size) throws IOException {
    long from = offset;
    offset = from + size;
    if (offset > limit) {
      long needed = offset - address;
      if (needed - start > backend.maxBytes() + (long) INITIAL) {
        throw new LimitExceededException(
            "The value needs more than "
                + backend.maxBytes()
                + " bytes; raise Limits.withMaxBytes if that is expected");
      }
      array = Arrays.copyOf(array, (int) Math.max(needed, Math.min(array.length * 2L, 1 << 30)));
      limit = address + array.length;
    }
    return from;
  }
}
