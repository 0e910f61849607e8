package dev.polycodec.protostuff;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
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
    TypeInfo type = backend.type(message.rootClass());
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

  private Object typed(@Nullable TypeInfo declared) throws Exception {
    int number = next();
    TypeInfo type = declared;
    if (number == TypeInfo.NAME) {
      type = backend.type(message.load(in.string()));
      refs.add(type);
      number = next();
    } else if (number == TypeInfo.NUMBER) {
      type = refs.get(in.int32());
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
  private static boolean isOpen(TypeInfo declared) {
    return declared.kind() == Shape.Kind.OPEN || declared.scalar() != 0;
  }

  private Object content(TypeInfo type, int first) throws Exception {
    if (type.scalar() != 0) {
      Object value = scalarElement(first);
      message.sound(value, type.type());
      return end(value);
    }
    if (type.kind() == Shape.Kind.ENUM) {
      requireField(first, TypeInfo.FIRST);
      return end(constant(type));
    }
    message.enter(type.type());
    Object value = state(type, first);
    message.exit();
    return value;
  }

  private Object state(TypeInfo type, int first) throws Exception {
    return switch (type.kind()) {
      case FIELDS -> fields(type, first);
      case RECORD -> record(type, first);
      case COLLECTION -> elements(type, first);
      case MAP -> entries(type, first);
      case ARRAY -> array(type, first);
      case SURROGATE -> value(type, first);
      default -> throw new MalformedDataException("No value can have " + type.type());
    };
  }

  private Object fields(TypeInfo type, int first) throws Exception {
    Object owner = type.shape().allocate();
    List<? extends Layout.Slot> slots = message.layout(type.type()).slots();
    for (int number = first; number != 0; number = next()) {
      Layout.Slot slot = slot(slots, number);
      Object value = slot.convert(field(slot));
      FieldShape target = slot.target();
      if (target != null) {
        target.set(owner, message.sound(value, boxed(target.type())));
      }
    }
    return owner;
  }

  private Object record(TypeInfo type, int first) throws Exception {
    List<FieldShape> components = type.shape().fields();
    @Nullable Object[] values = new Object[components.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = zero(components.get(i).type());
    }
    List<? extends Layout.Slot> slots = message.layout(type.type()).slots();
    for (int number = first; number != 0; number = next()) {
      Layout.Slot slot = slot(slots, number);
      Object value = slot.convert(field(slot));
      FieldShape target = slot.target();
      if (target != null) {
        values[components.indexOf(target)] = message.sound(value, boxed(target.type()));
      }
    }
    try {
      return type.shape().construct(values);
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static Layout.Slot slot(List<? extends Layout.Slot> slots, int number) {
    int index = number - TypeInfo.FIRST;
    if (index < 0 || index >= slots.size()) {
      throw new MalformedDataException("A class has no field number " + number);
    }
    return slots.get(index);
  }

  private Object field(Layout.Slot slot) throws Exception {
    Class<?> declared = slot.wireType();
    int code = Scalars.isExact(declared) ? Scalars.codeOf(declared) : 0;
    if (code != 0) {
      return Scalars.read(in, code);
    }
    TypeInfo type = backend.type(declared);
    return type.kind() == Shape.Kind.ENUM ? constant(type) : nested(type);
  }

  private Object elements(TypeInfo type, int first) throws Exception {
    @SuppressWarnings("unchecked") // a container of this codec's making
    Collection<Object> values = (Collection<Object>) type.shape().newContainer();
    int size = 0;
    for (int number = first; number != 0; number = next()) {
      message.elements(++size, 0, Integer.MAX_VALUE);
      values.add(element(number));
    }
    return values;
  }

  private Object entries(TypeInfo type, int first) throws Exception {
    @SuppressWarnings("unchecked") // a container of this codec's making
    Map<Object, Object> map = (Map<Object, Object>) type.shape().newContainer();
    int size = 0;
    for (int number = first; number != 0; number = next()) {
      message.elements(++size, 0, Integer.MAX_VALUE);
      Object key = element(number);
      map.put(key, element(next()));
    }
    return map;
  }

  private Object array(TypeInfo type, int first) throws Exception {
    Class<?> component = type.type().getComponentType();
    if (component.isPrimitive()) {
      requireField(first, TypeInfo.FIRST);
      return end(PrimitiveArrays.fromBytes(in.bytes(), component, message));
    }
    List<@Nullable Object> values = new ArrayList<>();
    for (int number = first; number != 0; number = next()) {
      message.elements(values.size() + 1, 0, Integer.MAX_VALUE);
      values.add(message.sound(element(number), component));
    }
    return values.toArray((Object[]) Array.newInstance(component, values.size()));
  }

  private Object value(TypeInfo type, int first) throws Exception {
    return end(type.fromForm(element(first)));
  }

  private @Nullable Object element(int number) throws Exception {
    if (number == ValueWriter.NULL) {
      in.bool();
      return null;
    }
    return number == ValueWriter.NESTED ? nested(null) : scalarElement(number);
  }

  private Object scalarElement(int number) throws IOException {
    int code = number - ValueWriter.NULL;
    if (code < 1 || code > Scalars.LAST) {
      throw new MalformedDataException("No scalar has field number " + number);
    }
    return Scalars.read(in, code);
  }

  private Object nested(@Nullable TypeInfo declared) throws IOException {
    return in.nested(new Content(declared, Content.UNREAD), this).value;
  }

  private Object constant(TypeInfo type) throws IOException {
    String name = in.string();
    for (Object constant : type.enumClass().getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(name)) {
        return constant;
      }
    }
    throw new MalformedDataException(
        type.enumClass().getName() + " has no constant of the name in the bytes");
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

  private static Class<?> boxed(Class<?> type) {
    return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0).getClass() : type;
  }

  private static @Nullable Object zero(Class<?> type) {
    return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
  }
}
