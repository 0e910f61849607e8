package dev.polycodec.spi.graph;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldSource;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link GraphWriter} writes: classes only through the message, lengths against the
 * bytes that remain, and every value against the type of the place it goes to. Used by one thread
 * at a time.
 */
public abstract class GraphReader {

  private static final int STRING = GraphWriter.SCALARS + Scalar.STRING.ordinal();
  private static final Scalar[] SCALARS = Scalar.values();

  private final Shapes shapes;

  /** The shapes of the classes by number. */
  private final NumberedObjects classes = new NumberedObjects();

  /** The objects by number; null while a record or surrogate is being read. */
  private final NumberedObjects objects = new NumberedObjects();

  private final ReadNames names = new ReadNames(this);

  private final LateKeys late = new LateKeys();
  private final IntFunction<@Nullable Object> objectOf = objects::get;

  private final ScalarReader scalars = new ScalarReader(this);
  private final FieldSource fields = new GraphSource(this, scalars);
  private final SlotReader slots;
  private final ContainerReader containers;

  private @Nullable Message message;

  /** Creates a reader that is used for any number of messages. */
  protected GraphReader(Shapes shapes) {
    this.shapes = shapes;
    this.slots = new SlotReader(this, shapes, scalars);
    this.containers = new ContainerReader(this, shapes, scalars, objects, late);
  }

  /** Reads one byte. */
  protected abstract byte readByte() throws IOException;

  /** Reads what {@link GraphWriter#writeShort} wrote. */
  protected abstract short readShort() throws IOException;

  /** Reads what {@link GraphWriter#writeChar} wrote. */
  protected abstract char readChar() throws IOException;

  /** Reads what {@link GraphWriter#writeInt} wrote. */
  protected abstract int readInt() throws IOException;

  /** Reads what {@link GraphWriter#writeLong} wrote. */
  protected abstract long readLong() throws IOException;

  /** Reads what {@link GraphWriter#writeFloat} wrote. */
  protected abstract float readFloat() throws IOException;

  /** Reads what {@link GraphWriter#writeDouble} wrote. */
  protected abstract double readDouble() throws IOException;

  /** Reads what {@link GraphWriter#writeString} wrote; its length is checked with the message. */
  protected abstract String readString() throws IOException;

  /** Fills an array, no longer than what {@link #remaining} returns, with the next bytes. */
  protected abstract void readRaw(byte[] bytes) throws IOException;

  /** Returns the number of bytes that remain. */
  protected abstract int remaining();

  /**
   * Returns the array that is read from, so that names of classes can be compared instead of
   * decoded again; null, unless overridden, where there is none.
   */
  protected byte @Nullable [] array() {
    return null;
  }

  /** Returns where the next byte is in {@link #array}. */
  protected int position() {
    throw new UnsupportedOperationException();
  }

  /** Passes some of the bytes that remain in {@link #array}. */
  protected void skip(int bytes) throws IOException {
    throw new UnsupportedOperationException();
  }

  /** Returns the policy and limits of the message. */
  protected final Message message() {
    if (message == null) {
      throw new IllegalStateException("No message is being read");
    }
    return message;
  }

  /** Reads the root of a framed message, which takes all bytes. */
  public final Object readRoot(Message of) throws Exception {
    message = of;
    Shape shape = shapes.of(of.rootClass());
    admit(shape.type());
    Object root =
        GraphWriter.isTagged(shape) ? of.sound(read(shape), rootType(shape)) : readState(shape);
    if (remaining() != 0) {
      throw new MalformedDataException(remaining() + " bytes follow the value");
    }
    if (root == null) {
      throw new MalformedDataException("The root is null, which the frame would have said");
    }
    return root;
  }

  /** Forgets the message, so that its objects can be collected; after a failed one, too. */
  public final void clear() {
    message = null;
    late.clear();
    objects.clear();
    classes.clear();
    names.begin();
  }

  /** Returns about how many bytes the tables of this reader retain. */
  public final long retainedBytes() {
    return objects.retainedBytes() + classes.retainedBytes() + late.retainedBytes();
  }

