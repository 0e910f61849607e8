package dev.polycodec.spi.walk;

import dev.polycodec.internal.shape.Blank;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Objects that are allocated, then filled: the values of their fields, in order. */
final class FieldsType extends FieldedType {

  private final boolean blank;
  private final @Nullable Consumer<Object> keyCheck;

  FieldsType(ObjectTypes types, Shape shape, int number) {
    super(types, shape, number);
    this.blank = Blank.is(shape.type());
    this.keyCheck = types.config.shapes().keyCheck(type);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (blank) {
      Blank.requireEqual(value, shape);
    }
    if (keyCheck != null) {
      keyCheck.accept(value);
    }
    if (generic) {
      walk.claims.note(walk.objects.latest(), declared);
    }
    fields.write(walk, value, declared.parts(this));
    message.exit();
  }

  @Override
  Object decode(ObjectReader walk, int id, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (generic) {
      walk.claims.note(id, declared);
    }
    Object value = shape.allocate();
    walk.objects.set(id, value);
    walk.objects.begin(id);
    Layout layout = message.layout(type);
    if (layout == null) {
      fields.read(walk, value, declared.parts(this));
    } else {
      layout.fill(value, fields.readSlots(walk, layout, declared.parts(this)));
    }
    walk.objects.end(id, message);
    message.exit();
    return value;
  }
}
