package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Reads a container, an array or an object of a class, which the bytes or a field name. */
final class RawType extends TypedReader {

  private final RawReader reader;
  private final @Nullable Class<?> type;

  RawType(RawReader reader, @Nullable Class<?> type) {
    this.reader = reader;
    this.type = type;
  }

  @Override
  public Class<?> getType() {
    return type == null ? Object.class : type;
  }

  /** Reads a value that is neither list, map nor object. */
  @Override
  public Object readObject(AbstractHessianInput in) throws IOException {
    return in.readObject();
  }

  @Override
  Object list(int length) throws IOException {
    Class<?> list = type == null ? ArrayList.class : type;
    reader.message().enter(list);
    Object value = list.isArray() ? array(list.componentType(), length) : collection(list, length);
    reader.message().exit();
    return value;
  }

  private Object collection(Class<?> list, int length) throws IOException {
    Collection<@Nullable Object> target = RawContainers.collection(reader.shape(list));
    reader.in().addRef(target);
    if (target instanceof List && !(target instanceof CopyOnWriteArrayList)) {
      elements(length, Object.class, target);
    } else {
      List<@Nullable Object> elements = new ArrayList<>();
      elements(length, Object.class, elements);
      reader.later(() -> RawContainers.addAll(target, elements, reader.message()));
    }
    return target;
  }

  private void elements(int length, Class<?> component, Collection<@Nullable Object> target)
      throws IOException {
    int end = length < 0 ? Integer.MAX_VALUE : reader.announced(length);
    for (int i = 0; i < end && (length >= 0 || !reader.in().isEnd()); i++) {
      target.add(reader.read(component));
      reader.message().elements(i + 1, 1, Integer.MAX_VALUE);
    }
  }

  private Object array(Class<?> component, int length) throws IOException {
    if (length < 0) {
      throw new MalformedDataException("The bytes hold an array without its length");
    }
    Object target = Array.newInstance(component, reader.announced(length));
    reader.in().addRef(target);
    for (int i = 0; i < length; i++) {
      Array.set(target, i, reader.read(component));
    }
    return target;
  }

  @Override
  public Object readMap(AbstractHessianInput in) throws IOException {
    Class<?> map = type == null ? HashMap.class : type;
    reader.message().enter(map);
    Object value =
        Map.class.isAssignableFrom(map)
            ? map(reader.shape(map))
            : object(reader.shape(map), () -> in.isEnd() ? null : in.readString());
    in.readMapEnd();
    reader.message().exit();
    return value;
  }

  private Object map(Shape shape) throws IOException {
    Map<@Nullable Object, @Nullable Object> target = RawContainers.map(shape);
    reader.in().addRef(target);
    List<@Nullable Object> entries = new ArrayList<>();
    while (!reader.in().isEnd()) {
      entries.add(reader.read(Object.class));
      entries.add(reader.read(Object.class));
      reader.message().elements(entries.size() / 2, 2, Integer.MAX_VALUE);
    }
    reader.later(() -> RawContainers.putAll(target, entries, reader.message()));
    return target;
  }

  @Override
  public Object[] createFields(int length) {
    return new String[reader.announced(length)];
  }

  @Override
  public Object readObject(AbstractHessianInput in, @Nullable Object[] names) throws IOException {
    if (type == null) {
      throw unexpected("object");
    }
    reader.message().enter(type);
    Object value = object(reader.shape(type), Names.of(names));
    reader.message().exit();
    return value;
  }

  private Object object(Shape shape, Names names) throws IOException {
    return switch (shape.kind()) {
      case FIELDS -> fields(shape, names);
      case ENUM -> constant(shape, names);
      case JAVA_HOOKS, REFUSED ->
          throw new TypeNotAllowedException(String.valueOf(shape.refusal()));
      default -> throw unexpected("object");
    };
  }

  private Object fields(Shape shape, Names names) throws IOException {
    Object owner = shape.allocate();
    reader.in().addRef(owner);
    RawFields.Cursor cursor = reader.fields(shape).cursor();
    for (String name = names.next(); name != null; name = names.next()) {
      FieldShape field = cursor.next(name);
      Object value = reader.read(field == null ? Object.class : field.type());
      if (field != null && !(value == null && field.type().isPrimitive())) {
        field.set(owner, value);
      }
    }
    return owner;
  }

  private Object constant(Shape shape, Names names) throws IOException {
    int reference = reader.reserve();
    RawValue.Content content = RawValue.Content.read(reader, names);
    Object constant = shape.constant(content.text("name"), reader.message());
    reader.resolve(reference, constant);
    return constant;
  }

  /** The names of the values that follow. */
  interface Names {

    /** Returns the next name, or null at the end. */
    @Nullable String next() throws IOException;

    static Names of(@Nullable Object[] names) {
      int[] next = {0};
      return () -> next[0] < names.length ? (String) names[next[0]++] : null;
    }
  }
}
