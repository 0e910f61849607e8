package dev.polycodec.jdk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ObjectEncoder} writes; no class gets in but through the message. */
final class ObjectDecoder extends ObjectInputStream {

  /** The most bytes that the superclass reads ahead of what it is asked for. */
  private static final int READ_AHEAD = 1024;

  private final InputStream source;
  private final BackendConfig config;
  private final Message message;
  private final StreamFilter filter;
  private final ValueReader values;

  /** The class whose descriptor was read last; those of its superclasses follow. */
  private Class<?> described = Object.class;

  ObjectDecoder(InputStream source, BackendConfig config, Message message) throws IOException {
    super(source);
    this.source = source;
    this.config = config;
    this.message = message;
    this.filter =
        new StreamFilter(getObjectInputFilter(), message, config.limits(), this::remaining);
    this.values = new ValueReader(this, config.shapes(), message);
    setObjectInputFilter(filter);
    enableResolveObject(true);
  }

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

  /** Returns the fewest bytes that are known to be too many to announce. */
  int remaining() {
    try {
      return source.available() + READ_AHEAD;
    } catch (IOException e) {
      throw new IllegalStateException("a byte array cannot fail", e);
    }
  }

  /** Returns what to throw when the JDK finds that a class and its descriptor disagree. */
  SchemaMismatchException changed() {
    return new SchemaMismatchException(
        described.getName()
            + " is not the class that the bytes describe: they were written with another version of"
            + " it; declare its serialVersionUID, and keep to what Java serialization can read");
  }

  /** Returns the class of a name, which neither the policy nor the JVM's filter may refuse. */
  Class<?> load(String name) {
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

  /** Never calls the superclass, which would load whatever the bytes name. */
  @Override
  protected Class<?> resolveClass(ObjectStreamClass descriptor) {
    String name = descriptor.getName();
    if (name.equals(Carrier.class.getName())) {
      return Carrier.class;
    }
    Class<?> known = JdkForms.byName(name);
    if (known == null) {
      known = abstractSuperclass(name);
    }
    if (known == null) {
      known = message.load(name);
      message.check(known);
    }
    described = known;
    return known;
  }

  /** A class that was allowed brings its abstract superclasses, of which there are no objects. */
  private @Nullable Class<?> abstractSuperclass(String name) {
    Class<?> parent = described.getSuperclass();
    return parent != null
            && Modifier.isAbstract(parent.getModifiers())
            && parent.getName().equals(name)
        ? parent
        : null;
  }

  @Override
  protected Class<?> resolveProxyClass(String[] interfaces) {
    throw new TypeNotAllowedException("The bytes hold a dynamic proxy, which is never allowed");
  }

  @Override
  protected @Nullable Object resolveObject(@Nullable Object value) {
    if (value instanceof String text) {
      message.chars(text.length(), Integer.MAX_VALUE);
    } else if (value != null && isHooked(value.getClass())) {
      message.enter(value.getClass());
      message.exit();
    }
    return value;
  }

  private boolean isHooked(Class<?> type) {
    return config.shapes().of(type).kind() == Shape.Kind.JAVA_HOOKS;
  }
}
