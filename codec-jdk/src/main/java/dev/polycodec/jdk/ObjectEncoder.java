package dev.polycodec.jdk;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.walk.ObjectWriter;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The object stream of one message. Classes with Java hooks are the JDK's business; every other
 * object that they refer to is carried, so that it need not be serializable, its depth is counted,
 * and references back to it come out right.
 */
final class ObjectEncoder extends ObjectOutputStream {

  /** Instead of a class descriptor: that of {@link Carrier}, or one in full. */
  static final int CARRIER = 0;

  static final int FULL = 1;

  private final ObjectWriter walk;
  private final StreamClasses classes;
  private final Shapes shapes;
  private final Message message;
  private final StreamDepth depth;
  private @Nullable Map<Object, Carrier> carriers;

  /** The object with hooks that is about to be written, and what is declared where it is. */
  private @Nullable Object hooked;

  private Class<?> declared = Object.class;

  /** The class that was described last; those of its superclasses follow. */
  private Class<?> described = Object.class;

  /** The classes that are values, of which the stream has no objects. */
  private final Set<Class<?>> named = new HashSet<>();

  ObjectEncoder(OutputStream out, ObjectWriter walk, StreamClasses classes) throws IOException {
    super(out);
    this.walk = walk;
    this.classes = classes;
    this.shapes = classes.config().shapes();
    this.message = walk.message();
    this.depth = new StreamDepth(classes.config().limits().maxDepth());
    enableReplaceObject(true);
  }

  void writeHooked(Object value, Class<?> where) throws IOException {
    hooked = value;
    declared = where;
    try {
      writeObject(value);
    } catch (StackOverflowError e) {
      message.reached(depth.atMost());
      throw e;
    }
    // The stream asks nothing of an object that it has written before.
    hooked = null;
  }

  void writeCarried(Carrier carrier) throws IOException {
    carrier.open = true;
    try {
      walk.write(Objects.requireNonNull(carrier.value, "known on encode"));
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
    carrier.open = false;
  }

  @Override
  protected @Nullable Object replaceObject(@Nullable Object value) {
    Object replaced = hooked;
    hooked = null;
    if (value != null && replaced != null && value != replaced) {
      requireFits(value, replaced.getClass());
    }
    if (value == null || value instanceof Carrier || JdkForms.isOne(value.getClass())) {
      return value;
    }
    if (value instanceof String) {
      return value;
    }
    Shape shape = shapes.of(value.getClass());
    return switch (shape.kind()) {
      case SCALAR, ENUM -> value;
      case JAVA_HOOKS -> beginHooked(value);
      case ARRAY -> isPrimitiveArray(value) ? value : carry(value);
      case COLLECTION, MAP, RECORD, FIELDS, EXTENSION, SURROGATE, OPEN -> carry(value);
      case REFUSED -> throw new EncodeException(String.valueOf(shape.refusal()));
    };
  }

  /**
   * What {@code writeReplace} has put there comes back as it is, unless it has hooks of its own:
   * most often these make what it stands for, which the reader asks the policy for.
   */
  private void requireFits(Object value, Class<?> replaced) {
    Shape.Kind kind = shapes.of(value.getClass()).kind();
    if (kind == Shape.Kind.JAVA_HOOKS) {
      message.check(replaced);
    }
    boolean open = kind == Shape.Kind.JAVA_HOOKS || kind == Shape.Kind.SURROGATE;
    if (!open && !declared.isInstance(value)) {
      throw new EncodeException(
          "The writeReplace of "
              + replaced.getName()
              + " puts an object of "
              + value.getClass().getName()
              + " in its place, and "
              + declared.getName()
              + " is declared there: register a Surrogate for "
              + replaced.getName());
    }
  }

  private Carrier carry(Object value) {
    depth.begin();
    Map<Object, Carrier> known = carriers;
    if (known == null) {
      known = new IdentityHashMap<>();
      carriers = known;
    }
    return known.computeIfAbsent(value, Carrier::new);
  }

  private static boolean isPrimitiveArray(Object value) {
    return value.getClass().componentType().isPrimitive();
  }

  /** The stream tells when an object with hooks begins, not when it ends. */
  private Object beginHooked(Object value) {
    message.enter(value.getClass());
    message.exit();
    depth.begin();
    StreamClass type = classes.of(value.getClass());
    type.copies().charge(value, message);
    type.forEachSuspect(value, held -> Meta.refuse(held, message));
    type.hooked().requireReadable();
    if (carriers != null) {
      type.hooked().forEachReference(value, held -> requireClosed(held, value));
    }
    return value;
  }

  private void requireClosed(Object held, Object owner) {
    Carrier carrier = Objects.requireNonNull(carriers).get(held);
    if (carrier != null && carrier.open) {
      throw message.cycle(owner.getClass());
    }
  }

  @Override
  protected void writeStreamHeader() {
    // The frame identifies the message.
  }

  @Override
  protected void writeClassDescriptor(ObjectStreamClass descriptor) throws IOException {
    Class<?> type = descriptor.forClass();
    if (type == Carrier.class) {
      writeByte(CARRIER);
      return;
    }
    writeByte(FULL);
    if (isOfObjects(type)) {
      super.writeClassDescriptor(descriptor);
    } else {
      writeName(type);
    }
  }

  /** Says whether a class is described for the sake of objects, and not as a value. */
  private boolean isOfObjects(Class<?> type) {
    return JdkForms.isOne(type)
        || ObjectDecoder.isWhole(type, shapes)
        || (type == described.getSuperclass() && !named.contains(described));
  }

  /** Writes the descriptor of a class that is not serializable, whatever it is. */
  private void writeName(Class<?> type) throws IOException {
    writeUTF(type.getName());
    writeLong(0);
    writeByte(0);
    writeShort(0);
  }

  /** Called once for each class; the decoder's {@code resolveClass} is its counterpart. */
  @Override
  protected void annotateClass(Class<?> type) {
    if (type == Carrier.class) {
      return;
    }
    boolean superclass = type == described.getSuperclass() && isAbstractSuperclass(type);
    if (!JdkForms.isOne(type) && !superclass) {
      message.check(type);
      requireRead(type);
    }
    if (!isOfObjects(type)) {
      named.add(type);
    }
    described = type;
  }

  /**
   * The stream makes arrays of each class of them that it reads, and reads a class once: what only
   * has its name there is no superclass of another.
   */
  private void requireRead(Class<?> type) {
    boolean read =
        isOfObjects(type)
            ? named.stream().noneMatch(value -> continues(type, value))
            : !type.isArray();
    if (!read) {
      throw new EncodeException(
          "An object with Java serialization hooks refers to the class "
              + type.getName()
              + ", which their stream cannot bring back: let it keep the name, or register a"
              + " Surrogate for the object");
    }
  }

  /** Says whether the descriptor of a class goes on with that of another. */
  private static boolean continues(Class<?> type, Class<?> superclass) {
    return superclass.isAssignableFrom(type)
        && !superclass.isInterface()
        && Serializable.class.isAssignableFrom(superclass);
  }

  static boolean isAbstractSuperclass(Class<?> type) {
    boolean isAbstract = Modifier.isAbstract(type.getModifiers());
    return isAbstract && !type.isArray() && !type.isEnum();
  }

  @Override
  protected void annotateProxyClass(Class<?> type) {
    throw new EncodeException("A dynamic proxy has no portable form");
  }
}
