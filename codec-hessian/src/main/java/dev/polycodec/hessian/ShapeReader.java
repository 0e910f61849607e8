package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianInput;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Bulk;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads an object of one class by its shape. */
final class ShapeReader extends TypedReader {

  private final ValueReader values;
  private final Message message;
  private final Shape shape;

  ShapeReader(ValueReader values, Shape shape) {
    this.values = values;
    this.message = values.message();
    this.shape = shape;
  }

  @Override
  Object list(int length) throws IOException {
    if (shape.kind() == Shape.Kind.ENUM) {
      return constant(length);
    }
    message.enter(shape.type());
    Object value =
        switch (shape.kind()) {
          case COLLECTION -> collection(values.announced(length));
          case ARRAY -> array(length, shape.type().componentType());
          case SURROGATE ->
              values.resolve(values.reserve(), shape.fromForm(values.only(length), message));
          default -> throw unexpected("list");
        };
    message.exit();
    return value;
  }

  private Object constant(int length) throws IOException {
    message.check(shape.enumClass());
    if (values.only(length) instanceof String name) {
      return shape.constant(name);
    }
    throw unexpected("list");
  }

  private Object collection(int length) throws IOException {
    @SuppressWarnings("unchecked") // elements are erased
    Collection<@Nullable Object> target = (Collection<@Nullable Object>) shape.newContainer();
    values.open(target);
    @Nullable Object[] elements = values.values(length);
    values.fill(target instanceof Set, () -> addAll(target, elements));
    values.close();
    return target;
  }

  private void addAll(Collection<@Nullable Object> target, @Nullable Object[] elements) {
    for (Object element : elements) {
      if (shape.keyed()) {
        message.key(target, element);
      }
      target.add(element);
    }
  }

  private Object array(int length, Class<?> component) throws IOException {
    if (component.isPrimitive()) {
      return primitives(length, component);
    }
    Object[] target = (Object[]) Array.newInstance(component, values.announced(length));
    values.open(target);
    @Nullable Object[] elements = values.values(length);
    for (int i = 0; i < length; i++) {
      target[i] = message.sound(elements[i], component);
    }
    values.close();
    return target;
  }

  private Object primitives(int length, Class<?> component) throws IOException {
    int reference = values.reserve();
    if (values.only(length) instanceof byte[] bytes) {
      return values.resolve(reference, Bulk.fromBytes(bytes, component, message));
    }
    throw unexpected("list");
  }

  @Override
  public Object readMap(AbstractHessianInput in) throws IOException {
    message.enter(shape.type());
    Object value = shape.kind() == Shape.Kind.MAP ? map() : object();
    in.readMapEnd();
    message.exit();
    return value;
  }

  private Object map() throws IOException {
    @SuppressWarnings("unchecked") // keys and values are erased
    Map<@Nullable Object, @Nullable Object> target =
        (Map<@Nullable Object, @Nullable Object>) shape.newContainer();
    values.open(target);
    @Nullable Object[] entries = values.entries();
    values.fill(true, () -> putAll(target, entries));
    values.close();
    return target;
  }

  private void putAll(Map<@Nullable Object, @Nullable Object> target, @Nullable Object[] entries) {
    for (int i = 0; i < entries.length; i += 2) {
      message.key(target, entries[i]);
      target.put(entries[i], entries[i + 1]);
    }
  }

  /** The names in a definition are not needed: the class table tells the fields. */
  @Override
  public Object[] createFields(int length) {
    return new String[values.announced(length)];
  }

  @Override
  public Object readObject(AbstractHessianInput in, Object[] fields) throws IOException {
    message.enter(shape.type());
    if (fields.length != message.layout(shape.type()).slots().size()) {
      throw new MalformedDataException(
          shape.type().getName() + " is defined with " + fields.length + " fields, not its own");
    }
    Object value = object();
    message.exit();
    return value;
  }

  private Object object() throws IOException {
    Layout layout = message.layout(shape.type());
    return switch (shape.kind()) {
      case FIELDS -> fields(layout);
      case RECORD -> record(layout);
      default -> throw unexpected("object");
    };
  }

  private Object fields(Layout layout) throws IOException {
    Object owner = shape.allocate();
    values.open(owner);
    layout.fill(owner, values.slots(layout));
    values.close();
    return owner;
  }

  private Object record(Layout layout) throws IOException {
    int reference = values.reserve();
    @Nullable Object[] components = layout.components(shape, values.slots(layout));
    try {
      return values.resolve(reference, shape.construct(components));
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IOException(e);
    }
  }
}
