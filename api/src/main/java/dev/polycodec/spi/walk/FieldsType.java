package dev.polycodec.spi.walk;

import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;

/** Objects that are allocated, then filled: the values of their fields, in order. */
final class FieldsType extends ObjectType {

  private final Shape shape;
  private final ObjectFields fields;

  FieldsType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.shape = shape;
    this.fields = types.fields(shape);
  }

  @Override
  void encode(ObjectWriter walk, Object value) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    fields.write(walk, value);
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    Object value = shape.allocate();
    walk.objects.set(id, value);
    walk.objects.begin(id);
    Layout layout = message.reconciles() ? message.layout(type) : null;
    if (layout == null || layout.same()) {
      fields.read(walk, value);
    } else {
      layout.fill(value, fields.readSlots(walk, layout));
    }
    walk.objects.end(id, message);
    message.exit();
    return value;
  }

  @Override
  boolean hasFields() {
    return true;
  }

  @Override
  void compile() {
    fields.compile();
  }
}
