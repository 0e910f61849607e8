package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Bulk;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Scalar;
import dev.polycodec.spi.Shape;
import io.protostuff.Input;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what {@link ValueWriter} writes; every value is checked against the type it goes to. */
final class ValueReader extends ContentSchema {

  private static final Scalar[] SCALARS = Scalar.values();

  private final ProtostuffBackend backend;
  private final TypeRefs refs;
  private final Message message;
  private final BoundedInput in;
  private boolean nested;

  ValueReader(
      ProtostuffBackend backend,
      TypeRefs refs,
      Message message,
      byte[] bytes,
      int offset,
      int length) {
    this.backend = backend;
    this.refs = refs;
    this.message = message;
    this.in = new BoundedInput(bytes, offset, length, backend.delimited(), message);
  }

  Object root() throws Exception {
    Shape type = backend.shape(message.rootClass());
    return content(type, next());
  }

  @Override
  public void mergeFrom(Input input, Content content) throws IOException {
    boolean outer = nested;
    nested = true;
    try {
      content.value = typed(content.declared);
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
    nested = outer;
  }

  private int next() throws IOException {
    return in.next(this, nested);
  }

  private Object typed(@Nullable Shape declared) throws Exception {
    int number = next();
    Shape type = declared;
    if (number == ValueWriter.NAME) {
      type = backend.shape(message.load(in.string()));
      refs.add(type.type());
      number = next();
    } else if (number == ValueWriter.NUMBER) {
      type = backend.shape(refs.get(in.int32()));
      number = next();
    } else if (number > ValueWriter.NULL && (declared == null || isOpen(declared))) {
      return end(scalarElement(number));
    }
    if (type == null) {
      throw new MalformedDataException("A nested value names no class");
    }
    return content(type, number);
  }

  /** A scalar may stand in a field of its own class, or of an interface or superclass. */
  private static boolean isOpen(Shape declared) {
    return declared.kind() == Shape.Kind.OPEN || declared.scalar() != null;
  }

  private Object content(Shape type, int first) throws Exception {
    if (type.scalar() != null) {
      Object value = scalarElement(first);
      message.sound(value, type.type());
      return end(value);
    }
    if (type.kind() == Shape.Kind.ENUM) {
      requireField(first, ValueWriter.FIRST);
      return end(type.constant(in.string()));
    }
    message.enter(type.type());
    Object value = state(type, first);
    message.exit();
    return value;
  }

  private Object state(Shape type, int first) throws Exception {
    return switch (type.kind()) {
      case FIELDS, OPEN -> fields(type, first);
      case RECORD -> record(type, first);
      case COLLECTION -> elements(type, first);
      case MAP -> entries(type, first);
      case ARRAY -> array(type, first);
      case SURROGATE -> form(type, first);
      default -> throw new MalformedDataException("No value can have " + type.type());
    };
  }

  private Object fields(Shape type, int first) throws Exception {
    Object owner = type.allocate();
    Layout layout = message.layout(type.type());
    if (!layout.same()) {
      layout.fill(owner, values(layout, first)); // also what is absent because it was null
      return owner;
    }
    for (int number = first; number != 0; number = next()) {
      field(type.fields().get(index(layout, number)), owner);
    }
    return owner;
  }

  private void field(FieldShape field, Object owner) throws Exception {
    Scalar scalar = field.scalar();
    if (scalar != null && field.type().isPrimitive()) {
      field.setBits(owner, Scalars.readBits(in, scalar));
    } else {
      field.set(owner, scalar == null ? value(field.shape()) : Scalars.read(in, scalar));
    }
  }

  private @Nullable Object[] values(Layout layout, int first) throws Exception {
    @Nullable Object[] values = new Object[layout.slots().size()];
    for (int number = first; number != 0; number = next()) {
      int index = index(layout, number);
      values[index] = field(layout.slots().get(index));
    }
    return values;
  }

  private Object record(Shape type, int first) throws Exception {
    Layout layout = message.layout(type.type());
    try {
      return type.construct(layout.components(type, values(layout, first)));
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static int index(Layout layout, int number) {
    int index = number - ValueWriter.FIRST;
    if (index < 0 || index >= layout.slots().size()) {
      throw new MalformedDataException("A class has no field number " + number);
    }
    return index;
  }

  private Object field(Layout.Slot slot) throws Exception {
    Class<?> declared = slot.wireType();
    Scalar scalar = Scalar.ofDeclared(declared);
    if (scalar != null) {
      return Scalars.read(in, scalar);
    }
    return value(backend.shape(declared));
  }

  private Object value(Shape type) throws Exception {
    if (type.kind() == Shape.Kind.ENUM) {
      return type.constant(in.string());
    }
    Object value = nested(type);
    message.sound(value, type.type());
    return value;
  }

  private Object elements(Shape type, int first) throws Exception {
    @SuppressWarnings("unchecked") // a container of this codec's making
    Collection<Object> values = (Collection<Object>) type.newContainer();
    int size = 0;
    for (int number = first; number != 0; number = next()) {
      message.elements(++size, 1, Integer.MAX_VALUE);
      Object value = element(number);
      if (type.keyed()) {
        message.key(values, value);
      }
      values.add(value);
    }
    return values;
  }

  private Object entries(Shape type, int first) throws Exception {
    @SuppressWarnings("unchecked") // a container of this codec's making
    Map<Object, Object> map = (Map<Object, Object>) type.newContainer();
    int size = 0;
    for (int number = first; number != 0; number = next()) {
      message.elements(++size, 1, Integer.MAX_VALUE);
      Object key = element(number);
      Object value = element(next());
      message.key(map, key);
      map.put(key, value);
    }
    return map;
  }

  private Object array(Shape type, int first) throws Exception {
    Class<?> component = type.type().getComponentType();
    if (component.isPrimitive()) {
      requireField(first, ValueWriter.FIRST);
      return end(Bulk.fromBytes(in.bytes(), component, message));
    }
    List<@Nullable Object> values = new ArrayList<>();
    for (int number = first; number != 0; number = next()) {
      message.elements(values.size() + 1, 1, Integer.MAX_VALUE);
      values.add(message.sound(element(number), component));
    }
    return values.toArray((Object[]) Array.newInstance(component, values.size()));
  }

  private Object form(Shape type, int first) throws Exception {
    return end(type.fromForm(element(first), message));
  }

  private @Nullable Object element(int number) throws Exception {
    if (number == ValueWriter.NULL) {
      in.bool();
      return null;
    }
    return number == ValueWriter.NESTED ? nested(null) : scalarElement(number);
  }

  private Object scalarElement(int number) throws IOException {
    int ordinal = number - ValueWriter.NULL - 1;
    if (ordinal < 0 || ordinal >= SCALARS.length) {
      throw new MalformedDataException("No scalar has field number " + number);
    }
    return Scalars.read(in, SCALARS[ordinal]);
  }

  private Object nested(@Nullable Shape declared) throws IOException {
    return in.nested(new Content(declared, Content.UNREAD), this).value;
  }

  private <T> T end(T value) throws IOException {
    requireField(next(), 0);
    return value;
  }

  private static void requireField(int actual, int expected) {
    if (actual != expected) {
      throw new MalformedDataException(
          "Expected field number " + expected + " but found " + actual);
    }
  }
}
