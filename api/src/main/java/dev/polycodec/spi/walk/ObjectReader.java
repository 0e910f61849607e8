package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link ObjectWriter} writes: classes only through the message, lengths against the
 * bytes that remain, and every value against the type of the place it goes to. Used by one thread
 * at a time.
 */
public final class ObjectReader {

  final WireReader in;
  final ReadObjects objects;

  final ByteBuffer chunk = PrimitiveArrays.chunk();

  private final TypeCache types;
  private final MentionedClasses classes;
  private @Nullable Message message;
  private @Nullable ObjectType lastRead;

  ObjectReader(ObjectTypes types, Wire wire) {
    this.types = new TypeCache(types);
    this.in = wire.newReader();
    this.classes = new MentionedClasses(in::admit);
    this.objects = new ReadObjects(wire.references());
  }

  /** Returns the policy and limits of the message that is being read. */
  public Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /** Returns what the walk knows of a class. */
  ObjectType type(Class<?> type) {
    return types.of(type);
  }

  /** Reads the root of a message, which takes all bytes. */
  Object readRoot(byte[] bytes, int offset, int length, Message of) throws Exception {
    message = of;
    in.begin(this, bytes, offset, length);
    ObjectType type = types.of(of.rootClass());
    classes.imply(type, of);
    Object root = readNew(type);
    if (root == null) {
      throw new MalformedDataException("The root is null, which the frame would have said");
    }
    if (in.remaining() != 0) {
      throw new MalformedDataException(in.remaining() + " bytes remain after the value");
    }
    return root;
  }

  /** Has code compiled for what was met often; the message is complete. */
  void compile() {
    classes.compile();
  }

  /** Forgets the message; after a failed one, too. */
  void clear() {
    message = null;
    lastRead = null;
    objects.clear();
    classes.clear();
    in.clear();
  }

  long retainedBytes() {
    return in.retainedBytes() + objects.retainedBytes() + classes.retainedBytes();
  }

  /** Reads a value; the caller checks its class. */
  @Nullable Object read(ObjectType expected) throws Exception {
    int head = in.readNumber();
    if ((head & 1) == 1) {
      return readNew(typeOf(head, expected));
    }
    lastRead = expected;
    return head == ObjectWriter.NULL ? null : objects.get(head - ObjectWriter.FIRST_OBJECT >>> 1);
  }

  /** Reads a value that goes where a class is declared. */
  public @Nullable Object read(ObjectType expected, Class<?> declared) throws Exception {
    Object value = read(expected);
    return value == null || declared.isInstance(value) ? value : message().sound(value, declared);
  }

  /**
   * Returns the class of the value read last, or what was expected if it needed none: what {@link
   * ObjectWriter#write} returned to the writer.
   */
  ObjectType lastRead() {
    return Objects.requireNonNull(lastRead, "nothing was read");
  }

  /** Reads what {@link ObjectWriter#writeForm} wrote; the caller checks its class. */
  @Nullable Object readForm(ObjectType expected) throws Exception {
    int head = in.readNumber();
    if ((head & 1) == 0) {
      throw new MalformedDataException("The bytes hold no value where one must be");
    }
    return typeOf(head, expected).decode(this, ReadObjects.NONE);
  }

  private ObjectType typeOf(int head, ObjectType expected) throws Exception {
    if (head == ObjectWriter.EXPECTED) {
      classes.imply(expected, message());
      return expected;
    }
    return classes.read(this, head - ObjectWriter.FIRST_CLASS >>> 1);
  }

  private @Nullable Object readNew(ObjectType type) throws Exception {
    if (type instanceof TextType text) { // whose code the JVM then puts here
      lastRead = text;
      return text.decode(this, ReadObjects.NONE);
    }
    int id = type.tracked ? objects.next() : ReadObjects.NONE;
    @Nullable Object value = type.decode(this, id);
    objects.set(id, value);
    lastRead = type;
    return value;
  }

  // What follows is for objects that the format reads by itself.

  /** Reads a value within the form of an object; the caller checks its class. */
  public @Nullable Object read() throws Exception {
    return read(types.of(Object.class));
  }

  /** Reads the class that {@link ObjectWriter#writeClass} wrote as a number. */
  public Class<?> readClass(int number, int first) throws Exception {
    return classes.read(this, number - first >>> 1).type;
  }

  /** Numbers an object that is about to be read. */
  public int next() {
    return objects.next();
  }

  /** Sets the object of a number, as soon as others may refer back to it. */
  public void set(int number, Object object) {
    objects.set(number, object);
  }

  /** Returns the object of a number, which the bytes refer back to. */
  public Object get(int number) {
    return objects.get(number);
  }

  /** Returns whether the objects of a class have an identity, which is kept. */
  public boolean tracks(Class<?> type) {
    return types.of(type).tracked;
  }

  /** Reads the state of an object of a class, which was numbered last if it is tracked. */
  public @Nullable Object readState(Class<?> type) throws Exception {
    ObjectType found = types.of(type);
    return found.decode(this, found.tracked ? objects.latest() : ReadObjects.NONE);
  }
}
