package dev.polycodec.spi.walk;

import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;

/** Records, which are created from their components. */
final class RecordType extends ObjectType {

  private final Shape shape;
  private final ObjectFields fields;

  RecordType(ObjectTypes types, Shape shape, int number) {
    super(shape, number, true);
    this.shape = shape;
    this.fields = types.fields(shape);
  }

  @Override
  void encode(ObjectWriter walk, Object value) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    int id = walk.objects.unfinished();
    fields.write(walk, value);
    walk.objects.finish(id);
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    walk.objects.begin(id);
    Layout layout = message.reconciles() ? message.layout(type) : null;
    Object value =
        layout == null || layout.same()
            ? fields.construct(walk)
            : fields.construct(layout.components(shape, fields.readSlots(walk, layout)), message);
    walk.objects.requireKept(id, shape, value);
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
