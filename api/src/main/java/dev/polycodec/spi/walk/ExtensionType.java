package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
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
  void encode(ObjectWriter walk, Object value) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    begin(walk.named);
    int id = walk.objects.unfinished();
    walk.write(shape.seed(value), types.of(Object.class));
    walk.objects.finish(id);
    fields.write(walk, value);
    walk.writeForm(shape.content(value, message), types.of(Object[].class));
    walk.endElements();
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.objects.begin(id);
    begin(walk.named);
    requireNext(walk.named, true);
    Object value = shape.create(walk.read(types.of(Object.class)));
    walk.objects.set(id, value);
    requireFields(walk.named);
    Layout layout = message.reconciles() ? message.layout(type) : null;
    if (layout == null || layout.same()) {
      fields.read(walk, value);
    } else {
      layout.fill(value, fields.readSlots(walk, layout));
    }
    requireNext(walk.named, true);
    if (!(walk.readForm(types.of(Object[].class)) instanceof @Nullable Object[] content)) {
      throw invalid();
    }
    requireNext(walk.named, false);
    shape.fill(value, content, message, walk.objects.late);
    walk.objects.end(id, message);
    message.exit();
    return value;
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

  private void requireFields(NamedWire.@Nullable Reader in) throws Exception {
    requireNext(in, true);
    if (in != null && in.look() != NamedWire.Token.OBJECT) {
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