  private static Class<?> rootType(Shape shape) {
    return shape.kind() == Shape.Kind.ENUM ? shape.enumClass() : shape.type();
  }

  /** Reads a value, whose class may be the declared one; if none may be, it is named. */
  final @Nullable Object read(@Nullable Shape declared) throws Exception {
    int tag = readByte();
    if (tag == STRING) {
      return readString();
    }
    if (tag >= GraphWriter.SCALARS && tag < SCALARS.length) {
      return scalars.read(SCALARS[tag], message());
    }
    return switch (tag) {
      case GraphWriter.NULL -> null;
      case GraphWriter.REFERENCE -> reference(readInt());
      case GraphWriter.CLASS -> readObject(classOf(readInt()));
      case GraphWriter.DECLARED -> readObject(requireDeclared(declared));
      case GraphWriter.HOOKED -> readHooked();
      default -> readObject(smallClass(tag));
    };
  }

  /** Reads a value within what {@link #readHooked} reads, while a message is read. */
  protected final @Nullable Object readValue() throws Exception {
    return read(null);
  }

  /** Reads what {@link GraphWriter#writeHooked} wrote. */
  protected @Nullable Object readHooked() throws Exception {
    throw new MalformedDataException("The format has no objects with Java hooks");
  }

  private static Shape requireDeclared(@Nullable Shape declared) {
    if (declared == null) {
      throw new MalformedDataException("A value of no declared class names none");
    }
    return declared;
  }

  private Object reference(int number) {
    Object object = objects.get(number);
    if (object == null) {
      throw new MalformedDataException("No object of this message has the number " + number);
    }
    late.refersTo(number);
    return object;
  }

  private Shape smallClass(int tag) throws IOException {
    int number = GraphWriter.SMALL_CLASSES - tag;
    if (number < 0 || number >= GraphWriter.SMALL) {
      throw new MalformedDataException("No value begins with the tag " + tag);
    }
    return classOf(number);
  }

  private Shape classOf(int number) throws IOException {
    if (number == classes.size()) {
      classes.set(classes.add(), shapes.of(message().load(names.read())));
    }
    Object shape = classes.get(number);
    if (shape == null) {
      throw new MalformedDataException("No class of this message has the number " + number);
    }
    return (Shape) shape;
  }

  /** Asks a filter of the format, if it has one, about the class of an object that begins. */
  protected void admit(Class<?> type) {}

  private Object readObject(Shape shape) throws Exception {
    admit(shape.type());
    return shape.kind() == Shape.Kind.ENUM ? shape.constant(readString()) : readState(shape);
  }

  private Object readState(Shape shape) throws Exception {
    int number = objects.add();
    message().enter(shape.type());
    late.begin(number);
    Object value =
        switch (shape.kind()) {
          case FIELDS, OPEN -> readFields(shape, number);
          case RECORD -> readWhole(shape);
          case COLLECTION -> containers.readElements(shape, number);
          case MAP -> containers.readEntries(shape, number);
          case ARRAY -> containers.readArray(shape.type().getComponentType(), number);
          case SURROGATE -> shape.fromForm(read(null), message(), late);
          default -> throw new MalformedDataException("No value can have " + shape.type());
        };
    late.end(message());
    message().exit();
    objects.set(number, value);
    return value;
  }

  private Object readFields(Shape shape, int number) throws Exception {
    Object owner = shape.allocate();
    objects.set(number, owner);
    Layout layout = message().layout(shape.type());
    if (!layout.same()) {
      layout.fill(owner, slots.read(layout));
      return owner;
    }
    shape.fill(owner, fields);
    return owner;
  }

  private Object readWhole(Shape shape) throws Exception {
    Object created = readRecord(shape);
    late.requireKept(shape, created, objectOf);
    return created;
  }

  private Object readRecord(Shape shape) throws Exception {
    Layout layout = message().layout(shape.type());
    if (layout.same()) {
      return shape.construct(fields);
    }
    @Nullable Object[] values = slots.read(layout);
    try {
      return shape.construct(layout.components(shape, values));
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
