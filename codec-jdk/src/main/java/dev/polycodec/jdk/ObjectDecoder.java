package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.walk.ObjectReader;
import java.io.IOException;
import java.io.ObjectStreamClass;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ObjectEncoder} writes. */
final class ObjectDecoder extends GuardedStream {

  private final ObjectReader walk;
  private @Nullable Object carried;

  /** Why the first object was refused that is carried. */
  private @Nullable Throwable refusal;

  /**
   * Whether the descriptor read last is of a class that is not serializable, as far as the bytes
   * say. The JDK makes no object by it: it is for a class that is a value.
   */
  private boolean named;

  /** Whether the one before was, whose superclasses follow. */
  private boolean continuesValue;

  ObjectDecoder(Source source, ObjectReader walk, StreamClasses classes) throws IOException {
    super(source, classes, walk.message());
    this.walk = walk;
  }

  /** The stream lets a refusal pass only where a block ends, and else hides it by a failure. */
  @Override
  @Nullable Object readValue() throws Exception {
    try {
      Object value = readObject();
      return value instanceof Carrier carrier ? carrier.requireComplete() : value;
    } catch (IllegalStateException e) {
      throw refusal == null ? e : thrown(refusal);
    }
  }

  @Nullable Object readCarried() throws IOException {
    try {
      carried = walk.read();
      return carried;
    } catch (IOException | RuntimeException | Error e) {
      refusal = refusal == null ? e : refusal;
      throw e;
    } catch (Exception e) {
      refusal = refusal == null ? e : refusal;
      throw new IOException(e);
    }
  }

  /** What was carried has been seen already. */
  @Override
  boolean isSeen(Object value) {
    boolean known = value == carried;
    carried = null;
    return known;
  }

  @Override
  protected void readStreamHeader() {
    // The frame identifies the message.
  }

  @Override
  protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
    if (readByte() == ObjectEncoder.CARRIER) {
      named = false;
      return ObjectStreamClass.lookup(Carrier.class);
    }
    ObjectStreamClass descriptor = super.readClassDescriptor();
    named = descriptor.getFields().length == 0 && endsWithoutFlags();
    return descriptor;
  }

  @Override
  protected Class<?> resolveClass(ObjectStreamClass descriptor) {
    Class<?> type =
        descriptor.getName().equals(Carrier.class.getName())
            ? Carrier.class
            : super.resolveClass(descriptor);
    continuesValue = named;
    return type;
  }

  @Override
  boolean isValue() {
    return named;
  }

  @Override
  Class<?> load(String name) {
    Class<?> type = super.load(name);
    boolean value = named && !type.isArray();
    boolean superclass = isSuperclass(type) && !continuesValue;
    if (!value && !superclass && !isWhole(type, classes.config().shapes())) {
      throw new MalformedDataException(
          "The bytes hold an object of the class "
              + type.getName()
              + " in the form of Java serialization, which is not the one of this codec");
    }
    return type;
  }

  /** What is carried has no other form: so no container fills itself, or sets its own size. */
  static boolean isWhole(Class<?> type, Shapes shapes) {
    return switch (shapes.of(type).kind()) {
      case SCALAR, ENUM, JAVA_HOOKS -> true;
      case ARRAY -> type.componentType().isPrimitive();
      default -> false;
    };
  }

  @Override
  boolean isCounted(StreamClass type) {
    return type.hasHooks();
  }
}
