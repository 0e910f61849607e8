package dev.polycodec.spi.graph;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.FieldSink;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes graphs of objects by their shapes, for a backend whose format is a stream of primitives.
 *
 * <p>A value is a tag and what the tag announces: nothing for null, the number of an object for a
 * reference, a scalar, or a class and the state of an object. A class is written by name once a
 * message and by number then, the first hundred within the tag. Fields of primitive types have no
 * tag. Shared references stay shared, and cycles are kept where the object exists before what it
 * refers to does. Used by one thread at a time; {@link GraphReader} is the inverse.
 */
public abstract class GraphWriter {

  static final int NULL = -1;

  /** A four-byte number of an object of this message follows. */
  static final int REFERENCE = -2;

  /** The four-byte number of a class follows, then the state of an object. */
  static final int CLASS = -3;

  /** The state of an object of the declared class follows. */
  static final int DECLARED = -4;

  /** The classes of small numbers, downwards from here; the state of an object follows. */
  static final int SMALL_CLASSES = -5;

  /** How many classes have a tag of their own. */
  static final int SMALL = 100;

  /** What the format makes of an object with Java hooks follows. */
  static final int HOOKED = SMALL_CLASSES - SMALL;

  /** The scalars, by ordinal, upwards from here. */
  static final int SCALARS = 0;

  private final Shapes shapes;
  private final LastShapes last;
  private final ScalarWriter scalars = new ScalarWriter(this);
  private final FieldSink fields = new GraphSink(this);
  private final ContainerWriter containers;
  private final IdentityIndex objects = new IdentityIndex();
  private final IdentityIndex classes = new IdentityIndex();

  private final WrittenNames names = new WrittenNames(this);

  /** The records and surrogates that are being written: the reader has no object for them yet. */
  private final List<Object> unfinished = new ArrayList<>();

  private @Nullable Message message;

  /** Creates a writer that is used for any number of messages. */
  protected GraphWriter(Shapes shapes) {
    this.shapes = shapes;
    this.last = new LastShapes(shapes);
    this.containers = new ContainerWriter(this, shapes, scalars);
  }

  /** Writes one byte. */
  protected abstract void writeByte(int value) throws IOException;

  /** Writes two bytes, or fewer. */
  protected abstract void writeShort(short value) throws IOException;

  /** Writes a UTF-16 code unit. */
  protected abstract void writeChar(char value) throws IOException;

  /** Writes four bytes, or fewer. */
  protected abstract void writeInt(int value) throws IOException;

  /** Writes eight bytes, or fewer. */
  protected abstract void writeLong(long value) throws IOException;

  /** Writes the bits of a float. */
  protected abstract void writeFloat(float value) throws IOException;

  /** Writes the bits of a double. */
  protected abstract void writeDouble(double value) throws IOException;

  /** Writes a string with its length, ill-formed Unicode included, or refuses it. */
  protected abstract void writeString(String value) throws IOException;

  /** Writes bytes without their length. */
  protected abstract void writeRaw(byte[] bytes) throws IOException;

  /**
   * Returns the array that is written to, so that names of classes can be copied instead of encoded
   * again; null, unless overridden, where there is none.
   */
  protected byte @Nullable [] array() {
    return null;
  }

  /** Returns where the next byte goes in {@link #array}. */
  protected int position() {
    throw new UnsupportedOperationException();
  }

  /** Writes the root of a framed message, whose class the frame names. */
  public final void writeRoot(Object root, Message of) throws IOException {
    message = of;
    Shape shape = shapes.of(root.getClass());
    if (isTagged(shape)) {
      write(root, shape);
    } else {
      objects.put(root);
      writeState(shape, root);
    }
  }

  /** Forgets the message, so that its objects can be collected; after a failed one, too. */
  public final void clear() {
    message = null;
    unfinished.clear();
    objects.clear();
    classes.clear();
    names.begin();
  }

  /** Returns about how many bytes the tables of this writer retain. */
  public final long retainedBytes() {
    return objects.retainedBytes() + classes.retainedBytes();
  }

  /** A root that is not an object with a state has a tag like any other value. */
  static boolean isTagged(Shape shape) {
    return shape.scalar() != null
        || shape.kind() == Shape.Kind.ENUM
        || shape.kind() == Shape.Kind.JAVA_HOOKS;
  }

  /** Writes a value within what {@link #writeHooked} writes, while a message is written. */
  protected final void writeValue(@Nullable Object value) throws IOException {
    write(value, null);
  }

  /** Writes a value, which names its class unless it is the declared one. */
  final void write(@Nullable Object value, @Nullable Shape declared) throws IOException {
    if (value == null) {
      writeByte(NULL);
      return;
    }
    Class<?> type = value.getClass();
    Shape shape = declared != null && declared.type() == type ? declared : last.of(type);
    Scalar scalar = shape.scalar();
    if (scalar != null) {
      writeByte(SCALARS + scalar.ordinal());
      scalars.write(scalar, value, message());
    } else if (shape.kind() == Shape.Kind.ENUM) {
      message().check(shape.enumClass());
      writeClass(shape.enumClass(), declared);
      writeString(((Enum<?>) value).name());
    } else if (shape.kind() == Shape.Kind.JAVA_HOOKS) {
      writeByte(HOOKED);
      writeHooked(value);
    } else if (!writeReference(value)) {
      writeClass(shape.type(), declared);
      writeState(shape, value);
    }
  }

  private boolean writeReference(Object value) throws IOException {
    int number = objects.put(value);
    if (number < 0) {
      return false;
    }
    for (Object object : unfinished) {
      if (object == value) {
        throw message().cycle(value.getClass());
      }
    }
    writeByte(REFERENCE);
    writeInt(number);
    return true;
  }

  private void writeClass(Class<?> type, @Nullable Shape declared) throws IOException {
    if (declared != null && type == declared.type()) {
      writeByte(DECLARED);
      return;
    }
    int known = classes.put(type);
    int number = known < 0 ? classes.size() - 1 : known;
    if (number < SMALL) {
      writeByte(SMALL_CLASSES - number);
    } else {
      writeByte(CLASS);
      writeInt(number);
    }
    if (known < 0) {
      names.write(type, message());
    }
  }

  /**
   * Writes an object with Java hooks, and keeps its identity, in a format with the trait {@link
   * dev.polycodec.Trait#JAVA_HOOKS}; no other is asked to, as the message refuses the class.
   */
  protected void writeHooked(Object value) throws IOException {
    message().check(value.getClass());
    throw new EncodeException(String.valueOf(shapes.of(value.getClass()).refusal()));
  }

  private void writeState(Shape shape, Object value) throws IOException {
    message().enter(shape.type());
    switch (shape.kind()) {
      case FIELDS, OPEN -> shape.drain(value, fields);
      case RECORD, SURROGATE -> writeWhole(shape, value);
      case COLLECTION -> containers.writeElements((Collection<?>) value, shape.keyed());
      case MAP -> containers.writeEntries((Map<?, ?>) value);
      case ARRAY -> containers.writeArray(shape, value);
      default -> throw new EncodeException(String.valueOf(shape.refusal()));
    }
    message().exit();
  }

  private void writeWhole(Shape shape, Object value) throws IOException {
    unfinished.add(value);
    if (shape.kind() == Shape.Kind.RECORD) {
      shape.drain(value, fields);
    } else {
      write(shape.toForm(value, message()), null);
    }
    unfinished.remove(unfinished.size() - 1);
  }

  final Message message() {
    if (message == null) {
      throw new IllegalStateException("No message is being written");
    }
    return message;
  }
}
