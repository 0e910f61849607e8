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
    this.fields = new ObjectFields(types, shape);
  }

  @Override
  void encode(ObjectWriter walk, Object value) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int id = walk.objects.unfinished();
    walk.write(shape.seed(value), types.of(Object.class));
    walk.objects.finish(id);
    fields.write(walk, value);
    walk.writeForm(shape.content(value, message), types.of(Object[].class));
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.objects.begin(id);
    Object value = shape.create(walk.read(types.of(Object.class)));
    walk.objects.set(id, value);
    Layout layout = message.reconciles() ? message.layout(type) : null;
    if (layout == null || layout.same()) {
      fields.read(walk, value);
    } else {
      layout.fill(value, fields.readSlots(walk, layout));
    }
    if (!(walk.readForm(types.of(Object[].class)) instanceof @Nullable Object[] content)) {
      throw new MalformedDataException("The bytes hold no valid " + type.getName());
    }
    shape.fill(value, content, message, walk.objects.late);
    walk.objects.end(id, message);
    message.exit();
    return value;
  }

  @Override
  void compile() {
    fields.compile();
  }
}
