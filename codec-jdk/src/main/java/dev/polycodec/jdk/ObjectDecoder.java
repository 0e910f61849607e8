package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectStreamClass;

/** Reads what {@link ObjectEncoder} writes. */
final class ObjectDecoder extends GuardedStream {

  private final BackendConfig config;
  private final ValueReader values;

  ObjectDecoder(InputStream source, BackendConfig config, Message message) throws IOException {
    super(source, config, message);
    this.config = config;
    this.values = new ValueReader(this, config.shapes(), message);
  }

  @Override
  Object readRoot() throws IOException, ClassNotFoundException {
    Object value = values.root();
    if (value == null) {
      throw new MalformedDataException("The payload has no root");
    }
    return value;
  }

  void readCarried(Carrier carrier) throws IOException, ClassNotFoundException {
    values.readCarried(carrier);
  }

  /** Returns the class that a carrier names, which the JVM's filter may refuse, too. */
  Class<?> loadCarried(String name) {
    Class<?> type = message.load(name);
    filter.requireAllowed(type);
    return type;
  }

  @Override
  protected void readStreamHeader() {
    // The frame identifies the message.
  }

  @Override
  protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
    return readByte() == ObjectEncoder.CARRIER
        ? ObjectStreamClass.lookup(Carrier.class)
        : super.readClassDescriptor();
  }

  @Override
  protected Class<?> resolveClass(ObjectStreamClass descriptor) {
    return descriptor.getName().equals(Carrier.class.getName())
        ? Carrier.class
        : super.resolveClass(descriptor);
  }

  @Override
  Class<?> load(String name) {
    Class<?> type = super.load(name);
    if (!isSuperclass(type) && !isWhole(type)) {
      throw new MalformedDataException(
          "The bytes hold an object of the class "
              + type.getName()
              + " in the form of Java serialization, which is not the one of this codec");
    }
    return type;
  }

  /** What is carried has no other form: so no container fills itself, or sets its own size. */
  private boolean isWhole(Class<?> type) {
    return switch (config.shapes().of(type).kind()) {
      case SCALAR, ENUM, JAVA_HOOKS -> true;
      case ARRAY -> type.componentType().isPrimitive();
      default -> false;
    };
  }

  @Override
  boolean isCounted(Class<?> type) {
    return config.shapes().of(type).kind() == Shape.Kind.JAVA_HOOKS;
  }
}
