package dev.polycodec.hessian;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.graph.LateKeys;
import dev.polycodec.spi.graph.NumberedObjects;
import java.io.IOException;
import java.util.Date;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ValueWriter} writes: values, and where they refer to others. */
final class ValueReader implements Input.Types {

  private final Input in;
  private final Shapes shapes;
  private final ShapeReader reader;

  /** The objects by number; null while it is complete only after what it refers to. */
  private final NumberedObjects objects = new NumberedObjects();

  private final LateKeys late = new LateKeys();
  private final IntFunction<@Nullable Object> objectOf = objects::get;

  private @Nullable Message message;

  ValueReader(Input in, Shapes shapes) {
    this.in = in;
    this.shapes = shapes;
    this.reader = new ShapeReader(this, in);
  }

  /** Reads the root of a payload, which is all of it. */
  @Nullable Object readRoot(byte[] bytes, int offset, int length, Message of) throws Exception {
    message = of;
    in.begin(bytes, offset, length);
    Object value = read();
    if (in.remaining() > 0) {
      throw new MalformedDataException("The payload continues after the root");
    }
    return value;
  }

  /** Forgets the message; after a failed one, too. */
  void clear() {
    message = null;
    in.clear();
    objects.clear();
    late.clear();
  }

  /** Returns about how many bytes the tables retain. */
  long retainedBytes() {
    return objects.retainedBytes() + late.retainedBytes();
  }

  Message message() {
    return Objects.requireNonNull(message, "no message is being read");
  }

  @Nullable Object read() throws Exception {
    return read(in.next());
  }

  private @Nullable Object read(Kind kind) throws Exception {
    return switch (kind) {
      case NULL -> null;
      case TRUE -> true;
      case FALSE -> false;
      case INT -> in.intValue();
      case LONG -> in.longValue();
      case DOUBLE -> in.doubleValue();
      case TEXT -> in.text();
      case DATE -> begun(new Date(in.dateValue()));
      case BYTES -> begun(in.bytes());
      case REFERENCE -> reference(in.reference());
      case LIST -> list(in.type(this));
      case MAP -> map(in.type(this));
      case OBJECT -> reader.object((Shape) in.definition(this));
      case UNTYPED -> throw new MalformedDataException("The bytes hold a value without its type");
      case OTHER -> throw in.unexpected("a value");
    };
  }

  /** Numbers an object to which others may refer from now on. */
  private Object begun(Object object) {
    objects.set(objects.add(), object);
    return object;
  }

  private Object reference(int number) {
    Object object = objects.get(number);
    if (object != null) {
      late.refersTo(number);
      return object;
    }
    throw new MalformedDataException(
        number >= 0 && number < objects.size()
            ? "An object refers to itself before it can"
            : "No object of this message has the number " + number);
  }

  private Object list(Object type) throws Exception {
    int length = in.length();
    if (type instanceof Shape shape) {
      return reader.list(shape, length);
    }
    requireOne(length);
    return Objects.requireNonNull(Scalars.of((Scalar) type, plain(), message()));
  }

  /** Reads what a scalar is made of, to which nothing refers. */
  private Object plain() throws IOException {
    return switch (in.next()) {
      case INT -> in.intValue();
      case DOUBLE -> in.doubleValue();
      case TEXT -> in.text();
      case BYTES -> in.bytes();
      default -> throw in.unexpected("a scalar");
    };
  }

  private Object map(Object type) throws Exception {
    if (type instanceof Shape shape) {
      return reader.map(shape);
    }
    throw unexpected("map");
  }

  @Override
  public Object find(String name) {
    Scalar scalar = Scalars.byName(name);
    return scalar == null ? shapes.of(message().load(name)) : scalar;
  }

  @Override
  public Object define(String name, int fields) {
    Shape shape = shapes.of(message().load(name));
    message().elements(fields, 1, in.remaining());
    boolean fielded =
        shape.kind() == Shape.Kind.FIELDS
            || shape.kind() == Shape.Kind.RECORD
            || shape.type() == Object.class;
    if (!fielded) {
      throw unexpected("object");
    }
    if (fields != message().layout(shape.type()).slots().size()) {
      throw new MalformedDataException(
          shape.type().getName() + " is defined with " + fields + " fields, not its own");
    }
    return shape;
  }

  /** Begins the state of an object to which others may refer from now on. */
  void open(Object value) {
    late.begin(objects.add());
    objects.set(objects.size() - 1, value);
  }

  /** Begins the state of an object that is known only at its end, and returns its number. */
  int open() {
    int number = objects.add();
    late.begin(number);
    return number;
  }

  /** Ends the state of the object that was opened last. */
  void close() {
    late.end(message());
  }

  /** Ends the state of the object that was opened last, which has a number and is known now. */
  Object close(int number, Object value) {
    objects.set(number, value);
    close();
    return value;
  }

  /** Ends the state of a record. */
  Object close(int number, Shape shape, Object created) {
    late.requireKept(shape, created, objectOf);
    return close(number, created);
  }

  /** Returns the keys that wait. */
  LateKeys late() {
    return late;
  }

  /** Checks the length of a container that the bytes announce. */
  int announced(int length) {
    return message().container(length, 1, in.remaining());
  }

  /** Reads the value of a list that has but one. */
  @Nullable Object only(int length) throws Exception {
    requireOne(length);
    return read();
  }

  static void requireOne(int length) {
    if (length != 1) {
      throw new MalformedDataException("A value has " + length + " parts instead of one");
    }
  }

  static MalformedDataException unexpected(String what) {
    return new MalformedDataException("The bytes hold a type as a " + what + ", which it is not");
  }

  /** Reads the values of an object's fields, in the order of its slots. */
  @Nullable Object[] slots(Layout layout) throws Exception {
    List<? extends Layout.Slot> slots = layout.slots();
    @Nullable Object[] values = new Object[slots.size()];
    for (int i = 0; i < values.length; i++) {
      Layout.Slot slot = slots.get(i);
      values[i] =
          message()
              .sound(value(slot.wireType(), Scalar.ofDeclared(slot.wireType())), slot.wireType());
    }
    return values;
  }

  /** Reads the value of a field, of whatever class it is. */
  @Nullable Object value(Class<?> declared, @Nullable Scalar scalar) throws Exception {
    Kind kind = in.next();
    if (kind == Kind.TEXT && scalar == Scalar.STRING) {
      return in.text();
    }
    Object value = read(kind);
    if (scalar != null) {
      return Scalars.of(scalar, value, message());
    }
    return value instanceof String name && declared.isEnum()
        ? shapes.of(declared).constant(name)
        : value;
  }
}
