package dev.polycodec.spi.walk;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Message;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Walks over the objects of a message, and writes them in the primitives of a wire; {@link
 * ObjectReader} is the inverse. Used by one thread at a time.
 *
 * <p>On the wire, a value that has a place is one number: 0 null, 1 a new value of the class that
 * the place expects, {@code 2n + 2} the n-th object of the message again, {@code 2n + 3} a new
 * value of the n-th class of {@link MentionedClasses}. After the number of a new value comes its
 * state. A key of a map may also be {@link #AGAIN}, and the number of a text that was a key before.
 */
public final class ObjectWriter {

  static final int NULL = 0;
  static final int EXPECTED = 1;
  static final int FIRST_OBJECT = 2;
  static final int FIRST_CLASS = 3;

  /** Stands where the last class would that has an index without a name, which is none. */
  static final int AGAIN = FIRST_CLASS + 2 * (MentionedClasses.FIRST_MENTIONED - 1);

  final WireWriter out;
  final WrittenObjects objects;

  final ByteBuffer chunk = PrimitiveArrays.chunk();

  /** What the format has around the primitives, or null if it has nothing. */
  final NamedWire.@Nullable Writer named;

  private final TypeCache types;
  private final Declared any;
  final Claims claims;
  private final MentionedClasses classes = new MentionedClasses(type -> {});
  private final KeyTexts keys = new KeyTexts();

  /** Whether texts are written in place, and not as a form that replaces them. */
  private final boolean plainTexts;

  private @Nullable Message message;

  ObjectWriter(ObjectTypes types, Wire wire) {
    this.types = new TypeCache(types);
    this.any = types.declared.any;
    this.claims = new Claims(this.types);
    this.out = wire.newWriter();
    this.named = out instanceof NamedWire.Writer writer ? writer : null;
    this.objects = new WrittenObjects(wire.references());
    this.plainTexts = types.of(String.class) instanceof TextType;
  }

  /** Returns the policy and limits of the message that is being written. */
  public Message message() {
    return Objects.requireNonNull(message, "there is no message");
  }

  /** Writes the root of a message, whose class the frame names if there is one. */
  void writeRoot(@Nullable Object root, Message of, int headroom) throws Exception {
    if (message != of) {
      message = of;
    }
    out.begin(this, headroom);
    Declared declared = types.declared.ofRoot(of.root().type());
    if (named != null) {
      writeAdmitted(root, types.of(Object.class), declared);
    } else {
      writeFramed(Objects.requireNonNull(root, "a framed root"), of, declared);
    }
  }

  private void writeFramed(Object root, Message of, Declared declared) throws Exception {
    ObjectType type = types.of(root.getClass());
    if (type.tracked) {
      objects.find(root, type, of);
    }
    classes.imply(type, of);
    boolean open = type instanceof SelfNamedType && declared == any; // to what stands for it
    type.encode(this, root, open ? types.declared.of(of.root().raw()) : declared);
    claims.complete(of);
  }

  /** Lends the bytes of the message, which is complete. */
  void lendTo(BytesConsumer to) throws Exception {
    out.lendTo(to);
  }

  /** Has code compiled for what was met often; the message is complete. */
  void compile() {
    classes.compile();
  }

  /** Forgets the message; after a failed one, too. */
  void clear() {
    objects.clear();
    claims.clear();
    classes.clear();
    keys.clear();
    out.clear();
  }

  long retainedBytes() {
    return out.retainedBytes()
        + objects.retainedBytes()
        + claims.retainedBytes()
        + classes.retainedBytes()
        + keys.retainedBytes();
  }

  /**
   * Writes a value.
   *
   * @param expected what the reader expects at the place
   * @return the class of the value, or {@code expected} if none was needed: what {@link
   *     ObjectReader#lastRead} returns to the reader
   */
  public ObjectType write(@Nullable Object value, ObjectType expected) throws Exception {
    return writeAdmitted(value, expected, any);
  }

  /** Writes the value of a field like {@link #write}; more than its class may be declared. */
  public ObjectType write(@Nullable Object value, ObjectType expected, Declared declared)
      throws Exception {
    if (declared.raw != expected.type) { // which the field admits
      requireDeclared(value, declared);
    }
    return writeAdmitted(value, expected, declared);
  }

  private ObjectType writeAdmitted(@Nullable Object value, ObjectType expected, Declared declared)
      throws Exception {
    if (named != null) {
      return writeNamed(named, value, expected, declared);
    }
    if (value == null) {
      out.writeNumber(NULL);
      return expected;
    }
    Class<?> type = value.getClass();
    return put(value, type == expected.type ? expected : types.of(type), expected, declared);
  }

  /** Writes one of several values like {@link #write}: those of one class are checked once. */
  ObjectType writeNext(@Nullable Object value, ObjectType expected, Declared declared)
      throws Exception {
    if (value == null || named != null) {
      requireDeclared(value, declared);
      return writeAdmitted(value, expected, declared);
    }
    Class<?> type = value.getClass();
    ObjectType actual = type == expected.type ? expected : types.of(type);
    if (type != declared.raw && (type != expected.type || expected.open)) {
      requireDeclared(value, declared);
    }
    return put(value, actual, expected, declared);
  }

  /** Checks the class of a value: the reader would refuse another one. */
  @Nullable Object requireDeclared(@Nullable Object value, Declared declared) {
    return declared.admits(value) ? value : message().sound(value, declared.raw);
  }

  private ObjectType put(Object value, ObjectType actual, ObjectType expected, Declared declared)
      throws Exception {
    if (actual.tracked) {
      int id = objects.find(value, actual, message());
      if (id != WrittenObjects.NONE) {
        if (!declared.plain) {
          claims.refer(id, value, declared);
        }
        out.writeNumber(FIRST_OBJECT + 2 * id);
        return expected;
      }
    }
    writeNew(value, actual, expected, declared);
    return actual;
  }

  /** Writes a key of a map like {@link #write}, but a text that was one before by its number. */
  ObjectType writeKey(@Nullable Object key, ObjectType expected, Declared declared)
      throws Exception {
    if (key instanceof String text && plainTexts && named == null) {
      requireDeclared(text, declared);
      int number = keys.find(text);
      if (number != KeyTexts.NONE) {
        out.writeNumber(AGAIN);
        out.writeNumber(number);
        return expected;
      }
    }
    return writeNext(key, expected, declared);
  }

  /** Writes a value that nothing else can refer to. */
  void writeForm(Object value, ObjectType expected, Declared declared) throws Exception {
    if (named != null) {
      writeNamed(named, value, expected, declared);
      return;
    }
    Class<?> type = value.getClass();
    writeNew(value, type == expected.type ? expected : types.of(type), expected, declared);
  }

  private void writeNew(Object value, ObjectType actual, ObjectType expected, Declared declared)
      throws Exception {
    if (actual == expected) {
      out.writeNumber(EXPECTED);
      classes.imply(actual, message());
    } else {
      classes.write(this, actual, FIRST_CLASS);
    }
    if (actual instanceof TextType text) { // whose code the JVM then puts here
      text.encode(this, value, declared);
    } else {
      actual.encode(this, value, declared);
    }
  }

  private ObjectType writeNamed(
      NamedWire.Writer to, @Nullable Object value, ObjectType expected, Declared declared)
      throws Exception {
    if (value == null) {
      to.writeNull();
      return expected;
    }
    Class<?> type = value.getClass();
    ObjectType actual = type == expected.type ? expected : types.of(type);
    classes.imply(actual, message());
    if (Bare.isBare(value, actual, expected)) {
      actual.encode(this, value, declared);
      return expected;
    }
    to.writeClass(message().nameOf(actual.type));
    if (actual.hasFields()) {
      actual.encode(this, value, declared);
      return actual;
    }
    to.beginValue();
    actual.encode(this, value, declared);
    to.endValue();
    return expected;
  }

  /** Begins the elements of a container. */
  void beginElements(int size) throws Exception {
    if (named == null) {
      out.writeNumber(size);
    } else {
      named.beginArray();
    }
  }

  /** Ends the elements of a container. */
  void endElements() throws Exception {
    if (named != null) {
      named.endArray();
    }
  }

  // What follows is for objects that the format writes by itself.

  /** Writes a value within the form of an object. */
  public void write(@Nullable Object value) throws Exception {
    write(value, types.of(Object.class));
  }

  /** Writes the class of an object as a number, which is at least {@code first}. */
  public void writeClass(Class<?> type, int first) throws Exception {
    classes.write(this, types.of(type), first);
  }

  /** Returns the number of an object met before, or numbers it and returns -1. */
  public int find(Object object) {
    return objects.find(object, types.of(object.getClass()), message());
  }

  /** Returns the number of the object that was numbered last. */
  public int latest() {
    return objects.latest();
  }

  /** Returns whether the objects of a class have an identity, which is kept. */
  public boolean tracks(Class<?> type) {
    return types.of(type).tracked;
  }

  /** Writes the state of an object, whose reference and class are written. */
  public void writeState(Object value) throws Exception {
    types.of(value.getClass()).encode(this, value, any);
  }
}
