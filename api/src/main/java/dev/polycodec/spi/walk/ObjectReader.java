package dev.polycodec.spi.walk;

import dev.polycodec.EncodeException;
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

  /** What the format has around the primitives, or null if it has nothing. */
  final NamedWire.@Nullable Reader named;

  private final TypeCache types;
  private final Declared any;
  final Claims claims;
  private final MentionedClasses classes;
  private final KeyTexts keys = new KeyTexts();
  private @Nullable Message message;
  private @Nullable ObjectType lastRead;

  ObjectReader(ObjectTypes types, Wire wire) {
    this.types = new TypeCache(types);
    this.any = types.declared.any;
    this.claims = new Claims(this.types);
    this.in = wire.newReader();
    this.named = in instanceof NamedWire.Reader reader ? reader : null;
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

  /** Returns what the walk knows of a class that the bytes name. */
  ObjectType type(String name) {
    return types.named(name, message());
  }

  /** Reads the root of a message as {@link #readRoot} does, whose class nothing has loaded. */
  Object readTree(byte[] bytes, int offset, int length, Message of, String root) throws Exception {
    if (message != of) {
      message = of;
    }
    in.begin(this, bytes, offset, length);
    return readFramed(of, types.named(root, of), any);
  }

  /** Reads the root of a message, which takes all bytes. */
  @Nullable Object readRoot(byte[] bytes, int offset, int length, Message of) throws Exception {
    if (message != of) {
      message = of;
    }
    in.begin(this, bytes, offset, length);
    Declared declared = types.declared.ofRoot(of.root().type());
    return named == null
        ? readFramed(of, types.of(of.rootClass()), declared)
        : readNamedRoot(named, of, declared);
  }

  private Object readFramed(Message of, ObjectType type, Declared declared) throws Exception {
    classes.imply(type, of);
    Object root = readNew(type, declared);
    if (root == null) {
      throw new MalformedDataException("The root is null, which the frame would have said");
    }
    if (in.remaining() != 0) {
      throw new MalformedDataException(in.remaining() + " bytes remain after the value");
    }
    complete(of);
    return root;
  }

  private void complete(Message of) {
    try {
      claims.complete(of);
    } catch (EncodeException e) { // of a codec that looks through a value by writing it
      throw new MalformedDataException(
          "The bytes refer to an object from a place that it is not for: " + e.getMessage());
    }
  }

  /** Has code compiled for what was met often; the message is complete. */
  void compile() {
    classes.compile();
  }

  /** Forgets the message; after a failed one, too. */
  void clear() {
    lastRead = null;
    objects.clear();
    claims.clear();
    classes.clear();
    keys.clear();
    in.clear();
  }

  long retainedBytes() {
    return in.retainedBytes()
        + objects.retainedBytes()
        + claims.retainedBytes()
        + classes.retainedBytes()
        + keys.retainedBytes();
  }

  private @Nullable Object take(ObjectType expected, Declared declared) throws Exception {
    if (named != null) {
      return readNamed(named, expected, declared, false);
    }
    int head = in.readNumber();
    return take(head, typeOf(head, expected), declared);
  }

  /** Takes one of several values, the class of which the next is expected to have. */
  private @Nullable Object takeNext(int head, ObjectType expected, Declared declared)
      throws Exception {
    ObjectType type = typeOf(head, expected);
    Object value = take(head, type, declared);
    if (lastRead != type) {
      lastRead = type;
    }
    return value;
  }

  private @Nullable Object take(int head, ObjectType type, Declared declared) throws Exception {
    if ((head & 1) == 1) {
      return readNew(type, declared);
    }
    return head == ObjectWriter.NULL
        ? null
        : refer(head - ObjectWriter.FIRST_OBJECT >>> 1, declared);
  }

  private Object refer(int id, Declared declared) {
    Object object = objects.get(id);
    if (!declared.plain) {
      claims.refer(id, object, declared);
    }
    return object;
  }

  /** Reads what {@link ObjectWriter#writeKey} wrote. */
  @Nullable Object readKey(ObjectType expected, Declared declared) throws Exception {
    return requireDeclared(takeKey(expected, declared), declared);
  }

  private @Nullable Object takeKey(ObjectType expected, Declared declared) throws Exception {
    if (named != null) {
      return readNamed(named, expected, declared, false);
    }
    int head = in.readNumber();
    if (head == ObjectWriter.AGAIN) {
      lastRead = expected;
      return keys.get(in.readNumber());
    }
    Object key = takeNext(head, expected, declared);
    if (key instanceof String text && (head & 1) == 1 && lastRead instanceof TextType) {
      keys.add(text);
    }
    return key;
  }

  /** Reads a value that goes where a class is declared. */
  public @Nullable Object read(ObjectType expected, Class<?> declared) throws Exception {
    Object value = take(expected, any);
    return value == null || declared.isInstance(value) ? value : message().sound(value, declared);
  }

  /** Reads a value that goes where a class is declared, and by type arguments maybe more. */
  public @Nullable Object read(ObjectType expected, Class<?> type, Declared declared)
      throws Exception {
    Object value = readWritten(expected, type, declared);
    return declared.raw == type ? value : requireDeclared(value, declared);
  }

  /** Reads a value that goes where a class was declared, and may be converted. */
  @Nullable Object readWritten(ObjectType expected, Class<?> type, Declared declared)
      throws Exception {
    Object value = take(expected, declared);
    if (value != null && !type.isInstance(value)) {
      message().sound(value, type);
    }
    return value;
  }

  /** Reads one of several values that goes where something is declared. */
  @Nullable Object readNext(ObjectType expected, Declared declared) throws Exception {
    Object value =
        named == null
            ? takeNext(in.readNumber(), expected, declared)
            : readNamed(named, expected, declared, false);
    return requireDeclared(value, declared);
  }

  /** Returns a value whose class is one that is declared. */
  @Nullable Object requireDeclared(@Nullable Object value, Declared declared) {
    return declared.admits(value) ? value : message().sound(value, declared.raw);
  }

  /**
   * Returns the class of the value read last, or what was expected if it needed none: what {@link
   * ObjectWriter#write} returned to the writer.
   */
  ObjectType lastRead() {
    return Objects.requireNonNull(lastRead, "nothing was read");
  }

  /** Reads what {@link ObjectWriter#writeForm} wrote; the caller checks its class. */
  @Nullable Object readForm(ObjectType expected, Declared declared) throws Exception {
    if (named != null) {
      return readNamed(named, expected, declared, false);
    }
    int head = in.readNumber();
    if ((head & 1) == 0) {
      throw new MalformedDataException("The bytes hold no value where one must be");
    }
    return typeOf(head, expected).decode(this, ReadObjects.NONE, declared);
  }

  private ObjectType typeOf(int head, ObjectType expected) throws Exception {
    if ((head & 1) == 0) {
      return expected;
    }
    if (head == ObjectWriter.EXPECTED) {
      classes.imply(expected, message());
      return expected;
    }
    return classes.read(this, head - ObjectWriter.FIRST_CLASS >>> 1);
  }

  private @Nullable Object readNew(ObjectType type, Declared declared) throws Exception {
    if (type instanceof TextType text) { // whose code the JVM then puts here
      return text.decode(this, ReadObjects.NONE, declared);
    }
    int id = type.tracked ? objects.next() : ReadObjects.NONE;
    @Nullable Object value = type.decode(this, id, declared);
    objects.set(id, value);
    return value;
  }

  /** Reads a root that names its class itself, if its form does not tell it. */
  private @Nullable Object readNamedRoot(NamedWire.Reader from, Message of, Declared declared)
      throws Exception {
    Object root = readNamed(from, types.of(Object.class), declared, true);
    from.requireEnd();
    return of.sound(root, of.root().raw());
  }

  private @Nullable Object readNamed(
      NamedWire.Reader from, ObjectType expected, Declared declared, boolean root)
      throws Exception {
    NamedWire.Token token = from.look();
    String name =
        token == NamedWire.Token.NULL || token == NamedWire.Token.TYPED ? from.readClass() : null;
    if (token == NamedWire.Token.NULL) {
      lastRead = expected;
      return null;
    }
    ObjectType type =
        name == null
            ? Bare.typeOf(token, expected, types)
            : types.of(root ? message().loadRoot(name) : message().load(name));
    if (root && name == null) {
      message().loadRoot(message().nameOf(type.type));
    }
    classes.imply(type, message());
    boolean enclosed = name != null && !type.hasFields();
    if (enclosed) {
      from.beginValue();
    }
    Object value = type.decode(this, ReadObjects.NONE, declared);
    if (enclosed) {
      from.endValue();
    }
    lastRead = name == null || enclosed ? expected : type;
    return value;
  }

  /**
   * Begins the elements of a container, and returns their number, if the format announces it.
   *
   * @param bytesEach the fewest bytes that an element takes
   */
  int beginElements(int bytesEach) throws Exception {
    if (named == null) {
      return message().container(in.readNumber(), bytesEach, in.remaining());
    }
    named.beginArray();
    return Containers.UNKNOWN;
  }

  /** Returns whether there is another element after some of them. */
  boolean hasElement(int count, int bytesEach, int size) throws Exception {
    return named == null ? count < size : hasNamed(named, count, bytesEach);
  }

  private boolean hasNamed(NamedWire.Reader from, int count, int bytesEach) throws Exception {
    if (!from.hasNext()) {
      return false;
    }
    message().elements(count + 1, bytesEach, Integer.MAX_VALUE);
    return true;
  }

  // What follows is for objects that the format reads by itself.

  /** Reads a value within the form of an object; the caller checks its class. */
  public @Nullable Object read() throws Exception {
    return take(types.of(Object.class), any);
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
    return found.decode(this, found.tracked ? objects.latest() : ReadObjects.NONE, any);
  }
}
