package dev.polycodec.hessian.plain;

import com.caucho.hessian.io.AbstractHessianInput;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.hessian.plain.Classes.Place;
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
final class PlainType extends TypedReader {

  private final PlainReader reader;
  private final @Nullable Class<?> type;

  /** The names that the bytes define for objects of the class, and where their values go. */
  private @Nullable Object @Nullable [] defined;

  private PlainFields.Target[] targets = {};

  private @Nullable Shape shape;

  PlainType(PlainReader reader, @Nullable Class<?> type) {
    this.reader = reader;
    this.type = type;
  }

  private Shape shape(Class<?> of) {
    Shape known = shape;
    if (known == null || known.type() != of) {
      known = reader.classes().shape(of);
      shape = known;
    }
    return known;
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
    Collection<@Nullable Object> target =
        list.isAssignableFrom(ArrayList.class)
            ? new ArrayList<>()
            : PlainContainers.collection(shape(list));
    reader.in().addRef(target);
    Place any = reader.classes().any();
    if (target instanceof List && !(target instanceof CopyOnWriteArrayList)) {
      elements(length, target, any);
    } else {
      List<@Nullable Object> elements = new ArrayList<>();
      elements(length, elements, any);
      reader.later(() -> PlainContainers.addAll(target, elements, reader.message()));
    }
    return target;
  }

  private void elements(int length, Collection<@Nullable Object> target, Place place)
      throws IOException {
    if (length < 0) {
      for (int i = 1; !reader.in().isEnd(); i++) {
        target.add(reader.read(place));
        reader.message().elements(i, 1, Integer.MAX_VALUE);
      }
      return;
    }
    for (int left = reader.announced(length); left > 0; left--) {
      target.add(reader.read(place));
    }
  }

  private Object array(Class<?> component, int length) throws IOException {
    if (length < 0) {
      return array(component);
    }
    Object target =
        Array.newInstance(
            component, component.isPrimitive() ? reader.bulk(length) : reader.announced(length));
    reader.in().addRef(target);
    Place place = reader.classes().place(component);
    for (int i = 0; i < length; i++) {
      Array.set(target, i, reader.read(place));
    }
    return target;
  }

  /** Reads an array whose length other software does not write. */
  private Object array(Class<?> component) throws IOException {
    PlainReader.Unfinished object = reader.reserve();
    List<@Nullable Object> elements = new ArrayList<>();
    elements(-1, elements, reader.classes().place(component));
    Object target = Array.newInstance(component, elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Array.set(target, i, elements.get(i));
    }
    reader.resolve(object, target);
    return target;
  }

  @Override
  public Object readMap(AbstractHessianInput in) throws IOException {
    Class<?> map = type == null ? HashMap.class : type;
    reader.message().enter(map);
    Object value =
        Map.class.isAssignableFrom(map)
            ? map(shape(map))
            : object(shape(map), () -> in.isEnd() ? null : in.readString());
    in.readMapEnd();
    reader.message().exit();
    return value;
  }

  private Object map(Shape shape) throws IOException {
    Map<@Nullable Object, @Nullable Object> target = PlainContainers.map(shape);
    reader.in().addRef(target);
    List<@Nullable Object> entries = new ArrayList<>();
    Place any = reader.classes().any();
    while (!reader.in().isEnd()) {
      entries.add(reader.read(any));
      entries.add(reader.read(any));
      reader.message().elements(entries.size() / 2, 2, Integer.MAX_VALUE);
    }
    reader.later(() -> PlainContainers.putAll(target, entries, reader.message()));
    return target;
  }

  @Override
  public Object[] createFields(int length) {
    return reader.names(length);
  }

  @Override
  public Object readObject(AbstractHessianInput in, @Nullable Object[] names) throws IOException {
    if (type == null) {
      throw unexpected("object");
    }
    reader.message().enter(type);
    Shape shape = shape(type);
    Object value =
        shape.kind() == Shape.Kind.FIELDS ? fields(shape, names) : object(shape, Names.of(names));
    reader.message().exit();
    return value;
  }

  private Object object(Shape shape, Names names) throws IOException {
    return switch (shape.kind()) {
      case FIELDS -> fields(shape, names);
      case RECORD -> PlainRecord.read(reader, shape, names);
      case ENUM -> constant(shape, names);
      case JAVA_HOOKS ->
          throw unread(shape, "has hooks of Java serialization, which this codec does not run");
      case REFUSED -> throw unread(shape, "is more than its fields");
      default -> throw unexpected("object");
    };
  }

  private static TypeNotAllowedException unread(Shape shape, String why) {
    return new TypeNotAllowedException(
        shape.type().getName()
            + " "
            + why
            + ": register a deserializer of your own for it in HessianPlainOptions.setup");
  }

  private Object fields(Shape shape, Names names) throws IOException {
    Object owner = shape.allocate();
    reader.in().addRef(owner);
    PlainFields.Cursor cursor = reader.classes().fields(shape).cursor(reader.message());
    for (String name = names.next(); name != null; name = names.next()) {
      PlainFields.Target target = cursor.next(name);
      target.set(owner, reader.read(target.place()));
    }
    cursor.end();
    return owner;
  }

  /** Reads the fields of an object of a class that the bytes define once. */
  private Object fields(Shape shape, @Nullable Object[] names) throws IOException {
    if (names != defined) {
      targets = reader.classes().fields(shape).targets(names, reader.message());
      defined = names;
    }
    Object owner = shape.allocate();
    reader.in().addRef(owner);
    for (PlainFields.Target target : targets) {
      target.set(owner, reader.read(target.place()));
    }
    return owner;
  }

  private Object constant(Shape shape, Names names) throws IOException {
    PlainReader.Unfinished object = reader.reserve();
    PlainValue.Content content = PlainValue.Content.read(reader, names);
    Object constant = shape.constant(content.text("name"), reader.message());
    reader.resolve(object, constant);
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
