package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Objects that inherit from the JDK: what they are made of, their fields, and what they hold. */
final class ExtensionType extends ObjectType {

  private final ObjectTypes types;
  private final Shape shape;
  private final ObjectFields fields;

  /**
   * Whether a format with names tells that the content is that of a map, which looks like a list.
   */
  private final boolean told;

  ExtensionType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.types = types;
    this.shape = shape;
    this.fields = types.fields(shape);
    this.told = types.wire instanceof NamedWire && Map.class.isAssignableFrom(type);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (walk.named != null) {
      walk.named.beginArray(); // a format with names shows the three as elements
    }
    walk.objects.unfinished();
    walk.write(shape.seed(value), types.of(Object.class));
    walk.objects.finish();
    if (walk.named != null) {
      walk.named.writeClass(message.nameOf(type));
    }
    Declared[] parts = declared.parts(this);
    fields.write(walk, value, parts);
    writeContent(walk, shape.content(value, message), content(parts));
    walk.endElements();
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.objects.begin(id);
    if (walk.named != null) {
      walk.named.beginArray();
    }
    requireNext(walk.named, true);
    Object value = shape.create(walk.read());
    walk.objects.set(id, value);
    if (walk.named != null) { // one that has lost its fields would take them for elements
      requireClass(walk.named, message);
    }
    Declared[] parts = declared.parts(this);
    Layout layout = message.layout(type);
    if (layout == null) {
      fields.read(walk, value, parts);
    } else {
      layout.fill(value, fields.readSlots(walk, layout, parts));
    }
    if (!(readContent(walk, content(parts)) instanceof @Nullable Object[] content)) {
      throw invalid();
    }
    requireNext(walk.named, false);
    shape.fill(value, content, message, walk.objects.late);
    walk.objects.end(id, message);
    message.exit();
    return value;
  }

  /** What is declared of the fields, then of the array of what the object holds. */
  @Override
  Declared[] parts(DeclaredTypes declared, Declared at) {
    Declared[] parts = fields.parts(declared, at);
    Declared[] all = Arrays.copyOf(parts, parts.length + 1);
    Class<?> container = Map.class.isAssignableFrom(type) ? Map.class : Collection.class;
    Declared[] held = Containers.parts(container, declared, declared.bind(type, at));
    all[parts.length] = declared.listed(0, List.of(held));
    return all;
  }

  private static Declared content(Declared[] parts) {
    return parts[parts.length - 1];
  }

  @Override
  void forEachPart(
      Object value, Declared at, Message message, BiConsumer<@Nullable Object, Declared> to) {
    Declared[] parts = at.parts(this);
    fields.forEachPart(value, parts, to);
    to.accept(shape.content(value, message), content(parts));
  }

  private void writeContent(ObjectWriter walk, @Nullable Object[] content, Declared declared)
      throws Exception {
    ObjectType array = types.of(Object[].class);
    NamedWire.Writer out = told ? walk.named : null;
    if (out == null) {
      walk.writeForm(content, array, declared);
      return;
    }
    out.writeClass(walk.message().nameOf(type));
    out.beginValue();
    array.encode(walk, content, declared);
    out.endValue();
  }

  private @Nullable Object readContent(ObjectReader walk, Declared declared) throws Exception {
    ObjectType array = types.of(Object[].class);
    NamedWire.Reader in = walk.named;
    if (in != null && told) {
      requireClass(in, walk.message());
      in.beginValue();
      Object content = array.decode(walk, ReadObjects.NONE, declared);
      in.endValue();
      return content;
    }
    requireNext(in, true);
    if (in != null && in.look() != NamedWire.Token.ARRAY) {
      throw invalid();
    }
    return walk.readForm(array, declared);
  }

  private void requireClass(NamedWire.Reader in, Message message) throws Exception {
    requireNext(in, true);
    if (!(in.look() == NamedWire.Token.TYPED && message.nameOf(type).equals(in.readClass()))) {
      throw invalid();
    }
  }

  private void requireNext(NamedWire.@Nullable Reader in, boolean expected) throws Exception {
    if (in != null && in.hasNext() != expected) {
      throw invalid();
    }
  }

  private MalformedDataException invalid() {
    return new MalformedDataException("The bytes hold no valid " + type.getName());
  }

  @Override
  void compile() {
    fields.compile();
  }
}
