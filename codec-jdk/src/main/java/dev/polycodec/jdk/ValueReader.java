package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.io.ObjectStreamClass;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ValueWriter} writes. */
final class ValueReader {

  private static final Scalar[] SCALARS = Scalar.values();

  /** Holds the place of an object until the block before it has been read. */
  private static final Object PENDING = new Object();

  private final ObjectDecoder in;
  private final Shapes shapes;
  private final Message message;
  private final List<Class<?>> types = new ArrayList<>();

  /** What must wait until every object is complete: hashes of objects that are part of a cycle. */
  private final List<Runnable> deferred = new ArrayList<>();

  /** Whether the objects read last refer to one that is not complete yet. */
  private boolean incomplete;

  ValueReader(ObjectDecoder in, Shapes shapes, Message message) {
    this.in = in;
    this.shapes = shapes;
    this.message = message;
    types.add(message.rootClass());
  }

  /** Reads the root, and completes what waited for it. */
  @Nullable Object root() throws IOException, ClassNotFoundException {
    @Nullable Object root = readAll(1)[0];
    deferred.forEach(Runnable::run);
    return root;
  }

  void readCarried(Carrier carrier) throws IOException, ClassNotFoundException {
    Class<?> type = type();
    message.enter(type);
    Shape shape = shapes.of(type);
    switch (shape.kind()) {
      case FIELDS -> fields(carrier, shape.allocate());
      case RECORD -> carrier.value = record(shape);
      case COLLECTION -> collection(carrier, shape);
      case MAP -> map(carrier, shape);
      case ARRAY -> array(carrier, type.componentType());
      case SURROGATE -> carrier.value = shape.fromForm(readAll(1)[0], message);
      default -> throw new MalformedDataException(type.getName() + " is not a class to be carried");
    }
    message.exit();
  }

  private Class<?> type() throws IOException {
    int number = Scalars.readLength(in);
    if (number == types.size()) {
      types.add(in.loadCarried(in.readUTF()));
    } else if (number < 0 || number > types.size()) {
      throw new MalformedDataException(
          "Class number " + number + " was not named before; " + types.size() + " were");
    }
    return types.get(number);
  }

  private void fields(Carrier carrier, Object owner) throws IOException, ClassNotFoundException {
    carrier.value = owner;
    Layout layout = message.layout(owner.getClass());
    layout.fill(owner, readSlots(layout.slots()));
  }

  private Object record(Shape shape) throws IOException, ClassNotFoundException {
    Layout layout = message.layout(shape.type());
    @Nullable Object[] components = layout.components(shape, readSlots(layout.slots()));
    try {
      return shape.construct(components);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IOException(e);
    }
  }

  private @Nullable Object[] readSlots(List<? extends Layout.Slot> slots)
      throws IOException, ClassNotFoundException {
    @Nullable Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; i++) {
      Class<?> type = slots.get(i).wireType();
      values[i] = type.isPrimitive() ? primitive(type) : tagged();
    }
    return objects(values);
  }

  private Object primitive(Class<?> type) throws IOException {
    Scalar scalar = Scalar.of(type);
    if (scalar == null) {
      throw new MalformedDataException("The bytes hold a field of the type " + type.getName());
    }
    return Scalars.read(in, message, scalar);
  }

  private void collection(Carrier carrier, Shape shape) throws IOException, ClassNotFoundException {
    @SuppressWarnings("unchecked") // elements are erased
    Collection<@Nullable Object> target = (Collection<@Nullable Object>) shape.newContainer();
    carrier.value = target;
    @Nullable Object[] values =
        readAll(message.elements(Scalars.readLength(in), 1, in.remaining()));
    fill(target instanceof Set, () -> addAll(target, values, shape.keyed()));
  }

  private void addAll(
      Collection<@Nullable Object> target, @Nullable Object[] values, boolean keyed) {
    for (Object value : values) {
      if (keyed) {
        message.key(target, value);
      }
      target.add(value);
    }
  }

  private void map(Carrier carrier, Shape shape) throws IOException, ClassNotFoundException {
    @SuppressWarnings("unchecked") // keys and values are erased
    Map<@Nullable Object, @Nullable Object> target =
        (Map<@Nullable Object, @Nullable Object>) shape.newContainer();
    carrier.value = target;
    int size = message.elements(Scalars.readLength(in), 2, in.remaining());
    @Nullable Object[] values = readAll(Math.multiplyExact(2, size));
    fill(true, () -> putAll(target, values));
  }

  private void putAll(Map<@Nullable Object, @Nullable Object> target, @Nullable Object[] values) {
    for (int i = 0; i < values.length; i += 2) {
      message.key(target, values[i]);
      target.put(values[i], values[i + 1]);
    }
  }

  private void fill(boolean hashes, Runnable filling) {
    if (hashes && incomplete) {
      deferred.add(filling);
    } else {
      filling.run();
    }
  }

  private void array(Carrier carrier, Class<?> component)
      throws IOException, ClassNotFoundException {
    int length = message.elements(Scalars.readLength(in), 1, in.remaining());
    Object[] target = (Object[]) Array.newInstance(component, length);
    carrier.value = target;
    @Nullable Object[] values = readAll(length);
    for (int i = 0; i < length; i++) {
      target[i] = message.sound(values[i], component);
    }
  }

  private @Nullable Object[] readAll(int length) throws IOException, ClassNotFoundException {
    @Nullable Object[] values = new Object[length];
    for (int i = 0; i < length; i++) {
      values[i] = tagged();
    }
    return objects(values);
  }

  private @Nullable Object tagged() throws IOException {
    int tag = in.readUnsignedByte();
    return switch (tag) {
      case ValueWriter.NULL -> null;
      case ValueWriter.OBJECT -> PENDING;
      case ValueWriter.ENUM -> constant();
      default -> {
        int ordinal = tag - ValueWriter.SCALARS;
        if (ordinal >= SCALARS.length || !Scalars.fits(SCALARS[ordinal])) {
          throw new MalformedDataException("No value begins with the tag " + tag);
        }
        yield Scalars.read(in, message, SCALARS[ordinal]);
      }
    };
  }

  private Object constant() throws IOException {
    Shape shape = shapes.of(type());
    if (shape.kind() != Shape.Kind.ENUM) {
      throw new MalformedDataException(shape.type().getName() + " is not an enum");
    }
    message.check(shape.enumClass());
    return shape.constant(in.readUTF());
  }

  private @Nullable Object[] objects(@Nullable Object[] values)
      throws IOException, ClassNotFoundException {
    boolean meetsIncomplete = false;
    for (int i = 0; i < values.length; i++) {
      if (values[i] == PENDING) {
        values[i] = requireValue(in.readObject());
        if (values[i] instanceof Carrier carrier) {
          values[i] = begun(carrier);
          meetsIncomplete = true;
        }
      }
    }
    incomplete = meetsIncomplete;
    return values;
  }

  /**
   * The stream has forms for classes and their descriptors, which it does not ask anybody about.
   */
  private @Nullable Object requireValue(@Nullable Object value) {
    if (value instanceof Class || value instanceof ObjectStreamClass) {
      message.check(value.getClass());
    }
    return value;
  }

  private static Object begun(Carrier carrier) {
    Object value = carrier.value;
    if (value == null) {
      throw new MalformedDataException("An object refers to itself before it can");
    }
    return value;
  }
}
