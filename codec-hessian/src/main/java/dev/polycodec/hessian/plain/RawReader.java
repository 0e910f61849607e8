package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import com.caucho.hessian.io.Deserializer;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a message of Hessian's own serializers, with Hessian's input alone: its deserializers would
 * load what the bytes name and store what they hold into any field.
 */
final class RawReader implements ShapeFactory.Types {

  /** The most bytes that Hessian reads ahead of what it is asked for. */
  private static final int READ_AHEAD = 1024;

  /** Stands for an object that is complete only after what it refers to. */
  private static final Object UNFINISHED = new Object();

  private final Source source;
  private final AbstractHessianInput in;
  private final Shapes shapes;
  private final Message message;
  private final boolean first;
  private final Map<Class<?>, RawFields> fields = new HashMap<>();

  /** What waits until every object is complete: hashes and orders of objects. */
  private final List<Runnable> deferred = new ArrayList<>();

  private boolean atRoot = true;

  /** Reads one message; {@code first} if it is of Hessian 1.0. */
  RawReader(Source source, AbstractHessianInput in, Shapes shapes, Message message, boolean first) {
    this.source = source;
    this.in = in;
    this.shapes = shapes;
    this.message = message;
    this.first = first;
  }

  @Nullable Object root() throws IOException {
    Object value = read(message.root().raw());
    deferred.forEach(Runnable::run);
    return value;
  }

  /** Reads a value for a place of a declared class; null may be for a primitive, too. */
  @Nullable Object read(Class<?> declared) throws IOException {
    Object value = readPart(declared);
    if (value != null) {
      message.admit(value.getClass());
    }
    return value;
  }

  /** Reads a value that may be no more than a part of what one of the JDK is written as. */
  @Nullable Object readPart(Class<?> declared) throws IOException {
    boolean container =
        declared.isArray()
            || Collection.class.isAssignableFrom(declared)
            || Map.class.isAssignableFrom(declared);
    Object value = container ? in.readObject(declared) : in.readObject();
    if (value == UNFINISHED) {
      throw new MalformedDataException("An object refers to itself before it can");
    }
    return message.sound(RawScalars.of(value, declared), declared);
  }

  @Override
  public Deserializer find(@Nullable String name, @Nullable Class<?> expected) {
    boolean root = atRoot;
    atRoot = false;
    if (name == null || name.isEmpty()) {
      return new RawType(this, expected);
    }
    RawValue handle = RawValue.ofHandle(name);
    if (handle != null) {
      return new RawValueReader(this, handle);
    }
    String className = RawScalars.className(name);
    Class<?> type = root ? message.loadRoot(className) : message.load(className);
    RawValue value = RawValue.of(type);
    return value == null ? new RawType(this, type) : new RawValueReader(this, value);
  }

  AbstractHessianInput in() {
    return in;
  }

  Message message() {
    return message;
  }

  Shape shape(Class<?> type) {
    return shapes.of(type);
  }

  /** Returns the fields of a class, by the names on the wire. */
  RawFields fields(Shape shape) {
    return fields.computeIfAbsent(shape.type(), type -> new RawFields(shape));
  }

  /** Checks the length of a container that the bytes announce. */
  int announced(int length) {
    return message.container(length, 1, source.available() + READ_AHEAD);
  }

  /** Makes room for the reference to an object that is still unknown. */
  int reserve() throws IOException {
    return in.addRef(UNFINISHED);
  }

  /**
   * Makes room for the reference to an object that was written in place of another: Hessian 2.0
   * numbers both, and refers to the second.
   */
  int reserveReplaced() throws IOException {
    if (!first) {
      reserve();
    }
    return reserve();
  }

  /** Makes an object known to those that refer to it. */
  void resolve(int reference, Object value) throws IOException {
    in.setRef(reference, value);
  }

  /** Fills a container when all that it holds is complete. */
  void later(Runnable filling) {
    deferred.add(filling);
  }
}
