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

  ExtensionType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.types = types;
    this.shape = shape;
    this.fields = types.fields(shape);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    begin(walk.named);
    walk.objects.unfinished();
    walk.write(shape.seed(value), types.of(Object.class));
    walk.objects.finish();
    if (walk.named != null) {
      walk.named.writeClass(message.nameOf(type));
    }
    Declared[] parts = declared.parts(this);
    fields.write(walk, value, parts);
    walk.writeForm(shape.content(value, message), types.of(Object[].class), content(parts));
    walk.endElements();
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.objects.begin(id);
    begin(walk.named);
    requireNext(walk.named, true);
    Object value = shape.create(walk.read());
    walk.objects.set(id, value);
    requireFields(walk.named, message);
    Declared[] parts = declared.parts(this);
    Layout layout = message.reconciles() ? message.layout(type) : null;
    if (layout == null || layout.same()) {
      fields.read(walk, value, parts);
    } else {
      layout.fill(value, fields.readSlots(walk, layout, parts));
    }
    requireNext(walk.named, true);
    if (!(walk.readForm(types.of(Object[].class), content(parts))
        instanceof @Nullable Object[] content)) {
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

  // A format with names shows the three as elements.

  private static void begin(NamedWire.@Nullable Writer out) throws Exception {
    if (out != null) {
      out.beginArray();
    }
  }

  private static void begin(NamedWire.@Nullable Reader in) throws Exception {
    if (in != null) {
      in.beginArray();
    }
  }

  /** The fields have the class again: one that has lost its fields would take them for elements. */
  private void requireFields(NamedWire.@Nullable Reader in, Message message) throws Exception {
    requireNext(in, true);
    if (in != null
        && !(in.look() == NamedWire.Token.TYPED && message.nameOf(type).equals(in.readClass()))) {
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
