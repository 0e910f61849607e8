package dev.polycodec.spi.walk;

import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;

/** Records, which are created from their components. */
final class RecordType extends FieldedType {

  RecordType(ObjectTypes types, Shape shape, int number) {
    super(types, shape, number);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (generic) {
      walk.claims.note(walk.objects.latest(), declared);
    }
    walk.objects.unfinished();
    fields.write(walk, value, declared.parts(this));
    walk.objects.finish();
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (generic) {
      walk.claims.note(id, declared);
    }
    walk.objects.begin(id);
    Layout layout = message.layout(type);
    Object value =
        layout == null
            ? fields.construct(walk, declared.parts(this))
            : fields.reconcile(
                layout.components(shape, fields.readSlots(walk, layout, declared.parts(this))),
                message);
    walk.objects.requireKept(id, shape, value);
    walk.objects.end(id, message);
    message.exit();
    return value;
  }
}
