package dev.polycodec.onenio;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PrimitiveArrays;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import one.nio.serial.DataStream;
import one.nio.util.JavaInternals;
import one.nio.util.Utf8;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ValueOutput} writes; every value is checked against the type it goes to. */
final class ValueInput extends DataStream {

  private static final Scalar[] SCALARS = Scalar.values();

  private final OneNioBackend backend;
  private final Message message;
  private final List<Class<?>> classes = new ArrayList<>();

  /** The objects by number; null while a record or surrogate is being read. */
  private final List<@Nullable Object> objects = new ArrayList<>();

  ValueInput(OneNioBackend backend, Message message, byte[] bytes, int offset, int length) {
    super(bytes, JavaInternals.byteArrayOffset + offset, length);
    this.backend = backend;
    this.message = message;
  }

  Object readRoot() throws Exception {
    Shape shape = backend.shape(message.rootClass());
    boolean tagged = shape.scalar() != null || shape.kind() == Shape.Kind.ENUM;
    Object root = tagged ? message.sound(readValue(shape), shape.type()) : readState(shape);
    if (available() != 0) {
      throw new MalformedDataException(available() + " bytes follow the value");
    }
    if (root == null) {
      throw new MalformedDataException("The root is null, which the frame would have said");
    }
    return root;
  }

  @Override
  public @Nullable Object readObject() throws IOException, ClassNotFoundException {
    try {
      return readValue(null);
    } catch (IOException | ClassNotFoundException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }

  private @Nullable Object readValue(@Nullable Shape declared) throws Exception {
    int tag = readByte();
    switch (tag) {
      case Tags.NULL:
        return null;
      case Tags.REFERENCE:
        return reference(readUnsignedShort());
      case Tags.LONG_REFERENCE:
        return reference(readInt());
      case Tags.CLASS:
        return readConstantOrState(backend.shape(readClass()));
      case Tags.DECLARED:
        if (declared == null) {
          throw new MalformedDataException("A value of no declared class names none");
        }
        return readConstantOrState(declared);
      default:
        int ordinal = Tags.SCALARS - tag;
        if (ordinal < 0 || ordinal >= SCALARS.length) {
          throw new MalformedDataException("No value begins with the tag " + tag);
        }
        return Scalars.read(this, SCALARS[ordinal], message);
    }
  }

  private Object reference(int number) {
    Object object = number >= 0 && number < objects.size() ? objects.get(number) : null;
    if (object == null) {
      throw new MalformedDataException("No object of this message has the number " + number);
    }
    return object;
  }

  private Class<?> readClass() throws IOException {
    int number = readUnsignedShort();
    if (number > classes.size()) {
      throw new MalformedDataException("No class of this message has the number " + number);
    }
    if (number == classes.size()) {
      classes.add(message.load(readUTF()));
    }
    return classes.get(number);
  }

  private @Nullable Object readConstantOrState(Shape shape) throws Exception {
    return shape.kind() == Shape.Kind.ENUM ? shape.constant(readUTF()) : readState(shape);
  }

  private Object readState(Shape shape) throws Exception {
    int number = objects.size();
    objects.add(null);
    message.enter(shape.type());
    Object value =
        switch (shape.kind()) {
          case FIELDS, OPEN -> readFields(shape, number);
          case RECORD -> readRecord(shape);
          case COLLECTION -> readElements(shape, number);
          case MAP -> readEntries(shape, number);
          case ARRAY -> readArray(shape.type().getComponentType(), number);
          case SURROGATE -> shape.fromForm(readValue(null));
          default -> throw new MalformedDataException("No value can have " + shape.type());
        };
    message.exit();
    objects.set(number, value);
    return value;
  }

  private Object readFields(Shape shape, int number) throws Exception {
    Object owner = shape.allocate();
    objects.set(number, owner);
    Layout layout = message.layout(shape.type());
    for (Layout.Slot slot : layout.slots()) {
      Object value = readField(slot);
      FieldShape target = slot.target();
      if (target != null) {
        target.set(owner, layout.same() ? value : slot.convert(value));
      }
    }
    return owner;
  }

  private Object readRecord(Shape shape) throws Exception {
    Layout layout = message.layout(shape.type());
    @Nullable Object[] values = new Object[layout.slots().size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = readField(layout.slots().get(i));
    }
    try {
      return shape.construct(layout.components(shape, values));
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private @Nullable Object readField(Layout.Slot slot) throws Exception {
    Class<?> type = slot.wireType();
    Scalar scalar = Scalar.of(type);
    if (scalar != null && type.isPrimitive()) {
      return Scalars.read(this, scalar, message);
    }
    return message.sound(readValue(backend.shape(type)), type);
  }

  private Object readElements(Shape shape, int number) throws Exception {
    int size = message.elements(readInt(), 1, available());
    @SuppressWarnings("unchecked") // a container of this codec's making
    Collection<@Nullable Object> values = (Collection<@Nullable Object>) shape.newContainer();
    objects.set(number, values);
    for (int i = 0; i < size; i++) {
      values.add(readValue(null));
    }
    return values;
  }

  private Object readEntries(Shape shape, int number) throws Exception {
    int size = message.elements(readInt(), 2, available());
    @SuppressWarnings("unchecked") // a container of this codec's making
    Map<@Nullable Object, @Nullable Object> map =
        (Map<@Nullable Object, @Nullable Object>) shape.newContainer();
    objects.set(number, map);
    for (int i = 0; i < size; i++) {
      Object key = readValue(null);
      map.put(key, readValue(null));
    }
    return map;
  }

  private Object readArray(Class<?> component, int number) throws Exception {
    if (component.isPrimitive()) {
      byte[] bytes = Scalars.readBytes(this);
      return PrimitiveArrays.fromBytes(bytes, component, message);
    }
    Object[] values =
        (Object[]) Array.newInstance(component, message.elements(readInt(), 1, available()));
    objects.set(number, values);
    Shape declared = backend.shape(component);
    for (int i = 0; i < values.length; i++) {
      values[i] = message.sound(readValue(declared), component);
    }
    return values;
  }

  /** one-nio's decoder reads past the end of a truncated sequence, so that is ruled out first. */
  @Override
  public String readUTF() throws IOException {
    int length = readUnsignedShort();
    if (length > 0x7fff) {
      length = (length & 0x7fff) << 16 | readUnsignedShort();
    }
    message.chars(length, available());
    long from = alloc(length);
    requireWholeSequences((int) (from - JavaInternals.byteArrayOffset), length);
    return Utf8.read(array, from, length);
  }

  private void requireWholeSequences(int from, int length) {
    int at = from;
    while (at < from + length) {
      byte lead = array[at];
      at += lead >= 0 ? 1 : lead < (byte) 0xe0 ? 2 : 3;
    }
    if (at != from + length) {
      throw new MalformedDataException("A string ends within a character");
    }
  }

  @Override
  protected long alloc(int size) throws IOException {
    if (size < 0 || size > available()) {
      throw new MalformedDataException("A value extends beyond the end of its message");
    }
    return super.alloc(size);
  }
}
