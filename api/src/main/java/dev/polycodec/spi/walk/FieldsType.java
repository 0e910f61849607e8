package dev.polycodec.spi.walk;

import dev.polycodec.EncodeException;
import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Objects that are allocated, then filled: the values of their fields, in order. */
final class FieldsType extends FieldedType {

  private final @Nullable Function<Object, @Nullable String> lossCheck;

  FieldsType(ObjectTypes types, Shape shape, int number) {
    super(types, shape, number);
    this.lossCheck = types.config.shapes().lossCheck(type);
  }

  @Override
  void encode(ObjectWriter walk, Object value, Declared declared) throws Exception {
    Message message = walk.message();
    message.enterChecked(footprint);
    if (lossCheck != null) {
      requireKept(lossCheck.apply(value));
    }
    if (generic) {
      walk.claims.note(walk.objects.latest(), declared);
    }
    fields.write(walk, value, declared.parts(this));
    message.exit();
  }

  private void requireKept(@Nullable String loss) {
    if (loss != null) {
      throw new EncodeException(
          "The fields of "
              + type.getName()
              + " do not bring it back, because "
              + loss
              + ": register a Surrogate for it");
    }
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
