package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.Deserializer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ValueWriter} writes: values, and where they refer to others. */
final class ValueReader implements ShapeFactory.Types {

  /** The most bytes that Hessian reads ahead of what it is asked for. */
  private static final int READ_AHEAD = 1024;

  /** Stands for an object that is complete only after what it refers to. */
  private static final Object UNFINISHED = new Object();

  private final Wire wire;
  private final HessianEngine.Source source;
  private final AbstractHessianInput in;
  private final Shapes shapes;
  private final Message message;

  /** The objects whose state is being read, outermost first. */
  private final List<Object> open = new ArrayList<>();

  /** Scalars to which others may refer. */
  private final Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());

  /** What must wait until every object is complete: hashes of objects that are part of a cycle. */
  private final List<Runnable> deferred = new ArrayList<>();

  /** How many values with a type were begun, so that a reference to an older one can be told. */
  private int begun;

  private boolean lastIsOpen;

  ValueReader(
      Wire wire,
      HessianEngine.Source source,
      AbstractHessianInput in,
      Shapes shapes,
      Message message) {
    this.wire = wire;
    this.source = source;
    this.in = in;
    this.shapes = shapes;
    this.message = message;
  }

  /** Says whether a scalar can change, so that its identity matters. */
  static boolean isShared(Object scalar) {
    return scalar.getClass() == byte[].class || scalar.getClass() == Date.class;
  }

  Message message() {
    return message;
  }

  @Nullable Object root() throws IOException {
    Object value = read();
    deferred.forEach(Runnable::run);
    return value;
  }

  @Nullable Object read() throws IOException {
    int before = begun;
    Object value = in.readObject();
    if (value == UNFINISHED) {
      throw new MalformedDataException("An object refers to itself before it can");
    }
    if (value instanceof String text) {
      message.chars(text.length(), Integer.MAX_VALUE);
    } else if (value != null && isShared(value) && begun == before && shared.add(value)) {
      share(value);
    }
    lastIsOpen = begun == before && isOpen(value);
    return value;
  }

  private void share(Object scalar) throws IOException {
    if (scalar instanceof byte[] bytes) {
      message.elements(bytes.length, 1, Integer.MAX_VALUE);
    }
    in.addRef(scalar);
  }

  private boolean isOpen(@Nullable Object value) {
    if (value == null || value instanceof String || value instanceof Number) {
      return false;
    }
    for (Object object : open) {
      if (object == value) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Deserializer find(@Nullable String name, @Nullable Class<?> expected) {
    if (name == null) {
      throw new MalformedDataException("The bytes hold a value without its type");
    }
    begun++;
    Scalar scalar = Scalars.byName(name);
    return scalar == null
        ? new ShapeReader(this, shapes.of(message.load(name)))
        : new ScalarReader(scalar);
  }

  /** Begins the state of an object to which others may refer from now on. */
  void open(Object value) throws IOException {
    in.addRef(value);
    open.add(value);
  }

  /** Ends the state of the object that was opened last. */
  void close() {
    open.remove(open.size() - 1);
  }

  /** Makes room for the reference to an object that is still unknown. */
  int reserve() throws IOException {
    return in.addRef(UNFINISHED);
  }

  /** Makes an object known to those that refer to it. */
  Object resolve(int reference, Object value) throws IOException {
    in.setRef(reference, value);
    if (isShared(value)) {
      shared.add(value);
    }
    return value;
  }

  /** Checks a length that the bytes announce. */
  int announced(int length) {
    return message.elements(length, 1, source.available() + READ_AHEAD);
  }

  /** Reads as many values as were announced. */
  @Nullable Object[] values(int count) throws IOException {
    @Nullable Object[] values = new Object[count];
    boolean meetsOpen = false;
    for (int i = 0; i < count; i++) {
      values[i] = read();
      meetsOpen |= lastIsOpen;
    }
    lastIsOpen = meetsOpen;
    return values;
  }

  /** Reads keys and values in turn, until the map ends. */
  @Nullable Object[] entries() throws IOException {
    List<@Nullable Object> entries = new ArrayList<>();
    boolean meetsOpen = false;
    while (!in.isEnd()) {
      entries.add(read());
      meetsOpen |= lastIsOpen;
      entries.add(read());
      message.elements(entries.size() / 2, 2, Integer.MAX_VALUE);
    }
    lastIsOpen = meetsOpen;
    return entries.toArray();
  }

  /** Fills a container whose values were just read, later if one of them is not complete. */
  void fill(boolean hashes, Runnable filling) {
    if (hashes && lastIsOpen) {
      deferred.add(filling);
    } else {
      filling.run();
    }
  }

  /** Reads the value of a list that has but one. */
  @Nullable Object only(int length) throws IOException {
    requireOne(length);
    return read();
  }

  private static void requireOne(int length) {
    if (length != 1) {
      throw new MalformedDataException("A value has " + length + " parts instead of one");
    }
  }

  /** Reads the values of an object's fields, in the order of its slots. */
  @Nullable Object[] slots(Layout layout) throws IOException {
    List<? extends Layout.Slot> slots = layout.slots();
    @Nullable Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; i++) {
      Layout.Slot slot = slots.get(i);
      if (wire.namesEachField() && !slot.name().equals(in.readString())) {
        throw new MalformedDataException("A field is out of its order, or of another class");
      }
      values[i] = slot(slot.wireType(), read());
    }
    return values;
  }

  private @Nullable Object slot(Class<?> declared, @Nullable Object value) {
    Scalar scalar = Scalar.ofDeclared(declared);
    if (scalar != null) {
      return Scalars.of(scalar, value, message);
    }
    return value instanceof String name && declared.isEnum()
        ? shapes.of(declared).constant(name)
        : message.sound(value, declared);
  }

  /** Reads a scalar whose class the bytes name. */
  private final class ScalarReader extends TypedReader {

    private final Scalar scalar;

    ScalarReader(Scalar scalar) {
      this.scalar = scalar;
    }

    @Override
    @Nullable Object list(int length) throws IOException {
      requireOne(length);
      // its bytes are no object, and have no reference
      return Scalars.of(scalar, in.readObject(), message);
    }
  }
}
